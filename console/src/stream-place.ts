/** Streams that pages of one browser hold at once: HTTP/1.1 has six connections to an origin, and calls need some. */
const PLACES = ['stream 1', 'stream 2', 'stream 3', 'stream 4']

/**
 * Runs `work` in the first place that is free, and keeps the place until it is over. Without locks (plain HTTP beyond this
 * machine) it runs at once. Rejects when `work` does, or when `signal` ends the wait.
 */
export async function inStreamPlace(signal: AbortSignal, work: () => Promise<void>): Promise<void> {
  const locks = navigator.locks as LockManager | undefined
  if (!locks) return work()
  for (const place of PLACES) {
    const isDone = await locks.request(place, { ifAvailable: true }, async (lock) => {
      if (lock) await work()
      return lock !== null
    })
    if (isDone) return
  }
  const granted = new AbortController()
  const wait = { signal: AbortSignal.any([signal, granted.signal]) }
  await Promise.any(
    PLACES.map((place) =>
      locks.request(place, wait, async () => {
        wait.signal.throwIfAborted()
        granted.abort()
        await work()
      }),
    ),
  )
}
