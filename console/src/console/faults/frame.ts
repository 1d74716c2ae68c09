import { belowBase } from '@/shared/navigation/base'
import type { Seen } from './fault-outcomes.ts'

/**
 * A screen is ready when it has made no request for QUIET ms, or after LATEST ms; it is checked every LOOK_EVERY ms.
 */
const [QUIET, LATEST, LOOK_EVERY] = [800, 8_000, 100]
const LIVE = '[role="alert"], [role="status"]'
const DIALOG = '[role="dialog"], [role="alertdialog"], dialog[open]'

// biome-ignore lint/performance/useDomNodeTextContent: innerText has line breaks and omits hidden text
const textOf = (node: Element) => ((node as HTMLElement).innerText ?? '').trim()
const textIn = (node: Element) => textOf(node).replaceAll(/\s+/g, ' ')

/** Opens an address in a frame of this origin, waits until the screen is ready, and returns what it shows. */
export async function look(frame: HTMLIFrameElement, address: string, stopped: () => boolean): Promise<Seen> {
  const messages = new Set<string>()
  await new Promise<void>((resolve) => {
    frame.addEventListener('load', () => resolve(), { once: true })
    frame.src = address
  })
  const page = frame.contentDocument
  const view = frame.contentWindow
  if (!page?.body || !view) throw new Error('The frame shows a page of another origin')
  const watch = new MutationObserver(() => {
    for (const live of page.querySelectorAll(LIVE)) if (textIn(live)) messages.add(textIn(live))
  })
  watch.observe(page.body, { subtree: true, childList: true, characterData: true })
  const startTime = performance.now()
  let [asked, since] = [-1, startTime]
  while (performance.now() - startTime < LATEST && !stopped()) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY))
    const now = view.performance.getEntriesByType('resource').length
    if (now !== asked) [asked, since] = [now, performance.now()]
    else if (performance.now() - since > QUIET) break
  }
  watch.disconnect()
  // A full page load may have replaced the document.
  const root = frame.contentDocument ?? page
  for (const live of root.querySelectorAll(LIVE)) if (textIn(live)) messages.add(textIn(live))
  return {
    path: belowBase(frame.contentWindow?.location.pathname ?? ''),
    dialogs: [...root.querySelectorAll(DIALOG)].map(textIn),
    messages: [...messages],
    lines: textOf(root.body)
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== ''),
    waits: root.querySelector('[aria-busy="true"]') !== null,
  }
}
