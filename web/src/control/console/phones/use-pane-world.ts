import { getWorld } from '@understudy/contracts/control'
import { useEffect } from 'react'
import { invalidate, useSteering } from '../../steer.ts'

/** How often the worlds of the row are asked for their time, ms; a stream for each would use up the browser's connections. */
const EVERY = 2_000

/** Keeps what panes know of their worlds fresh, while the page is in sight. */
export function useFreshWorlds(): void {
  useEffect(() => {
    const timer = setInterval(() => {
      if (!document.hidden) void invalidate(getWorld)
    }, EVERY)
    return () => clearInterval(timer)
  }, [])
}

/** The world of a pane with its time and merchant, and whether it is gone. */
export function useWorld(id: string) {
  const { data, error } = useSteering(getWorld, { params: { id } })
  return { world: data, isGone: error?.status === 404, error: error?.status === 404 ? undefined : error }
}
