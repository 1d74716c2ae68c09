import { useCallback, useSyncExternalStore } from 'react'

/** Below this width lists become cards, and details cover the list. */
const PHONE = '(max-width: 43.75rem)'

/** Whether the window matches the query, by default a phone's width. */
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
