import { type RefObject, startTransition, useEffect, useRef, useState } from 'react'
import { whenTouched } from '@/shared/idle'

/**
 * Whether the element has been near the viewport: visible, or within `margin` pixels once the player interacts with the
 * page. Stays true. A busy page reports several intersection changes at once, any of which counts.
 */
export function useNear<E extends Element = HTMLDivElement>(margin: number): [RefObject<E | null>, boolean] {
  const box = useRef<E>(null)
  const [near, setNear] = useState(false)
  const [touched, setTouched] = useState(false)
  useEffect(() => (near ? undefined : whenTouched(() => setTouched(true))), [near])
  useEffect(() => {
    if (near || !box.current) return
    const observer = new IntersectionObserver(
      // A transition, as rendering it may take long and must not block input.
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && startTransition(() => setNear(true)),
      { rootMargin: `${touched ? margin : 0}px 0px` },
    )
    observer.observe(box.current)
    return () => observer.disconnect()
  }, [near, margin, touched])
  return [box, near]
}

/** Whether the element is visible now, so that hidden ones need not fetch; `atFirst` until the browser tells. */
export function useInSight<E extends Element = HTMLDivElement>(atFirst = false): [RefObject<E | null>, boolean] {
  const box = useRef<E>(null)
  const [inSight, setInSight] = useState(atFirst)
  useEffect(() => {
    if (!box.current) return
    const observer = new IntersectionObserver((entries) => setInSight(entries.at(-1)?.isIntersecting ?? false))
    observer.observe(box.current)
    return () => observer.disconnect()
  }, [])
  return [box, inSight]
}
