import { useCallback, useSyncExternalStore } from 'react'

/** Below this a list is cards, and what is opened lies over it. */
const PHONE = '(max-width: 43.75rem)'

/** Whether the window is as narrow as a phone, or as a query says. */
export function useNarrow(query = PHONE): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const narrow = matchMedia(query)
      narrow.addEventListener('change', listener)
      return () => narrow.removeEventListener('change', listener)
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches)
}
