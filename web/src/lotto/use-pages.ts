import type { CallInput, Endpoint, EndpointDefinition, ReplyOf } from '@understudy/contracts/endpoint'
import { listState, useApiPages } from '@/shared/api'

interface Page<T> {
  list: T[]
  totalPages: number
}

/**
 * A list of the lottery's endpoints, whose pages are counted from 0: its first page, its items, and the state of
 * loading.
 */
export function usePages<D extends EndpointDefinition, T>(
  endpoint: Endpoint<D>,
  inputOf: (page: number) => CallInput<D>,
  read: (reply: ReplyOf<D>) => Page<T>,
  { enabled = true }: { enabled?: boolean } = {},
) {
  const extras = { enabled, totalPages: (reply: ReplyOf<D>) => read(reply).totalPages }
  const query = useApiPages<D>(endpoint, (pageNo) => inputOf(pageNo - 1), ...([extras] as never))
  const pages = query.data?.pages
  return { first: pages?.[0], items: pages?.flatMap((page) => read(page).list), list: listState(query) }
}
