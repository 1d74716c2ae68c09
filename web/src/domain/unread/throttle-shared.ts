/**
 * Throttles calls: the first caller starts a wait of so many ms, and all callers before its end share one call, which is
 * newer than anything they knew.
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
