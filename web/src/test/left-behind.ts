/** What goes on until it is ended, with where it began: a listener of the page, an interval, an observer. */
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

/** Kept by the window, which files of tests share, and which is watched once. */
const goingOn = (): GoingOn[] => window.__goingOn ?? []

/** Begun while React ran effects; what a module begins once goes on for as long as the page. */
const OF_EFFECT = /web\/src\/(?!test\/left-behind\.ts)[\s\S]*react-dom/
/** Of the first component that needs it, for good. */
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
    // React's own, for good, which comes with its first root.
    if (type === 'selectionchange') return add.call(target, type, listener, options)
    const { once, signal } = typeof options === 'object' ? options : {}
    // One that is added again is still one.
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

/** Watches what effects begin from now on; `leftBehind` tells what of it they have not ended. */
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

/** What effects have begun and not ended, by now; forgets it. */
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
