/**
 * Removes the link of a stylesheet that failed to load: the loader of lazy chunks takes an existing link for loaded
 * styles, so a retry would show the screen without them.
 */
export function dropLostStyles(): void {
  document.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') target.remove()
    },
    // Capturing, as errors of resources do not bubble.
    true,
  )
}
