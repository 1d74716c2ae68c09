import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * Paths of this page's history by the number the router gives an entry. In memory, because a logout leaves nothing in
 * the session storage; after a reload the arrow replaces the page by the one it was told, which leads nowhere twice.
 */
const trail = new Map<number, string>()

/** The router numbers its entries; the first one has nothing of ours before it. */
export const entryNumber = () => (history.state as { idx?: number } | null)?.idx ?? 0

/** The path one step back, as far as it is known. */
export const pathBefore = (): string | undefined => trail.get(entryNumber() - 1)

/** Notes where the player is. Entries further on are never looked at: they are rewritten before they lie behind. */
export function useTrail(): void {
  const { key, pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same path opened again is another entry
  useEffect(() => {
    trail.set(entryNumber(), pathname)
  }, [key, pathname])
}
