import { useQuery } from '@tanstack/react-query'
import type { Endpoint, EndpointDefinition } from '@understudy/contracts/endpoint'
import { keyOf, STALE, useViewer } from '@/shared/api'
import { usePageVisible } from '@/shared/device/visible'
import { TIMINGS } from '@/shared/timings'
import { throttleShared } from './throttle-shared.ts'

/** Failures are silent and retried at the next occasion (API-030). */
export const throttleWhileVisible = <T>(ask: () => Promise<T>) =>
  throttleShared(() => (document.hidden ? Promise.reject(new Error('Nobody looks')) : ask()), TIMINGS.unreadThrottle)

/**
 * A count shared by all its displays, never fetched while the page is hidden; undefined until known, and while
 * disabled.
 */
export function useCount(
  endpoint: Endpoint<EndpointDefinition>,
  ask: () => Promise<number>,
  isEnabled: boolean,
): number | undefined {
  const enabled = usePageVisible() && isEnabled
  const { data } = useQuery({
    queryKey: keyOf(endpoint, undefined, useViewer()),
    queryFn: ask,
    enabled,
    staleTime: STALE.always,
    retry: false,
    // Becoming visible enables the query, which already fetches.
    refetchOnWindowFocus: false,
  })
  return isEnabled ? data : undefined
}
