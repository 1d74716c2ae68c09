import { CLIENT_CONFIG, type Theme } from '@understudy/contracts/client-config'
import { create } from 'zustand'
import { storage } from '@/shared/storage'

const read = (): Theme => storage.theme.read() ?? CLIENT_CONFIG.defaultTheme

const useStore = create<{ theme: Theme }>(() => ({ theme: read() }))

const show = (theme: Theme) => {
  document.documentElement.dataset.theme = theme
}

export function setTheme(theme: Theme) {
  storage.theme.write(theme)
  useStore.setState({ theme })
}

/** Applies the stored theme, and follows changes, also from other tabs. */
export function startTheme() {
  useStore.setState({ theme: read() })
  show(useStore.getState().theme)
  useStore.subscribe(({ theme }) => show(theme))
  storage.theme.subscribe(() => useStore.setState({ theme: read() }))
}

export const useTheme = (): Theme => useStore((state) => state.theme)
