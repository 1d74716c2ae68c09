import { useEffect, useSyncExternalStore } from 'react'

function onChange(listener: () => void) {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}

/** Whether anybody sees the page: not while its tab is behind another one, or the phone is locked. */
export const usePageVisible = (): boolean => useSyncExternalStore(onChange, () => !document.hidden)

/** Does something each time the page comes back into sight. */
export function useSeenAgain(work: () => void): void {
  useEffect(() => onChange(() => document.hidden || work()), [work])
}
