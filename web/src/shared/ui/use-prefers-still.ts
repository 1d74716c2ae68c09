import { useSyncExternalStore } from 'react'

const query = () => matchMedia('(prefers-reduced-motion: reduce)')

const subscribe = (listener: () => void) => {
  const list = query()
  list.addEventListener('change', listener)
  return () => list.removeEventListener('change', listener)
}

/** Whether the player prefers reduced motion. */
export const usePrefersStill = (): boolean => useSyncExternalStore(subscribe, () => query().matches)

/** Behaviour of programmatic scrolling: instant for players who prefer reduced motion. */
export const scrollBehavior = (): ScrollBehavior => (query().matches ? 'instant' : 'smooth')
