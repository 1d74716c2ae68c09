import { type RefObject, useEffect, useState } from 'react'
import { scrollBehavior } from '@/shared/ui/use-prefers-still'

/**
 * State of a row that scrolls sideways: whether it is at an end, and functions to scroll by a group of items (or by as
 * many as are in view). `count` is the current number of items. Works in LTR and RTL.
 */
export function useScroller(element: RefObject<HTMLElement | null>, count: number, group?: number) {
  const [ends, setEnds] = useState({ atStart: true, atEnd: false })

  // biome-ignore lint/correctness/useExhaustiveDependencies: the width depends on the items
  useEffect(() => {
    const scroller = element.current
    if (!scroller) return
    const look = () => {
      // In RTL scroll positions are negative.
      const offset = Math.abs(scroller.scrollLeft)
      const atStart = offset < 4
      const atEnd = offset > scroller.scrollWidth - scroller.clientWidth - 4
      setEnds((before) => (before.atStart === atStart && before.atEnd === atEnd ? before : { atStart, atEnd }))
    }
    scroller.addEventListener('scroll', look, { passive: true })
    // The observer also reports the initial size after the next layout; reading it here would force one.
    const sizes = new ResizeObserver(look)
    sizes.observe(scroller)
    return () => {
      scroller.removeEventListener('scroll', look)
      sizes.disconnect()
    }
  }, [element, count])

  const move = (direction: 1 | -1) => {
    const scroller = element.current
    const item = scroller?.querySelector('li')
    if (!scroller || !item) return
    const gap = Number.parseFloat(getComputedStyle(item.parentElement as Element).columnGap) || 0
    const step = item.offsetWidth + gap
    const items = group ?? Math.max(1, Math.floor((scroller.clientWidth + gap) / step))
    const reading = getComputedStyle(scroller).direction === 'rtl' ? -1 : 1
    scroller.scrollBy({ left: direction * reading * items * step, behavior: scrollBehavior() })
  }

  return { ...ends, move }
}
