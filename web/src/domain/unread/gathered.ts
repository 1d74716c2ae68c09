/**
 * Asks at most once in so many ms: the first who asks starts the wait, and whoever asks before it ends gets the same
 * answer, which is newer than anything any of them knew.
 */
export function gathered<T>(work: () => Promise<T>, gap: number): () => Promise<T> {
  let coming: Promise<T> | undefined
  return () => {
    coming ??= new Promise((resolve) => setTimeout(resolve, gap)).then(() => {
      coming = undefined
      return work()
    })
    return coming
  }
}
