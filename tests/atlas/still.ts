import type { Page } from '@playwright/test'

const QUIET_MS = 250
/** Looks in a row that find nothing. */
const LOOKS = 2
const LONGEST_MS = 20_000

/** Calls under way; streams never end and frames of vendors are their own business. */
export function watchCalls(page: Page): () => number {
  const under = new Set<unknown>()
  page.on('request', (request) => {
    if (request.resourceType() !== 'eventsource' && request.frame() === page.mainFrame()) under.add(request)
  })
  page.on('requestfinished', (request) => under.delete(request))
  page.on('requestfailed', (request) => under.delete(request))
  return () => under.size
}

/**
 * The end state: nothing is busy, asked for or changing, fonts and pictures are there. A page that is to be seen
 * waiting only has to stop changing. Says what was still going on where the end does not come.
 */
export async function settled(page: Page, calls: () => number, { waits }: { waits: boolean }): Promise<string[]> {
  const until = Date.now() + LONGEST_MS
  let looks = 0
  for (;;) {
    const state = await page.evaluate(lookStill, QUIET_MS)
    const open = waits ? [] : [...state.busy, ...(calls() > 0 ? [`${calls()} calls under way`] : [])]
    const reasons = [...state.shell, ...open, ...(state.changes > 0 ? ['the page changes'] : [])]
    looks = reasons.length === 0 ? looks + 1 : 0
    // What has come may ask for more.
    if (looks === LOOKS) return []
    if (Date.now() > until) return reasons
  }
}

/** Runs in the page, which knows no helpers: nothing in it is a named function. */
async function lookStill(quietMs: number) {
  await document.fonts.ready
  let changes = 0
  const observer = new MutationObserver((list) => {
    changes += list.length
  })
  observer.observe(document.documentElement, { subtree: true, childList: true, attributes: true, characterData: true })
  // Timers run on where the clock of the page stands still.
  await new Promise((done) => setTimeout(done, quietMs))
  observer.disconnect()
  // A skeleton stands for what is on its way, also between two tries.
  const parts = document.querySelectorAll('img, [aria-busy="true"], [aria-hidden="true"][class*="_skeleton_"]')
  const moving = [...parts].filter((element) => {
    const { top, bottom, left, right } = element.getBoundingClientRect()
    return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth
  })
  const busy = moving.flatMap((element) =>
    element instanceof HTMLImageElement ? (element.complete ? [] : ['a picture is not there']) : ['a part is busy'],
  )
  // The shape of the page that stands there until the app has started is no state of a screen.
  const shell = document.querySelector('.sk') ? ['the app has not started'] : []
  return { changes, busy, shell }
}
