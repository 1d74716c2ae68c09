import {
  QueryClient,
  type QueryKey,
  queryOptions,
  type UseQueryOptions,
  type UseQueryResult,
  useQuery,
} from '@tanstack/react-query'
import type { CallInput, Endpoint, EndpointDefinition, ReplyOf } from '@understudy/contracts/endpoint'
import { languageCode, useLanguage } from '@/shared/i18n'
import { session, useSession } from '@/shared/session'
import { type ApiError, isApiError } from './api-error.ts'
import { type CallArguments, call } from './call.ts'

/** How long a reply counts as fresh, in milliseconds, by what it is. */
export const STALE = {
  /** Money and unread counts: ask whenever a screen wants them. */
  always: 0,
  /** Odds, announcements, lists that change by themselves. */
  short: 30_000,
  /** Settings and member info. */
  minute: 60_000,
  /** Games and vendors; the server marks these for as long. */
  catalogue: 300_000,
} as const

const isTransient = (error: unknown) =>
  isApiError(error) && (error.code === 'client.slow' || error.code === 'client.offline' || error.code === 'relay.busy')

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // Without a network a query must fail and say so, not wait in silence.
      networkMode: 'always',
      // What failed, or is stale by now, is refetched when the network comes back.
      refetchOnReconnect: true,
      retry: (failures, error) => failures < 1 && isTransient(error),
      staleTime: STALE.short,
    },
    mutations: { networkMode: 'always' },
  },
})

/**
 * [endpoint, input, language, who]. A reply is in a language and, unless it is the same for everybody
 * (the catalogue), a person's; so a change of either asks again, and going back finds the old reply.
 */
export const keyOf = <D extends EndpointDefinition>(endpoint: Endpoint<D>, input?: CallInput<D>): QueryKey => [
  endpoint.name,
  input ?? null,
  languageCode(),
  endpoint.cache === 'catalogue' ? null : (session.get()?.userName ?? null),
]

/** Key and call together, for prefetching and for reading the cache; components use `useApiQuery`. */
export const apiQuery = <D extends EndpointDefinition>(endpoint: Endpoint<D>, input?: CallInput<D>) =>
  queryOptions<ReplyOf<D>, ApiError>({
    queryKey: keyOf(endpoint, input),
    queryFn: ({ signal }) => call(endpoint, ...([input, { signal }] as CallArguments<D>)),
    staleTime: endpoint.cache === 'catalogue' ? STALE.catalogue : STALE.short,
  })

type QueryExtras<T, R> = Omit<UseQueryOptions<T, ApiError, R>, 'queryKey' | 'queryFn'>

/** All of a key but the language. */
const keyWithoutLanguage = ([name, input, , who]: QueryKey = []) => JSON.stringify([name, input, who])

/**
 * A query over an endpoint that asks again when the language or the session changes. Until the new words are there the
 * former ones stand: a form below them would go, and with it what was typed.
 */
export function useApiQuery<D extends EndpointDefinition, R = ReplyOf<D>>(
  endpoint: Endpoint<D>,
  input?: CallInput<D>,
  extras?: QueryExtras<ReplyOf<D>, R>,
) {
  useLanguage()
  useSession()
  const options = apiQuery(endpoint, input)
  return useQuery({
    ...options,
    placeholderData: (data, asked) =>
      keyWithoutLanguage(asked?.queryKey) === keyWithoutLanguage(options.queryKey) ? data : undefined,
    ...extras,
  } as UseQueryOptions<ReplyOf<D>, ApiError, R>)
}

/** Why a reply is not there, and how to ask for it again. */
export interface Failed {
  error: ApiError
  retry: () => unknown
}

/** Undefined while the reply is on its way, and once one is there: a newer one that fails leaves it standing. */
export const failedOf = ({ error, isLoadingError, refetch }: Asked): Failed | undefined =>
  isLoadingError && error ? { error, retry: refetch } : undefined

type Asked = Pick<UseQueryResult<unknown, ApiError>, 'error' | 'isLoadingError' | 'refetch'>

/** Marks every reply of an endpoint stale, whatever its input; what is on screen asks again. */
export const refresh = (...endpoints: Endpoint<EndpointDefinition>[]) =>
  Promise.all(
    endpoints.map(({ name }) =>
      queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] === name || queryKey[1] === name }),
    ),
  )
