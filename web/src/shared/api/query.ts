import {
  onlineManager,
  QueryClient,
  type QueryKey,
  queryOptions,
  type UseQueryOptions,
  type UseQueryResult,
  useQuery,
} from '@tanstack/react-query'
import type { CallInput, Endpoint, EndpointDefinition, ReplyOf } from '@understudy/contracts/endpoint'
import type { LanguageCode } from '@understudy/contracts/languages'
import { languageCode, useLanguage } from '@/shared/i18n'
import { session, useSession } from '@/shared/session'
import { type ApiError, isApiError } from './api-error.ts'
import { type CallArguments, call } from './call.ts'

/** How long replies stay fresh, in milliseconds, by their kind. */
export const STALE = {
  /** Money and unread counts: refetched whenever a screen mounts. */
  always: 0,
  /** Odds, announcements, lists that change by themselves. */
  short: 30_000,
  /** Settings and member info. */
  minute: 60_000,
  /** Games and vendors; matches the server's cache headers. */
  catalogue: 300_000,
} as const

const isTransient = (error: unknown) =>
  isApiError(error) && (error.code === 'client.slow' || error.code === 'client.offline' || error.code === 'relay.busy')

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // Without a network a query must fail visibly instead of pausing silently.
      networkMode: 'always',
      // Failed and stale queries are refetched when the network is back.
      refetchOnReconnect: true,
      retry: (failures, error) => failures < 1 && isTransient(error),
      staleTime: STALE.short,
    },
    mutations: { networkMode: 'always' },
  },
})

/**
 * Tells the library whether the page starts with a network: it assumes one until an event says otherwise, and would miss
 * the first return of the network.
 */
export const followNetwork = () => onlineManager.setOnline(navigator.onLine)

/** The viewer of a reply, which depends on the language and on the member. */
export interface Viewer {
  language: LanguageCode
  userName: string | undefined
}

/** The current viewer, outside of components. */
export const currentViewer = (): Viewer => ({ language: languageCode(), userName: session.get()?.userName })

/** The current viewer; re-renders when it changes. */
export function useViewer(): Viewer {
  const language = useLanguage()
  const userName = useSession()?.userName
  return { language, userName }
}

/**
 * The query key: [endpoint, input, language, member]; replies of the catalogue are the same for every member. A change of
 * language or member refetches, and changing back finds the cached reply.
 */
export const keyOf = <D extends EndpointDefinition>(
  endpoint: Endpoint<D>,
  input: CallInput<D> | undefined,
  { language, userName }: Viewer,
): QueryKey => [endpoint.name, input ?? null, language, endpoint.cache === 'catalogue' ? null : (userName ?? null)]

/** All cached replies of an endpoint, whatever their input and viewer, as a filter of the query client. */
export const repliesOf = ({ name }: Endpoint<EndpointDefinition>) => ({ queryKey: [name] })

/** The cached replies of all endpoints of these features. */
export const cachedReplies = (...features: string[]): unknown[] =>
  features.flatMap((feature) =>
    queryClient
      .getQueryCache()
      .getAll()
      .filter(({ queryKey: [name] }) => String(name).startsWith(`${feature}.`))
      .map(({ state }) => state.data),
  )

/** Writes the reply of another call to the cache, for the viewer who sent it. */
export const storeReply = <D extends EndpointDefinition>(endpoint: Endpoint<D>, reply: ReplyOf<D>, viewer: Viewer) =>
  queryClient.setQueryData(keyOf(endpoint, undefined, viewer), reply)

/** Query options, for prefetching and for reading the cache; components use `useApiQuery`. */
export const apiQuery = <D extends EndpointDefinition>(
  endpoint: Endpoint<D>,
  input: CallInput<D> | undefined,
  viewer: Viewer,
) =>
  queryOptions<ReplyOf<D>, ApiError>({
    queryKey: keyOf(endpoint, input, viewer),
    queryFn: ({ signal }) => call(endpoint, ...([input, { signal }] as CallArguments<D>)),
    staleTime: endpoint.cache === 'catalogue' ? STALE.catalogue : STALE.short,
  })

type QueryExtras<T, R> = Omit<UseQueryOptions<T, ApiError, R>, 'queryKey' | 'queryFn'>

/** Whether two keys differ only in the language. */
const keyWithoutLanguage = ([name, input, , who]: QueryKey = []) => JSON.stringify([name, input, who])

/**
 * A query over an endpoint, refetched when the language or the session changes. On a change of language the old reply
 * stays until the new one arrives: unmounting a form below it would lose what was typed.
 */
export function useApiQuery<D extends EndpointDefinition, R = ReplyOf<D>>(
  endpoint: Endpoint<D>,
  input?: CallInput<D>,
  extras?: QueryExtras<ReplyOf<D>, R>,
) {
  const options = apiQuery(endpoint, input, useViewer())
  return useQuery({
    ...options,
    placeholderData: (data, asked) =>
      keyWithoutLanguage(asked?.queryKey) === keyWithoutLanguage(options.queryKey) ? data : undefined,
    ...extras,
  } as UseQueryOptions<ReplyOf<D>, ApiError, R>)
}

/** Why a query failed, and how to retry it. */
export interface Failed {
  error: ApiError
  retry: () => unknown
}

/** Undefined while loading and once there is a reply: a failed refetch keeps the old reply. */
export const failedOf = ({ error, isLoadingError, refetch }: FailableQuery): Failed | undefined =>
  isLoadingError && error ? { error, retry: refetch } : undefined

type FailableQuery = Pick<UseQueryResult<unknown, ApiError>, 'error' | 'isLoadingError' | 'refetch'>

/** Invalidates all replies of an endpoint, whatever their input; mounted queries refetch. */
export const invalidate = (...endpoints: Endpoint<EndpointDefinition>[]) =>
  Promise.all(endpoints.map((endpoint) => queryClient.invalidateQueries(repliesOf(endpoint))))
