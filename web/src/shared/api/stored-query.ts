import type { CallInput, Endpoint, EndpointDefinition, ReplyOf } from '@understudy/contracts/endpoint'
import { useEffect } from 'react'
import type { StoredItem } from '@/shared/storage'
import { useApiQuery } from './query.ts'

interface StoredQueryOptions<T> {
  enabled?: boolean
  staleTime?: number
  refetchInterval?: (query: { state: { data: T | undefined } }) => number | false
  /** Whether a stored reply still applies, for instance to the current member; true by default. */
  isCurrent?: (stored: T) => boolean
}

/**
 * A query whose last reply is stored on the device and returned until the next one arrives, or if it fails. The
 * contract validates it at each read.
 */
export function useStoredQuery<D extends EndpointDefinition>(
  endpoint: Endpoint<D>,
  input: CallInput<D> | undefined,
  item: StoredItem<ReplyOf<D>>,
  { isCurrent = () => true, ...options }: StoredQueryOptions<ReplyOf<D>> = {},
) {
  const query = useApiQuery(endpoint, input, {
    ...options,
    initialData: () => [item.read()].find((stored) => stored !== undefined && isCurrent(stored)),
    initialDataUpdatedAt: 0,
  })
  const { data, dataUpdatedAt } = query
  useEffect(() => {
    // A stored reply has no time, so it counts as older than any fetched one.
    if (data !== undefined && dataUpdatedAt > 0) item.write(data)
  }, [item, data, dataUpdatedAt])
  return query
}
