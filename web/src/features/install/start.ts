import { webClip } from '@/domain/install'

/** The web clip of the profile opens the app with a mark, which goes from the address to the device (REG-023). */
function noteWebClip() {
  const address = new URL(location.href)
  if (address.searchParams.get('webclip') !== '1') return
  webClip.write('1')
  address.searchParams.delete('webclip')
  history.replaceState(history.state, '', address.pathname + address.search + address.hash)
}

/** The worker keeps the app's own files, so that it starts without a network; each look at the page looks for a newer one. */
async function registerWorker() {
  // Development has its own files, which change all the time.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const isFirst = !navigator.serviceWorker.controller
  const registration = await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' })
  if (isFirst) void tellFiles()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') registration?.update().catch(() => {})
  })
}

/**
 * A first page came before there was a worker, and what it had asked for when the worker took over comes past it too: the
 * worker is told of every file this page has loaded, and of each that still arrives.
 */
async function tellFiles() {
  const { active } = await navigator.serviceWorker.ready
  const tell = (loaded: PerformanceEntryList) => {
    const files = loaded.map(({ name }) => name).filter((name) => name.includes('/assets/'))
    if (files.length > 0) active?.postMessage({ files })
  }
  new PerformanceObserver((list) => tell(list.getEntries())).observe({ type: 'resource', buffered: true })
}

/** What an installed app, or one that may become so, needs once the page is idle. */
export function startInstalling() {
  noteWebClip()
  // Private windows and plain-HTTP addresses have no workers: the app goes on without.
  registerWorker().catch(() => {})
}
