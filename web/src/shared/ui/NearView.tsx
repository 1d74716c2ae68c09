import { type ReactNode, useEffect, useRef, useState } from 'react'

interface NearViewProps {
  /** Room it takes until it is there, in pixels. */
  height: number
  /** How far below the window it begins to load. */
  margin?: number
  children: ReactNode
}

/** Renders its children once they come near the window. A busy page reports several changes at once, of which any counts. */
export function NearView({ height, margin = 600, children }: NearViewProps) {
  const place = useRef<HTMLDivElement>(null)
  const [near, setNear] = useState(false)
  useEffect(() => {
    if (near || !place.current) return
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      {
        rootMargin: `${margin}px 0px`,
      },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [near, margin])
  return near ? children : <div ref={place} style={{ minBlockSize: height }} />
}
