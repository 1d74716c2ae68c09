/**
 * A stylesheet that did not arrive leaves the page: the loader of lazy code takes a link that stands there for styles
 * that have come, and the next try would show its screen without them.
 */
export function dropLostStyles(): void {
  document.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') target.remove()
    },
    // An error of a file does not bubble.
    true,
  )
}
