import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * Paths of this page's history, by the router's entry index. In memory, because a logout clears the session storage;
 * after a reload the back arrow replaces the page by its default target, so that it cannot loop.
 */
const trail = new Map<number, string>()

/** Index of the current history entry; the first has no page of ours before it. */
export const entryNumber = () => (history.state as { idx?: number } | null)?.idx ?? 0

/** The path one step back, if known. */
export const pathBefore = (): string | undefined => trail.get(entryNumber() - 1)

/** Records the current path. Entries ahead need no cleanup: they are overwritten before they are read. */
export function useTrail(): void {
  const { key, pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: opening the same path again is another entry
  useEffect(() => {
    trail.set(entryNumber(), pathname)
  }, [key, pathname])
}
