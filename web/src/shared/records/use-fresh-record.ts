import type { Endpoint, EndpointDefinition } from '@understudy/contracts/endpoint'
import { useEffect } from 'react'
import { restartPages } from '@/shared/api'

/**
 * Refetches a record from its first page at each visit, as rows may have been added or changed. Also when the tab
 * becomes visible again, unless the player has scrolled down, where the list would jump.
 */
export function useFreshRecord(endpoint: Endpoint<EndpointDefinition>): void {
  useEffect(() => {
    void restartPages(endpoint)
    const look = () => {
      if (document.visibilityState === 'visible' && scrollY < innerHeight) void restartPages(endpoint)
    }
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [endpoint])
}
