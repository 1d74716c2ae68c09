import { useCallback, useEffect, useRef } from 'react'

/** Tells whether its place is still on screen: whoever has gone on while an answer was awaited is not fetched back. */
export function useIsHere(): () => boolean {
  const here = useRef(true)
  useEffect(() => {
    here.current = true
    return () => {
      here.current = false
    }
  }, [])
  return useCallback(() => here.current, [])
}
