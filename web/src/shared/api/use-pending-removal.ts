import { useState } from 'react'

/**
 * Keeps an item marked as done until its list was refetched: the second half of a slow double tap would otherwise repeat
 * the action and show a refusal. `markDone` takes the result of the action, undefined when it failed.
 */
export function usePendingRemoval<K>() {
  const [done, setDone] = useState<readonly K[]>([])
  return {
    isDone: (one: K) => done.includes(one),
    async markDone(one: K, doing: Promise<unknown>) {
      if ((await doing) !== undefined) setDone((before) => [...before, one])
    },
  }
}
