import type { ReactNode } from 'react'
import { useNear } from './use-in-sight.ts'

interface NearViewProps {
  /** Room it takes until it is there, in pixels. */
  height: number
  /** How far below the window it begins to load. */
  margin?: number
  children: ReactNode
}

/** Renders its children once they come near the window. */
export function NearView({ height, margin = 600, children }: NearViewProps) {
  const [box, near] = useNear(margin)
  return near ? children : <div ref={box} style={{ minBlockSize: height }} />
}

interface WhenNearProps {
  margin?: number
  className?: string
  children: (near: boolean) => ReactNode
}

/** `<WhenNear>{(near) => <Shelf near={near} />}</WhenNear>`: a place that has its shape before it comes near, and its contents after. */
export function WhenNear({ margin = 300, className, children }: WhenNearProps) {
  const [box, near] = useNear(margin)
  return (
    <div ref={box} className={className}>
      {children(near)}
    </div>
  )
}
