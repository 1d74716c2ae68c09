import { useEffect, useSyncExternalStore } from 'react'

function onChange(listener: () => void) {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}

/** Whether the page is visible: not in a background tab or on a locked phone. */
export const usePageVisible = (): boolean => useSyncExternalStore(onChange, () => !document.hidden)

/** Calls back each time the page becomes visible again. */
export function useSeenAgain(work: () => void): void {
  useEffect(() => onChange(() => document.hidden || work()), [work])
}
