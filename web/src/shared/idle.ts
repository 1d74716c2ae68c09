/** After what is on its way to the screen; five seconds at most. */
export const whenIdle = (work: () => void) =>
  typeof requestIdleCallback === 'function' ? requestIdleCallback(work, { timeout: 5_000 }) : setTimeout(work, 2_000)

let show = () => {}
const shown = new Promise<void>((resolve) => {
  show = resolve
})

/** Tells that the first screen stands. */
export const screenShown = () => show()

const SHOWN_BY_NOW = 5_000

/** Once the first screen stands, or does not come, and the page is idle. */
export const whenShown = (work: () => void) =>
  Promise.race([shown, new Promise((resolve) => setTimeout(resolve, SHOWN_BY_NOW))]).then(() => whenIdle(work))

const SIGNS = ['pointerdown', 'wheel', 'scroll', 'keydown'] as const

/** Once somebody touches, scrolls or types: what matters only then, a page that is merely looked at never loads. Returns how to stop waiting. */
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
