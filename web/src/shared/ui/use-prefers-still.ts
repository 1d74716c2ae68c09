import { useSyncExternalStore } from 'react'

const query = () => matchMedia('(prefers-reduced-motion: reduce)')

const subscribe = (listener: () => void) => {
  const list = query()
  list.addEventListener('change', listener)
  return () => list.removeEventListener('change', listener)
}

/** Whether the person wants things to stand still. */
export const usePrefersStill = (): boolean => useSyncExternalStore(subscribe, () => query().matches)

/** How a scroll that nobody's finger does is done: at once for those who want things to stand still. */
export const scrollBehavior = (): ScrollBehavior => (query().matches ? 'instant' : 'smooth')
