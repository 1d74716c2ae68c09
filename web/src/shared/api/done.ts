import { useState } from 'react'

/**
 * What was done here stays done until its list has been refetched: the second half of a slow double tap would otherwise
 * do it again, which the platform refuses aloud. `noteDone` takes what doing it gives, undefined where it failed.
 */
export function useDone<K>() {
  const [done, setDone] = useState<readonly K[]>([])
  return {
    isDone: (one: K) => done.includes(one),
    async noteDone(one: K, doing: Promise<unknown>) {
      if ((await doing) !== undefined) setDone((before) => [...before, one])
    },
  }
}
