import { useEffect, useState } from 'react'
import { now } from './index.ts'

const SECOND = 1_000

/** The world's time, anew each second; a frozen world's stands still, and nothing is counted while nobody looks. */
export function useNow(): number {
  const [time, setTime] = useState(now)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const tick = () => {
      const at = now()
      setTime(at)
      if (!document.hidden) timer = setTimeout(tick, SECOND - (at % SECOND))
    }
    const look = () => {
      clearTimeout(timer)
      tick()
    }
    look()
    document.addEventListener('visibilitychange', look)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [])
  return time
}
