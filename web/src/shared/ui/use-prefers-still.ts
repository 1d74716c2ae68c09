import { useSyncExternalStore } from 'react'

const query = () => matchMedia('(prefers-reduced-motion: reduce)')

const subscribe = (listener: () => void) => {
  const list = query()
  list.addEventListener('change', listener)
  return () => list.removeEventListener('change', listener)
}

/** Whether the player prefers reduced motion, for code outside of rendering. */
export const prefersStill = (): boolean => query().matches

/** Whether the player prefers reduced motion. */
export const usePrefersStill = (): boolean => useSyncExternalStore(subscribe, prefersStill)

/** Behaviour of programmatic scrolling: instant for players who prefer reduced motion. */
export const scrollBehavior = (): ScrollBehavior => (prefersStill() ? 'instant' : 'smooth')
