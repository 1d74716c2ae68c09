import { getWorld } from '@understudy/contracts/control'
import { useEffect } from 'react'
import { invalidate, useSteering } from '../../steer.ts'

/** Polling interval in ms; an event stream for each pane would use up the browser's connections. */
const EVERY = 2_000

/** Refetches the worlds of the panes while the page is visible. */
export function useFreshWorlds(): void {
  useEffect(() => {
    const timer = setInterval(() => {
      if (!document.hidden) void invalidate(getWorld)
    }, EVERY)
    return () => clearInterval(timer)
  }, [])
}

/** The world of a pane, and whether it no longer exists. */
export function useWorld(id: string) {
  const { data, error } = useSteering(getWorld, { params: { id } })
  return { world: data, isGone: error?.status === 404, error: error?.status === 404 ? undefined : error }
}
