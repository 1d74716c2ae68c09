import * as z from 'zod/mini'
import { inTab } from '@/shared/storage'

/** The page that was reloaded because a chunk failed to load; cleared once a page's code has loaded. */
const reloaded = inTab('reloadedFor', z.string())

/** Whether the document can be fetched; reloading without it would replace the app by the browser's error page. */
export const isServed = () =>
  fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )

/**
 * Reloads the document. Chromium fetches a module only once and caches its failure until a reload. A reload also helps
 * after a deploy, when the server has files with other names.
 */
export async function reloadIfServed(): Promise<void> {
  if (await isServed()) location.reload()
}

/** As `reloadIfServed`, but only once per page, as a chunk that is really missing would cause an endless loop. False when it does not reload. */
export async function reloadOnce(): Promise<boolean> {
  if (reloaded.read() === location.pathname || !(await isServed())) return false
  reloaded.write(location.pathname)
  location.reload()
  return true
}

/** Call when the page's code has loaded, so that a later failure may reload it again. */
export function pageLoaded(): void {
  if (reloaded.read() === location.pathname) reloaded.remove()
}
