import { type KeyboardEvent, type PointerEvent, useRef } from 'react'

interface GripProps {
  label: string
  className: string | undefined
  /** The way it is dragged; the line it draws stands across. */
  along: 'x' | 'y'
  /** 1 where the thing grows with the pointer's coordinate, -1 where against it. */
  sign: 1 | -1
  /** Size of the thing in px, and what it may be. */
  value: number
  min: number
  max: number
  step: number
  /** Sizes it is drawn to when it is let go close to one. */
  snapPoints?: readonly number[]
  onSize: (size: number) => void
  /** Gives the thing its usual size back. */
  onReset: () => void
  /** Somebody is about to take hold of it: the last moment to measure. */
  onBeforeDrag?: (edge: Element) => void
}

/** Let go so close to a stop, in px, it takes the stop. */
const CLOSE = 24

/** The edge of something that can be made larger: dragged, or moved by arrow keys; a double click gives the usual size back. */
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
  onBeforeDrag: onHold,
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
      onPointerEnter={({ currentTarget }) => onHold?.(currentTarget)}
      onFocus={({ currentTarget }) => onHold?.(currentTarget)}
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
