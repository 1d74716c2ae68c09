/** Addresses of stylesheets that did not arrive, nor have since. */
const lost = new Set<string>()

/** Remembers each stylesheet of a lazy part that does not arrive, for `lostStyles`. */
export function watchStyles(): void {
  document.addEventListener(
    'error',
    ({ target }) => {
      if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return
      lost.add(target.href)
      target.remove()
    },
    // An error of a file does not bubble.
    true,
  )
}

/**
 * Asks again for the stylesheets that did not arrive: Vite asks for each once only, so that the next try of the same
 * code would show it without its styles. Rejects when one does not arrive this time either.
 */
export const lostStyles = (): Promise<unknown> => Promise.all([...lost].map(askAgain))

const askAgain = (href: string) =>
  new Promise<void>((resolve, onerror) => {
    const onload = () => {
      lost.delete(href)
      resolve()
    }
    document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href, onload, onerror }))
  })
