import { useQuery } from '@tanstack/react-query'
import type { Endpoint, EndpointDefinition } from '@understudy/contracts/endpoint'
import { keyOf, STALE } from '@/shared/api'
import { usePageVisible } from '@/shared/device/visible'
import { useLanguage } from '@/shared/i18n'
import { TIMINGS } from '@/shared/timings'
import { gathered } from './gathered.ts'

/** A count that fails is asked for at the next occasion; nobody is told (API-030). */
export const asked = <T>(ask: () => Promise<T>) =>
  gathered(() => (document.hidden ? Promise.reject(new Error('Nobody looks')) : ask()), TIMINGS.unreadThrottle)

/** How much of something there is, asked for by everybody together and never while the page is hidden. */
export function useCount(endpoint: Endpoint<EndpointDefinition>, ask: () => Promise<number>, wanted: boolean): number {
  useLanguage()
  const enabled = usePageVisible() && wanted
  const { data } = useQuery({
    queryKey: keyOf(endpoint),
    queryFn: ask,
    enabled,
    staleTime: STALE.always,
    retry: false,
    // Being seen again switches it on, which asks already.
    refetchOnWindowFocus: false,
  })
  return wanted ? (data ?? 0) : 0
}
