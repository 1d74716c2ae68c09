import { type KeyboardEvent, type PointerEvent, useRef } from 'react'

interface GripProps {
  label: string
  className: string | undefined
  /** Axis of the drag, perpendicular to the drawn line. */
  along: 'x' | 'y'
  /** 1 if the size grows with the pointer's coordinate, -1 if it shrinks. */
  sign: 1 | -1
  /** Size in px, and its limits. */
  value: number
  min: number
  max: number
  step: number
  /** Sizes it snaps to when released nearby. */
  snapPoints?: readonly number[]
  onSize: (size: number) => void
  /** Restores the default size. */
  onReset: () => void
}

/** Snap distance in px. */
const CLOSE = 24

/** A separator that resizes a panel by drag or arrow keys; a double click or Enter restores the default. */
export function ResizeHandle({
  label,
  className,
  along,
  sign,
  value,
  min,
  max,
  step,
  snapPoints: stops = [],
  onSize,
  onReset: onUsual,
}: GripProps) {
  const drag = useRef<{ from: number; size: number; now: number }>(undefined)
  const within = (size: number) => Math.round(Math.min(max, Math.max(min, size)))
  const positionOf = (event: PointerEvent) => (along === 'x' ? event.clientX : event.clientY)
  const onKeyDown = (event: KeyboardEvent) => {
    const [more, less] = along === 'x' ? ['ArrowRight', 'ArrowLeft'] : ['ArrowDown', 'ArrowUp']
    const next = { [more]: value + sign * step, [less]: value - sign * step, Home: min, End: max }[event.key]
    if (event.key === 'Enter') onUsual()
    else if (next !== undefined) onSize(within(next))
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  const end = () => {
    const { now } = drag.current ?? {}
    drag.current = undefined
    const stop = now === undefined ? undefined : stops.find((one) => Math.abs(one - now) < CLOSE)
    if (stop !== undefined) onSize(within(stop))
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a line between two parts of a page takes no focus
    <div
      role="separator"
      className={className}
      aria-label={label}
      aria-orientation={along === 'x' ? 'vertical' : 'horizontal'}
      aria-valuenow={value}
      aria-valuemin={min}
      aria-valuemax={max}
      tabIndex={0}
      style={{ touchAction: 'none', cursor: along === 'x' ? 'col-resize' : 'row-resize' }}
      onKeyDown={onKeyDown}
      onDoubleClick={onUsual}
      onPointerDown={(event) => {
        drag.current = { from: positionOf(event), size: value, now: value }
        event.currentTarget.setPointerCapture?.(event.pointerId)
      }}
      onPointerMove={(event) => {
        if (!drag.current) return
        drag.current.now = within(drag.current.size + sign * (positionOf(event) - drag.current.from))
        onSize(drag.current.now)
      }}
      onPointerUp={end}
      onPointerCancel={end}
    />
  )
}
