import { useEffect, useEffectEvent, useState } from 'react'

/** The browser's CloseWatcher, by which its back gesture closes overlays; not available everywhere yet. */
interface CloseWatcherLike extends EventTarget {
  destroy(): void
}
declare global {
  interface Window {
    CloseWatcher?: new () => CloseWatcherLike
  }
}

/**
 * Makes Back (button, gesture) close the topmost overlay before it leaves the page: by the browser's `CloseWatcher`, else
 * by a history entry for each open overlay. An overlay that stays open after all, because the player chose to keep it,
 * is watched again.
 */
export function useClosedByBack(open: boolean, onClose: () => void): void {
  const closeLatest = useEffectEvent(onClose)
  const [times, setTimes] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a watcher ends with each request to close
  useEffect(() => {
    if (!open) return
    const close = () => {
      closeLatest()
      setTimes((count) => count + 1)
    }
    return window.CloseWatcher ? watchedBy(window.CloseWatcher, close) : entryFor(close)
  }, [open, times])
}

function watchedBy(Watcher: new () => CloseWatcherLike, close: () => void): () => void {
  const watcher = new Watcher()
  watcher.addEventListener('close', close)
  return () => {
    watcher.removeEventListener('close', close)
    watcher.destroy()
  }
}

/** Open overlays, the topmost last; each has a history entry above the page's own. */
const layers: { close: () => void }[] = []

const depthOf = (state: unknown) => (state as { overlay?: number } | null)?.overlay ?? 0

function entryFor(close: () => void): () => void {
  const layer = { close }
  listen()
  layers.push(layer)
  if (!leaving) enterEntries()
  return () => {
    const index = layers.indexOf(layer)
    if (index !== -1) layers.splice(index, 1)
    // Closing may be followed by a navigation: then the entry stays below the new page's and is skipped later.
    setTimeout(leaveEntries)
  }
}

/** Whether a `history.back()` is pending, which takes effect asynchronously. */
let leaving = false

/** Adds entries for open overlays; one that replaces another takes over its entry. */
function enterEntries() {
  // The entry copies the page's own state, so that the router sees no navigation.
  for (let depth = depthOf(history.state) + 1; depth <= layers.length; depth++)
    history.pushState({ ...history.state, overlay: depth }, '')
}

/** Goes back over entries of closed overlays, one step at a time: two at once would leave the page. */
function leaveEntries() {
  if (leaving || depthOf(history.state) <= layers.length) return
  leaving = true
  history.back()
}

let listening = false

function listen() {
  if (listening) return
  listening = true
  addEventListener('popstate', ({ state }) => {
    const byUs = leaving
    leaving = false
    // An overlay opened during the step stays.
    if (byUs) enterEntries()
    else for (const { close } of layers.splice(depthOf(state)).reverse()) close()
    leaveEntries()
  })
}

/** At the start of a page: after a reload the overlays are closed, but their history entries remain and must be left. */
export function leaveEntriesOfReload() {
  if (depthOf(history.state) === 0) return
  listen()
  setTimeout(leaveEntries)
}
