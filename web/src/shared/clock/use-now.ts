import { useEffect, useState } from 'react'
import { now } from './index.ts'

const SECOND = 1_000

/** Components that show the time; one timer updates them together, in one frame. */
const shown = new Set<(time: number) => void>()
let timer: ReturnType<typeof setTimeout> | undefined

function tick() {
  clearTimeout(timer)
  const at = now()
  for (const show of shown) show(at)
  timer = shown.size === 0 || document.hidden ? undefined : setTimeout(tick, SECOND - (at % SECOND))
}

function subscribe(show: (time: number) => void): () => void {
  if (shown.size === 0) document.addEventListener('visibilitychange', tick)
  shown.add(show)
  if (timer === undefined) tick()
  return () => {
    shown.delete(show)
    if (shown.size > 0) return
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
