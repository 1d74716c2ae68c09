import { useEffect, useEffectEvent, useRef } from 'react'
import { DISTANCES, TIMINGS } from '@/shared/timings'

/** Pixels of the page below the viewport. */
const below = () => document.documentElement.scrollHeight - innerHeight - scrollY

/** Calls `load` within 400 px of the page's end, at most once in 300 ms (spec §9), as long as there is more. */
export function useInfiniteScroll(hasMore: boolean, load: () => void) {
  const reactedAt = useRef(Number.NEGATIVE_INFINITY)
  const loadMore = useEffectEvent(load)

  useEffect(() => {
    if (!hasMore) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const react = () => {
      timer = undefined
      if (below() > DISTANCES.infiniteScroll) return
      reactedAt.current = performance.now()
      loadMore()
    }
    const look = () => {
      if (timer !== undefined) return
      const delay = reactedAt.current + TIMINGS.scrollThrottle - performance.now()
      if (delay <= 0) react()
      else timer = setTimeout(react, delay)
    }
    look()
    addEventListener('scroll', look, { passive: true })
    return () => {
      clearTimeout(timer)
      removeEventListener('scroll', look)
    }
  }, [hasMore])
}
