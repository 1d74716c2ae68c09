/** A queue that processes at most one item per `gap` ms and ignores items that are waiting or were just processed. */
export function spacedQueue<T>(work: (item: T, isLast: () => boolean) => Promise<void>, gap: number) {
  const waiting = new Set<T>()
  let current: T | undefined

  const isLast = () => waiting.size === 0

  function next() {
    const [item] = waiting
    current = item
    if (item === undefined) return
    waiting.delete(item)
    void work(item, isLast)
    setTimeout(next, gap)
  }

  return {
    add(item: T) {
      if (item === current) return
      waiting.add(item)
      if (current === undefined) next()
    },
  }
}
