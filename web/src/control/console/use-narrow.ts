import { useSyncExternalStore } from 'react'

/** Below this a list is cards, and what is opened lies over it. */
const query = () => matchMedia('(max-width: 43.75rem)')

const subscribe = (listener: () => void) => {
  const narrow = query()
  narrow.addEventListener('change', listener)
  return () => narrow.removeEventListener('change', listener)
}

/** Whether the window is as narrow as a phone. */
export const useNarrow = (): boolean => useSyncExternalStore(subscribe, () => query().matches)
