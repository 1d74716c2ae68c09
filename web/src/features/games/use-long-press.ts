import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react'
import { DISTANCES, TIMINGS } from '@/shared/timings'

/**
 * Handlers that call `onPress` for a long press, a right click and the context-menu key. Scrolling or moving cancels the
 * press. The click that follows a press is swallowed; any other goes to `onClick`. Without `onPress` only clicks count.
 */
export function useLongPress(onPress: (() => void) | undefined, onClick: (event: MouseEvent) => void) {
  const press = useRef<{ timer?: ReturnType<typeof setTimeout>; x: number; y: number; done: boolean }>({
    x: 0,
    y: 0,
    done: false,
  })
  const cancel = () => clearTimeout(press.current.timer)
  useEffect(() => () => clearTimeout(press.current.timer), [])
  const begin = () => {
    cancel()
    // A device that reports a long press as a request for the context menu too opens only one sheet.
    if (press.current.done) return
    press.current.done = true
    onPress?.()
  }
  return {
    onPointerDown: ({ button, clientX: x, clientY: y }: PointerEvent) => {
      cancel()
      press.current = { x, y, done: false }
      if (onPress && button === 0) press.current.timer = setTimeout(begin, TIMINGS.longPress)
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      const { x, y } = press.current
      if (Math.hypot(clientX - x, clientY - y) > DISTANCES.longPress) cancel()
    },
    onPointerUp: cancel,
    onPointerCancel: cancel,
    onPointerLeave: cancel,
    onContextMenu: (event: MouseEvent) => {
      if (!onPress) return
      event.preventDefault()
      begin()
    },
    onKeyDown: () => {
      press.current.done = false
    },
    onClick: (event: MouseEvent) => {
      cancel()
      if (press.current.done) event.preventDefault()
      else onClick(event)
      press.current.done = false
    },
  }
}
