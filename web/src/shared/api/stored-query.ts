import type { CallInput, Endpoint, EndpointDefinition, ReplyOf } from '@understudy/contracts/endpoint'
import { useEffect } from 'react'
import type { StoredItem } from '@/shared/storage'
import { useApiQuery } from './query.ts'

interface StoredQueryOptions<T> {
  enabled?: boolean
  staleTime?: number
  refetchInterval?: (query: { state: { data: T | undefined } }) => number | false
  /** Whether a stored reply still applies, such as to this member; true by default. */
  isCurrent?: (stored: T) => boolean
}

/**
 * A query whose last reply is stored on the device: it stands in until the next one arrives, and where that fails. It is
 * validated by the contract at each read.
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
    // What is stored has no time; anything later came from the server.
    if (data !== undefined && dataUpdatedAt > 0) item.write(data)
  }, [item, data, dataUpdatedAt])
  return query
}
