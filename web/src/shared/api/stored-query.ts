import type { CallInput, Endpoint, EndpointDefinition, ReplyOf } from '@understudy/contracts/endpoint'
import { LANGUAGE_CODES } from '@understudy/contracts/languages'
import { useEffect } from 'react'
import * as z from 'zod/mini'
import { languageCode } from '@/shared/i18n'
import { type StorageKey, type StoredItem, stored } from '@/shared/storage'
import { useApiQuery } from './query.ts'

/** A reply stored on the device with its language: in another language it counts as absent. */
export function storedReply<D extends EndpointDefinition>(
  key: StorageKey,
  endpoint: Endpoint<D>,
): StoredItem<ReplyOf<D>> {
  const item = stored(key, z.intersection(endpoint.reply, z.object({ language: z.enum(LANGUAGE_CODES) })))
  return {
    ...item,
    read() {
      const reply = item.read()
      return reply?.language === languageCode() ? (reply as ReplyOf<D>) : undefined
    },
    write: (reply) => item.write({ ...(reply as object), language: languageCode() } as never),
  }
}

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
