import { useEffect, useRef, useState } from 'react'
import { usePrefersStill } from '@/shared/ui/use-prefers-still'

/** How long a figure takes to reach its new value. */
const LENGTH = 3_000

/** Follows a figure in small steps; at once where nothing is to move, and the first time. */
export function useEased(target: number | undefined): number | undefined {
  const still = usePrefersStill()
  const [shown, setShown] = useState(target)
  const latest = useRef(shown)
  latest.current = shown

  useEffect(() => {
    const from = latest.current
    if (target === undefined || from === undefined || still) {
      setShown(target)
      return
    }
    const start = performance.now()
    let frame = requestAnimationFrame(function step(time) {
      const part = Math.min(1, (time - start) / LENGTH)
      setShown(from + (target - from) * (1 - (1 - part) ** 3))
      if (part < 1) frame = requestAnimationFrame(step)
    })
    return () => cancelAnimationFrame(frame)
  }, [target, still])

  return shown
}
