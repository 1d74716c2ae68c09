import { inTab } from '@/shared/storage'
import { shaped, text } from '@/shared/storage/shape'

/** The page that was reloaded because its code did not come; a page that then loads takes the mark away. */
const reloaded = inTab('reloadedFor', shaped(text))

/** The document could be had now; a reload without that would trade the app for the browser's own error page. */
const isServed = () =>
  fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )

/**
 * Reloads the document. Chromium asks only once for a module: what failed goes on failing until then. The same helps
 * where the server has a newer build, whose files have other names.
 */
export async function reloadIfServed(): Promise<void> {
  if (await isServed()) location.reload()
}

/** As `reloadIfServed`, but once for a page: code that is really gone would load it for ever. False when it was done before. */
export async function reloadOnce(): Promise<boolean> {
  if (reloaded.read() === location.pathname) return false
  if (await isServed()) {
    reloaded.write(location.pathname)
    location.reload()
  }
  return true
}

/** The code of this page has come, so a later failure may reload it again. */
export function pageLoaded(): void {
  if (reloaded.read() === location.pathname) reloaded.remove()
}
