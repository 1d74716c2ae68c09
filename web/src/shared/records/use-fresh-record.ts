import type { Endpoint, EndpointDefinition } from '@understudy/contracts/endpoint'
import { useEffect } from 'react'
import { restartPages } from '@/shared/api'

/**
 * What happened since may have added rows or changed how they stand, so a visit begins with the first page. A return to
 * the tab does as well, unless somebody has scrolled further down: there the list would go away under the eyes.
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
