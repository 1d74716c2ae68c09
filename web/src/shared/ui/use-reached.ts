import { type RefObject, useEffect, useState } from 'react'

const REACHING = ['pointerenter', 'pointerdown', 'scroll', 'focusin'] as const

/** Whether the player has interacted with a scroll container, so that content beyond its edge should load. */
export function useReached(scroller: RefObject<Element | null>): boolean {
  const [reached, setReached] = useState(false)
  useEffect(() => {
    const element = scroller.current
    if (reached || !element) return
    const reach = () => setReached(true)
    for (const sign of REACHING) element.addEventListener(sign, reach, { passive: true })
    return () => {
      for (const sign of REACHING) element.removeEventListener(sign, reach)
    }
  }, [reached, scroller])
  return reached
}
