/** Calls back when the browser is idle, after five seconds at the latest. */
export const whenIdle = (work: () => void) =>
  typeof requestIdleCallback === 'function' ? requestIdleCallback(work, { timeout: 5_000 }) : setTimeout(work, 2_000)

let resolveShown = () => {}
const firstPaint = new Promise<void>((resolve) => {
  resolveShown = resolve
})

/** Signals that the first screen has rendered. */
export const screenShown = () => resolveShown()

const SHOWN_BY_NOW = 5_000

/** Calls back once the first screen has rendered (or failed to) and the page is idle. */
export const whenShown = (work: () => void) =>
  Promise.race([firstPaint, new Promise((resolve) => setTimeout(resolve, SHOWN_BY_NOW))]).then(() => whenIdle(work))

const SIGNS = ['pointerdown', 'wheel', 'scroll', 'keydown'] as const

/** Calls back at the first touch, scroll or key, for code that a page that is only looked at never needs. Returns the function that cancels. */
export function whenTouched(work: () => void): () => void {
  const stop = () => {
    for (const sign of SIGNS) removeEventListener(sign, touched, true)
  }
  const touched = () => {
    stop()
    work()
  }
  for (const sign of SIGNS) addEventListener(sign, touched, { capture: true, passive: true })
  return stop
}
