import { useEffect, useRef } from 'react'
import { DISTANCES } from '@/shared/timings'
import { Skeleton } from '@/shared/ui/Skeleton'

/** Stands below a list that goes on, and says so once it is near the window. */
export function EndOfList({ label, onNear }: { label: string; onNear: () => void }) {
  const mark = useRef<HTMLDivElement>(null)
  const latest = useRef(onNear)
  useEffect(() => {
    latest.current = onNear
  })
  useEffect(() => {
    if (!mark.current) return
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && latest.current(), {
      rootMargin: `${DISTANCES.infiniteScroll}px`,
    })
    watch.observe(mark.current)
    return () => watch.disconnect()
  }, [])
  return (
    <div ref={mark} role="status" aria-label={label}>
      <Skeleton height="74px" radius="var(--radius-card)" />
    </div>
  )
}
