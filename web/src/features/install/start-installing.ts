import { webClip } from '@/domain/install'
import { addressOf } from '@/shared/navigation/base'

/** Stores the parameter with which the profile's web clip opens the app, and removes it from the URL (REG-023). */
function noteWebClip() {
  const address = new URL(location.href)
  if (address.searchParams.get('webclip') !== '1') return
  webClip.write('1')
  address.searchParams.delete('webclip')
  history.replaceState(history.state, '', address.pathname + address.search + address.hash)
}

/** Registers the service worker, which caches the app's files for offline starts; checks for an update at each page load. */
async function registerWorker() {
  // Not in development, whose files change all the time.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const isFirst = !navigator.serviceWorker.controller
  const registration = await navigator.serviceWorker.register(addressOf('/sw.js'), { updateViaCache: 'none' })
  if (isFirst) void tellFiles()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') registration?.update().catch(() => {})
  })
}

/**
 * Tells the worker about every file this page has loaded or still loads: those requested before the worker took control
 * bypass it.
 */
async function tellFiles() {
  const { active } = await navigator.serviceWorker.ready
  const tell = (loaded: PerformanceEntryList) => {
    const files = loaded.map(({ name }) => name).filter((name) => name.includes('/assets/'))
    if (files.length > 0) active?.postMessage({ files })
  }
  new PerformanceObserver((list) => tell(list.getEntries())).observe({ type: 'resource', buffered: true })
}

/** Setup of an installed or installable app, run when the page is idle. */
export function startInstalling() {
  noteWebClip()
  // Private windows and plain HTTP have no service workers; the app works without.
  registerWorker().catch(() => {})
}
