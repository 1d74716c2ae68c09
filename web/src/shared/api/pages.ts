import {
  infiniteQueryOptions,
  type QueryKey,
  type UseInfiniteQueryResult,
  useInfiniteQuery,
} from '@tanstack/react-query'
import type { CallInput, Endpoint, EndpointDefinition, ReplyOf } from '@understudy/contracts/endpoint'
import type { ApiError } from './api-error.ts'
import { type CallArguments, call } from './call.ts'
import { invalidate, keyOf, queryClient, repliesOf, STALE, useViewer, type Viewer } from './query.ts'

interface Paged {
  totalPages: number
}

/** Cache time of lists: a player returns from a long game to the list as it was. */
const KEPT_FOR = 3_600_000

/** Disables automatic refetches of lists with several pages, which would fetch all pages one after the other. */
const ASKED_AGAIN = {
  refetchOnWindowFocus: false,
  refetchOnReconnect: ({ state }: { state: { data?: unknown } }) => state.data === undefined,
  refetchOnMount: ({ state }: { state: { isInvalidated: boolean; data?: { pages: unknown[] } | undefined } }) =>
    state.isInvalidated || (state.data?.pages.length ?? 0) <= 1,
} as const

type Extras<D extends EndpointDefinition> = { enabled?: boolean } & (ReplyOf<D> extends Paged
  ? { totalPages?: undefined }
  : { /** Where the reply says how many pages there are. */ totalPages: (reply: ReplyOf<D>) => number })

/**
 * Infinite query over an endpoint with page numbers. `inputOf(pageNo)` returns the input of a page, counted from 1.
 */
export function useApiPages<D extends EndpointDefinition>(
  endpoint: Endpoint<D>,
  inputOf: (pageNo: number) => CallInput<D>,
  ...[extras]: ReplyOf<D> extends Paged ? [extras?: Extras<D>] : [extras: Extras<D>]
) {
  return useInfiniteQuery({
    ...apiPages<D>(endpoint, inputOf, useViewer(), extras?.totalPages),
    ...ASKED_AGAIN,
    enabled: extras?.enabled ?? true,
  })
}

/** Options of `useApiPages`, for reading and changing the cached pages. */
const apiPages = <D extends EndpointDefinition>(
  endpoint: Endpoint<D>,
  inputOf: (pageNo: number) => CallInput<D>,
  viewer: Viewer,
  totalPages = (reply: ReplyOf<D>) => (reply as Paged).totalPages,
) =>
  infiniteQueryOptions<ReplyOf<D>, ApiError, { pages: ReplyOf<D>[]; pageParams: number[] }, QueryKey, number>({
    queryKey: [...keyOf(endpoint, inputOf(1), viewer), 'pages'],
    queryFn: ({ pageParam, signal }) => call(endpoint, ...([inputOf(pageParam), { signal }] as CallArguments<D>)),
    initialPageParam: 1,
    getNextPageParam: (last, _, pageNo) => (pageNo < totalPages(last) ? pageNo + 1 : undefined),
    staleTime: endpoint.cache === 'catalogue' ? STALE.catalogue : STALE.short,
    gcTime: KEPT_FOR,
  })

interface Chained {
  next: string | null
}

/**
 * Infinite query over an endpoint with cursors. `inputOf(after)` returns the input of a page; the first has no cursor.
 */
export function useApiChain<D extends EndpointDefinition>(
  endpoint: Endpoint<D> & (ReplyOf<D> extends Chained ? unknown : never),
  inputOf: (after: string | undefined) => CallInput<D>,
) {
  const viewer = useViewer()
  return useInfiniteQuery<
    ReplyOf<D>,
    ApiError,
    { pages: ReplyOf<D>[]; pageParams: (string | undefined)[] },
    QueryKey,
    string | undefined
  >({
    queryKey: [...keyOf(endpoint, inputOf(undefined), viewer), 'pages'],
    queryFn: ({ pageParam, signal }) => call(endpoint, ...([inputOf(pageParam), { signal }] as CallArguments<D>)),
    initialPageParam: undefined,
    getNextPageParam: (last) => (last as Chained).next ?? undefined,
    staleTime: STALE.short,
    gcTime: KEPT_FOR,
    ...ASKED_AGAIN,
  })
}

interface Loaded<R> {
  pages: R[]
  pageParams: unknown[]
}

/** All cached lists over an endpoint, which may also have replies that are no list. */
const listsOf = (endpoint: Endpoint<EndpointDefinition>) => ({
  ...repliesOf(endpoint),
  predicate: ({ queryKey }: { queryKey: QueryKey }) => queryKey.at(-1) === 'pages',
})

/** Changes all loaded pages of these lists. */
export const changePages = <D extends EndpointDefinition>(
  endpoint: Endpoint<D>,
  change: (page: ReplyOf<D>) => ReplyOf<D>,
) =>
  queryClient.setQueriesData<Loaded<ReplyOf<D>>>(
    listsOf(endpoint),
    (data) => data && { ...data, pages: data.pages.map(change) },
  )

/** Refetches the first page of these lists and drops the following ones, which would no longer fit it. */
export function restartPages(endpoint: Endpoint<EndpointDefinition>): Promise<unknown> {
  queryClient.setQueriesData<Loaded<unknown>>(
    listsOf(endpoint),
    (data) => data && { pages: data.pages.slice(0, 1), pageParams: data.pageParams.slice(0, 1) },
  )
  return invalidate(endpoint)
}

const goesOn = (data: unknown) => {
  const { pages = [] } = (data ?? {}) as Partial<Loaded<Paged>>
  return pages.length < (pages.at(-1)?.totalPages ?? 0)
}

/**
 * Refetches those of these lists that have more pages, after an item was removed: later items have moved up, so the next
 * page would skip one.
 */
export const closeGap = (endpoint: Endpoint<EndpointDefinition>): Promise<unknown> =>
  queryClient.invalidateQueries({
    ...repliesOf(endpoint),
    predicate: ({ state }) => goesOn(state.data),
  })

/** State of a list that loads page by page, without its items. */
export interface ListState {
  isPending: boolean
  isLoadingMore: boolean
  /** Whether the pages that are there are being fetched again; the next one waits for them. */
  isRefetching: boolean
  /** Why the first or the next page failed. */
  error: ApiError | null
  /** Retries what failed: the next page, or the whole list if there is none yet. */
  retry: () => void
  /** False while a page is loading, and after one has failed until `retry`. */
  hasMore: boolean
  loadMore: () => void
}

export const listState = (pages: UseInfiniteQueryResult<unknown, ApiError>): ListState => ({
  isPending: pages.isPending,
  isLoadingMore: pages.isFetchingNextPage,
  isRefetching: pages.isRefetching,
  error: pages.error,
  retry: () => void (pages.isFetchNextPageError ? pages.fetchNextPage() : pages.refetch()),
  hasMore: pages.hasNextPage && !pages.isFetchingNextPage && !pages.isFetchNextPageError,
  // Without cancelling a refetch, whose stale pages would stay.
  loadMore: () => void pages.fetchNextPage({ cancelRefetch: false }),
})
