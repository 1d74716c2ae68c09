import { type RefObject, useEffect, useRef, useState } from 'react'

/** Whether the element has come near the window, once and for all. A busy page reports several changes at once, of which any counts. */
export function useNear<E extends Element = HTMLDivElement>(margin: number): [RefObject<E | null>, boolean] {
  const place = useRef<E>(null)
  const [near, setNear] = useState(false)
  useEffect(() => {
    if (near || !place.current) return
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: `${margin}px 0px` },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [near, margin])
  return [place, near]
}

/** Whether the element is in sight now: what nobody sees asks for nothing. */
export function useInSight<E extends Element = HTMLDivElement>(): [RefObject<E | null>, boolean] {
  const place = useRef<E>(null)
  const [inSight, setInSight] = useState(false)
  useEffect(() => {
    if (!place.current) return
    const observer = new IntersectionObserver((entries) => setInSight(entries.at(-1)?.isIntersecting ?? false))
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [])
  return [place, inSight]
}
