import { useCallback, useEffect, useRef } from 'react'

/** Returns a function that says whether the component is still mounted, so that a late reply does not navigate somebody who has moved on. */
export function useIsHere(): () => boolean {
  const isHere = useRef(true)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  return useCallback(() => isHere.current, [])
}
