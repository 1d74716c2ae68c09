import { type RefObject, startTransition, useEffect, useRef, useState } from 'react'
import { whenTouched } from '@/shared/idle'

/**
 * Whether the element has come near the window, once and for all: into sight, or within `margin` pixels of it once
 * somebody touches the page, for until then nothing moves. A busy page reports several changes at once, of which any counts.
 */
export function useNear<E extends Element = HTMLDivElement>(margin: number): [RefObject<E | null>, boolean] {
  const box = useRef<E>(null)
  const [near, setNear] = useState(false)
  const [touched, setTouched] = useState(false)
  useEffect(() => (near ? undefined : whenTouched(() => setTouched(true))), [near])
  useEffect(() => {
    if (near || !box.current) return
    const observer = new IntersectionObserver(
      // What is drawn then may be much, and must not keep a finger waiting.
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && startTransition(() => setNear(true)),
      { rootMargin: `${touched ? margin : 0}px 0px` },
    )
    observer.observe(box.current)
    return () => observer.disconnect()
  }, [near, margin, touched])
  return [box, near]
}

/** Whether the element is in sight now: what nobody sees asks for nothing. */
export function useInSight<E extends Element = HTMLDivElement>(): [RefObject<E | null>, boolean] {
  const box = useRef<E>(null)
  const [inSight, setInSight] = useState(false)
  useEffect(() => {
    if (!box.current) return
    const observer = new IntersectionObserver((entries) => setInSight(entries.at(-1)?.isIntersecting ?? false))
    observer.observe(box.current)
    return () => observer.disconnect()
  }, [])
  return [box, inSight]
}
