import { useEffect } from 'react'
import { device } from '@/shared/device'
import { DISTANCES, TIMINGS } from '@/shared/timings'

/** How near the edge a drag must start, in pixels; elsewhere it belongs to carousels. */
const EDGE = 32

let swiped = false
let reset: ReturnType<typeof setTimeout> | undefined

/** Whether the current page change comes from a swipe, which must not fade. */
export const cameFromSwipe = () => swiped

function markSwipe() {
  swiped = true
  clearTimeout(reset)
  reset = setTimeout(() => {
    swiped = false
  }, TIMINGS.swipeBackReset)
}

/** Distance of the drag along the reading direction; 0 when it is mostly vertical. */
export function swipeDistance(dx: number, dy: number, dir: string): number {
  if (Math.abs(dy) > Math.abs(dx)) return 0
  return dir === 'rtl' ? -dx : dx
}

const startsAtEdge = (x: number, dir: string) => (dir === 'rtl' ? innerWidth - x : x) <= EDGE

/** Whether a drag belongs to something else: an open dialog, or a row scrolled away from its start. */
export function belongsElsewhere(target: EventTarget | null): boolean {
  for (let element = target instanceof Element ? target : null; element; element = element.parentElement)
    if (element.getAttribute('role') === 'dialog' || element.scrollLeft !== 0) return true
  return false
}

/**
 * Goes back after a drag of at least 100 px from the edge where lines start. On iOS the system's own gesture goes back
 * already; there the drag only marks the following page change.
 */
export function useSwipeBack(back: () => void) {
  useEffect(() => {
    let start: { x: number; y: number } | undefined
    const dir = () => document.documentElement.dir
    const begin = ({ target, touches: [touch] }: TouchEvent) => {
      const isOurs = touch && startsAtEdge(touch.clientX, dir()) && !belongsElsewhere(target)
      start = isOurs ? { x: touch.clientX, y: touch.clientY } : undefined
    }
    const end = ({ changedTouches: [touch] }: TouchEvent) => {
      if (!start || !touch) return
      const distance = swipeDistance(touch.clientX - start.x, touch.clientY - start.y, dir())
      start = undefined
      if (distance < DISTANCES.swipeBack) return
      markSwipe()
      if (!device().isIos) back()
    }
    addEventListener('touchstart', begin, { passive: true })
    addEventListener('touchend', end, { passive: true })
    return () => {
      removeEventListener('touchstart', begin)
      removeEventListener('touchend', end)
    }
  }, [back])
}
