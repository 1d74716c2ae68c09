import { TIMINGS } from '@/shared/timings'

/**
 * Queue of home's calls: they are sent 400 ms apart (spec §9), in the order of their positions on the page; those of the
 * first view, which are sent with the page, count as the first.
 */
export function createTurns(spacing: number = TIMINGS.homeRequestSpacing) {
  const waiting: (() => void)[] = []
  let last = performance.now()
  let timer: ReturnType<typeof setTimeout> | undefined

  const schedule = () => {
    if (timer !== undefined || waiting.length === 0) return
    timer = setTimeout(
      () => {
        timer = undefined
        last = performance.now()
        waiting.shift()?.()
        schedule()
      },
      Math.max(0, last + spacing - performance.now()),
    )
  }

  return {
    /** Calls `go` when its turn has come, the next one if it is `urgent`; returns the function that leaves the queue. */
    take(go: () => void, { urgent = false } = {}): () => void {
      if (urgent) waiting.unshift(go)
      else waiting.push(go)
      schedule()
      return () => {
        const index = waiting.indexOf(go)
        if (index >= 0) waiting.splice(index, 1)
      }
    },
  }
}

export type Turns = ReturnType<typeof createTurns>
