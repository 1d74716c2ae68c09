import { create } from 'zustand'

/** The browser's own dialog to install the app, as Chromium hands it to a page. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>
}

/** The dialog while the browser offers it: not once the app is installed, nor after one answer. */
export const useInstallPrompt = create<{ prompt: InstallPrompt | undefined }>(() => ({ prompt: undefined }))

const setPrompt = (prompt?: InstallPrompt) => useInstallPrompt.setState({ prompt })

/** Keeps the browser's offer until a tap asks for it, instead of its own bar at once. */
export function listenForInstallPrompt(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    setPrompt(event as InstallPrompt)
  })
  addEventListener('appinstalled', () => setPrompt())
}

/** Shows the browser's dialog, which it does once for each offer. Returns whether there was one. */
export function showInstallPrompt(): boolean {
  const { prompt } = useInstallPrompt.getState()
  if (!prompt) return false
  setPrompt()
  // The browser refuses a prompt that it has shown already.
  void prompt.prompt().catch(() => {})
  return true
}
