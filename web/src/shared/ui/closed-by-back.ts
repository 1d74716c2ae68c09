import { useEffect, useRef, useState } from 'react'

/** A browser's own word for what its back gesture closes; not every browser has it yet. */
interface CloseWatcherLike extends EventTarget {
  destroy(): void
}
declare global {
  interface Window {
    CloseWatcher?: new () => CloseWatcherLike
  }
}

/**
 * Lets Back (button, gesture) close what lies on top of the page before it leaves the page: by the browser's
 * `CloseWatcher`, elsewhere by an entry of the history for each open overlay. What stays open all the same, because it
 * asked first and was told to stay, is watched again.
 */
export function useClosedByBack(open: boolean, onClose: () => void): void {
  const latest = useRef(onClose)
  useEffect(() => {
    latest.current = onClose
  })
  const [times, setTimes] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time it was asked to close, the watch is over
  useEffect(() => {
    if (!open) return
    const close = () => {
      latest.current()
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

/** What is open, the topmost last: as many entries of the history lie above the page's own. */
const layers: { close: () => void }[] = []

const depthOf = (state: unknown) => (state as { overlay?: number } | null)?.overlay ?? 0

function entryFor(close: () => void): () => void {
  const layer = { close }
  listen()
  layers.push(layer)
  if (!leaving) enterEntries()
  return () => {
    const at = layers.indexOf(layer)
    if (at !== -1) layers.splice(at, 1)
    // Whoever closed it may be about to open another page: then the entry lies below that one, and is skipped later.
    setTimeout(leaveEntries)
  }
}

/** A step back has been asked for and not been made: one stands on the entry it leaves until then. */
let leaving = false

/** One entry for each that is open; what opens in the place of another one takes over its entry. */
function enterEntries() {
  // An entry is the page's own in all but this, so the router sees no change.
  for (let depth = depthOf(history.state) + 1; depth <= layers.length; depth++)
    history.pushState({ ...history.state, overlay: depth }, '')
}

/** Leaves the entries whose overlays are gone, a step at a time: two asked for at once would leave the page too. */
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
    // What was opened while the step was under way stays.
    if (byUs) enterEntries()
    else for (const { close } of layers.splice(depthOf(state)).reverse()) close()
    leaveEntries()
  })
}

/** A reload closes what was open, and leaves one standing on its entries. */
export function leaveEntriesOfReload() {
  if (depthOf(history.state) === 0) return
  listen()
  setTimeout(leaveEntries)
}
leaveEntriesOfReload()
