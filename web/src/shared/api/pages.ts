import {
  infiniteQueryOptions,
  type QueryKey,
  type UseInfiniteQueryResult,
  useInfiniteQuery,
} from '@tanstack/react-query'
import type { CallInput, Endpoint, EndpointDefinition, ReplyOf } from '@understudy/contracts/endpoint'
import { useLanguage } from '@/shared/i18n'
import { useSession } from '@/shared/session'
import type { ApiError } from './api-error.ts'
import { type CallArguments, call } from './call.ts'
import { keyOf, STALE } from './query.ts'

interface Paged {
  totalPages: number
}

/** A player may be at a game for long and finds the list as it was left. */
const KEPT_FOR = 3_600_000

/**
 * Pages of an endpoint that takes `pageNo` from 1 and answers with `totalPages`.
 * `inputOf(pageNo)` gives the input of a page.
 */
export function useApiPages<D extends EndpointDefinition>(
  endpoint: Endpoint<D> & { readonly reply: { _zod: { output: Paged } } },
  inputOf: (pageNo: number) => CallInput<D>,
  extras?: { enabled?: boolean },
) {
  useLanguage()
  useSession()
  return useInfiniteQuery({
    ...apiPages<D>(endpoint, inputOf),
    ...extras,
  })
}

/** Options of `useApiPages`, for reading and changing the cached pages. */
export const apiPages = <D extends EndpointDefinition>(
  endpoint: Endpoint<D>,
  inputOf: (pageNo: number) => CallInput<D>,
) =>
  infiniteQueryOptions<ReplyOf<D>, ApiError, { pages: ReplyOf<D>[]; pageParams: number[] }, QueryKey, number>({
    queryKey: ['pages', ...keyOf(endpoint, inputOf(1))],
    queryFn: ({ pageParam, signal }) => call(endpoint, ...([inputOf(pageParam), { signal }] as CallArguments<D>)),
    initialPageParam: 1,
    getNextPageParam: (last, _, pageNo) => (pageNo < (last as Paged).totalPages ? pageNo + 1 : undefined),
    staleTime: endpoint.cache === 'catalogue' ? STALE.catalogue : STALE.short,
    gcTime: KEPT_FOR,
  })

/** How a list that loads page by page stands, whatever is in it. */
export interface ListState {
  isPending: boolean
  isLoadingMore: boolean
  /** Why the first page, or the next one, is not there. */
  error: ApiError | null
  /** Asks again for what failed: the next page, or all where there is none yet. */
  retry: () => void
  /** False while a page is on its way, and after one has failed: that one waits for `retry`. */
  hasMore: boolean
  loadMore: () => void
}

export const listState = (pages: UseInfiniteQueryResult<unknown, ApiError>): ListState => ({
  isPending: pages.isPending,
  isLoadingMore: pages.isFetchingNextPage,
  error: pages.error,
  retry: () => void (pages.isFetchNextPageError ? pages.fetchNextPage() : pages.refetch()),
  hasMore: pages.hasNextPage && !pages.isFetchingNextPage && !pages.isFetchNextPageError,
  loadMore: () => void pages.fetchNextPage(),
})
