import { useEffect } from 'react'
import { actors, getClock, getFaults, getSettings, outbox, snapshots, tape } from './endpoints.ts'
import { onWorldEvent } from './follow.ts'
import { askAgain } from './steer.ts'

/** Calls come in bursts; the lists are asked again at most once in so many ms. */
const TOGETHER = 400

/** What the drawer shows follows the world as the app does. */
export function useFreshness() {
  useEffect(() => {
    const due = new Set<{ name: string }>()
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = onWorldEvent((event) => {
      const shown =
        event.type === 'call'
          ? [tape, getFaults, outbox]
          : event.type === 'wrote'
            ? [actors, { name: 'control.dueEvents' }]
            : event.type === 'steered'
              ? [actors, getClock, getFaults, getSettings, snapshots, { name: 'control.dueEvents' }]
              : [{ name: 'control.rooms' }]
      for (const endpoint of shown) due.add(endpoint)
      timer ??= setTimeout(() => {
        timer = undefined
        askAgain(...due)
        due.clear()
      }, TOGETHER)
    })
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [])
}
