/** A listener, interval or observer that was started and not ended, with its stack trace. */
interface GoingOn {
  is: (end: readonly unknown[]) => boolean
  what: string
  from: string
}

declare global {
  interface Window {
    __goingOn?: GoingOn[]
  }
}

/** Stored in the window, which all test files share, so that it is watched only once. */
const goingOn = (): GoingOn[] => window.__goingOn ?? []

/** Matches stack traces from React effects; what a module starts once may run until the page is closed. */
const OF_EFFECT = /web\/src\/(?!test\/left-behind\.ts)[\s\S]*react-dom/
/** Started by the first overlay and never ended. */
const FOR_GOOD = /closed-by-back\.ts/

function begun(what: string, key: readonly unknown[]): () => void {
  const from = new Error(what).stack ?? ''
  if (!OF_EFFECT.test(from) || FOR_GOOD.test(from)) return () => {}
  const is = (end: readonly unknown[]) => key.every((part, index) => part === end[index])
  goingOn().push({ is, what, from })
  return () => ended(key)
}

function ended(key: readonly unknown[]): void {
  const index = goingOn().findIndex(({ is }) => is(key))
  if (index >= 0) goingOn().splice(index, 1)
}

const captures = (options: boolean | EventListenerOptions | undefined) =>
  typeof options === 'object' ? options.capture === true : options === true

function watchListeners(target: Window | Document): void {
  const { addEventListener: add, removeEventListener: remove } = target
  target.addEventListener = (
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ) => {
    // React adds this listener once, with its first root, and never removes it.
    if (type === 'selectionchange') return add.call(target, type, listener, options)
    const { once, signal } = typeof options === 'object' ? options : {}
    // Adding the same listener twice registers it only once.
    ended([target, type, listener, captures(options)])
    const end = begun(`listens to ${type}`, [target, type, listener, captures(options)])
    if (once) end()
    signal?.addEventListener('abort', end, { once: true })
    add.call(target, type, listener, options)
  }
  target.removeEventListener = (
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | EventListenerOptions,
  ) => {
    ended([target, type, listener, captures(options)])
    remove.call(target, type, listener, options)
  }
}

/**
 * Records the listeners, intervals and observers that effects start; `leftBehind` returns those that were not ended.
 */
export function watchEffects(): void {
  if (window.__goingOn) return
  window.__goingOn = []
  watchListeners(window)
  watchListeners(document)
  for (const { prototype } of [ResizeObserver, IntersectionObserver, MutationObserver]) {
    const { observe, disconnect } = prototype
    prototype.observe = function (this: { observe: unknown }, ...given: never[]) {
      ended([this])
      begun('observes', [this])
      return Reflect.apply(observe, this, given)
    }
    prototype.disconnect = function (this: { disconnect: unknown }) {
      ended([this])
      return Reflect.apply(disconnect, this, [])
    }
  }
  const { setInterval: set, clearInterval: clear } = window
  window.setInterval = ((...given: Parameters<typeof set>) => {
    const timer = set(...given)
    begun('repeats', [timer])
    return timer
  }) as typeof set
  window.clearInterval = (timer) => {
    ended([timer])
    clear(timer)
  }
}

/** Describes what effects have started and not ended, and clears the record. */
export const leftBehind = (): string[] =>
  goingOn()
    .splice(0)
    .map(
      ({ what, from }) =>
        `${what}: ${from
          .split('\n')
          .find((line) => /web\/src\/(?!test\/left-behind\.ts)/.test(line))
          ?.trim()}`,
    )
