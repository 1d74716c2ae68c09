import { useCallback, useEffect, useRef } from 'react'

/**
 * Puts work off until the press that is under way has become its click. A message that appears at the beginning of
 * a press moves the button away from under the finger, and the press would hit nothing.
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
    // A finger's press is over before the field is left; its click follows in the same task.
    const soon = () => void setTimeout(work)
    if (pressed.current) addEventListener('pointerup', soon, { once: true })
    else soon()
  }, [])
}
