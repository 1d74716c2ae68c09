import {
  actors,
  dueEvents,
  getClock,
  getFaults,
  getLuck,
  getSettings,
  listRooms,
  outbox,
  queues,
  listSnapshots as snapshots,
  tape,
  timeline,
} from '@understudy/contracts/control'
import { useEffect } from 'react'
import { onWorldEvent } from './follow.ts'
import { invalidate, steeringCache } from './steer.ts'

/** Calls come in bursts; lists are refetched at most once per interval, in ms. */
const TOGETHER = 400

/** Refetches what the drawer shows when the world changes. */
export function useLiveQueries() {
  useEffect(() => {
    const stale = new Set<{ name: string }>()
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = onWorldEvent((event) => {
      const changed =
        event.type === 'call'
          ? [tape, getFaults, outbox, timeline]
          : event.type === 'wrote'
            ? [actors, getLuck, queues, dueEvents, timeline]
            : event.type === 'steered'
              ? [actors, getClock, getFaults, getLuck, getSettings, queues, snapshots, dueEvents, timeline]
              : [listRooms]
      for (const endpoint of changed) stale.add(endpoint)
      timer ??= setTimeout(() => {
        timer = undefined
        invalidate(...stale)
        stale.clear()
      }, TOGETHER)
    })
    // The stream is closed while the page is hidden.
    const lookUp = () => {
      if (!document.hidden) void steeringCache.invalidateQueries()
    }
    document.addEventListener('visibilitychange', lookUp)
    return () => {
      stop()
      document.removeEventListener('visibilitychange', lookUp)
      clearTimeout(timer)
    }
  }, [])
}
