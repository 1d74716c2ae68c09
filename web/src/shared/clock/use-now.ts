import { SECOND } from '@understudy/contracts/durations'
import { useEffect, useState } from 'react'
import { now } from './index.ts'

/** Components that show the time; one timer updates them together, in one frame. */
const listeners = new Set<(time: number) => void>()
let timer: ReturnType<typeof setTimeout> | undefined

function tick() {
  clearTimeout(timer)
  const time = now()
  for (const show of listeners) show(time)
  timer = listeners.size === 0 || document.hidden ? undefined : setTimeout(tick, SECOND - (time % SECOND))
}

function subscribe(show: (time: number) => void): () => void {
  if (listeners.size === 0) document.addEventListener('visibilitychange', tick)
  listeners.add(show)
  if (timer === undefined) tick()
  return () => {
    listeners.delete(show)
    if (listeners.size > 0) return
    document.removeEventListener('visibilitychange', tick)
    clearTimeout(timer)
    timer = undefined
  }
}

/** The world's time, updated each second; not while the world is frozen or the page hidden. */
export function useNow(): number {
  const [time, setTime] = useState(now)
  useEffect(() => subscribe(setTime), [])
  return time
}
