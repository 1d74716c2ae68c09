import type { ReactNode } from 'react'
import { useNear } from './use-in-sight.ts'

interface NearViewProps {
  /** Reserved height until rendered, in pixels. */
  height: number
  /** Distance below the viewport at which it renders. */
  margin?: number
  children: ReactNode
}

/** Renders its children once they come near the viewport. */
export function NearView({ height, margin = 600, children }: NearViewProps) {
  const [box, near] = useNear(margin)
  return near ? children : <div ref={box} style={{ minBlockSize: height }} />
}

interface WhenNearProps {
  margin?: number
  className?: string
  children: (near: boolean) => ReactNode
}

/** `<WhenNear>{(near) => <Shelf near={near} />}</WhenNear>`: tells its children whether they are near the viewport yet, so that they can render a placeholder before. */
export function WhenNear({ margin = 300, className, children }: WhenNearProps) {
  const [box, near] = useNear(margin)
  return (
    <div ref={box} className={className}>
      {children(near)}
    </div>
  )
}
