import { useCallback, useEffect, useRef } from 'react'

/**
 * Defers work until the current press has become a click. A message that appears at the start of a press would move the
 * button away from under the finger, and the press would hit nothing.
 */
export function useAfterPress() {
  const pressed = useRef(false)
  useEffect(() => {
    const down = () => {
      pressed.current = true
    }
    const up = () => {
      pressed.current = false
    }
    const ends = ['pointerup', 'pointercancel'] as const
    addEventListener('pointerdown', down, true)
    for (const end of ends) addEventListener(end, up, true)
    return () => {
      removeEventListener('pointerdown', down, true)
      for (const end of ends) removeEventListener(end, up, true)
    }
  }, [])

  return useCallback((work: () => void) => {
    // With touch, the press ends before the field loses the focus; its click follows in the same task.
    const soon = () => void setTimeout(work)
    if (pressed.current) addEventListener('pointerup', soon, { once: true })
    else soon()
  }, [])
}
