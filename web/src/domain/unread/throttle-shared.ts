/**
 * Throttles calls: the first caller starts a wait of `ms` milliseconds, after which one call is made for all callers
 * during the wait.
 */
export function throttleShared<T>(work: () => Promise<T>, gap: number): () => Promise<T> {
  let coming: Promise<T> | undefined
  return () => {
    coming ??= new Promise((resolve) => setTimeout(resolve, gap)).then(() => {
      coming = undefined
      return work()
    })
    return coming
  }
}
