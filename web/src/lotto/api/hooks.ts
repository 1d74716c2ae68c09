import type { CallInput, Endpoint, EndpointDefinition, ReplyOf } from '@understudy/contracts/endpoint'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { ApiError } from '@/shared/api'
import { isApiError, useRun } from '@/shared/api'
import { type CallArguments, call } from '@/shared/api/call'
import type { ListState } from '@/shared/api/pages'
import { useLanguage } from '@/shared/i18n'
import { useSession } from '@/shared/session'
import { type Known, type Reply, replyOf } from './replies.ts'

/** Default time for which replies stay fresh, ms. */
const FRESH = 30_000
/** For descriptions of games, which hardly ever change. */
export const CATALOGUE = 300_000

interface Options<T, R> {
  enabled?: boolean
  /** Stale time in ms; 0 refetches whenever a component mounts. */
  freshFor?: number
  /** Refetch interval while the page is visible, ms. */
  again?: (data: T | undefined) => number
  select?: (data: T) => R
}

/** A query: fetches when a component mounts and the cached reply is stale. */
export function useReply<D extends EndpointDefinition, R = ReplyOf<D>>(
  endpoint: Endpoint<D>,
  input: CallInput<D>,
  { enabled = true, freshFor = FRESH, again, select }: Options<ReplyOf<D>, R> = {},
): { data: R | undefined; error: ApiError | undefined; isPending: boolean; retry: () => void } {
  useLanguage()
  useSession()
  const reply = replyOf(endpoint, input)
  const known = useKnown(reply)
  const repeat = useRef(again)
  repeat.current = again

  useEffect(() => {
    if (enabled && performance.now() - reply.askedAt >= freshFor) reply.ask()
  }, [reply, enabled, freshFor])

  const repeats = again !== undefined
  useEffect(() => {
    if (!enabled || !repeats) return
    let timer: ReturnType<typeof setTimeout>
    const soon = () => {
      clearTimeout(timer)
      if (document.hidden) return
      timer = setTimeout(() => reply.ask().then(soon), repeat.current?.(reply.known.data))
    }
    const look = () => (document.hidden ? clearTimeout(timer) : reply.ask().then(soon))
    soon()
    // A reply that arrived otherwise restarts the interval.
    const stop = reply.subscribe(soon)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearTimeout(timer)
      stop()
      document.removeEventListener('visibilitychange', look)
    }
  }, [reply, enabled, repeats])

  const data = known.data === undefined ? undefined : select ? select(known.data) : (known.data as unknown as R)
  return { data, error: known.error, isPending: known.isPending, retry: () => void reply.ask() }
}

const useKnown = <T>(reply: Reply<T>): Known<T> => useSyncExternalStore(reply.subscribe, () => reply.known)

interface Paged<T> {
  list: T[]
  totalPages: number
}

/** An infinite list with pages from 0; `refreshed` restarts it from the first page. */
export function usePages<D extends EndpointDefinition, T>(
  endpoint: Endpoint<D>,
  inputOf: (page: number) => CallInput<D>,
  read: (reply: ReplyOf<D>) => Paged<T>,
  options: { enabled?: boolean } = {},
) {
  const first = useReply(endpoint, inputOf(0), { ...options, freshFor: 0 })
  const [more, setMore] = useState<{ after: unknown; pages: ReplyOf<D>[] }>({ after: undefined, pages: [] })
  const next = useRun(async () => {
    const after = first.data
    const input = inputOf(pages.length)
    const page = await call(endpoint, ...([input] as CallArguments<D>))
    setMore({ after, pages: [...pages.slice(1), page] })
  })
  const pages = first.data === undefined ? [] : [first.data, ...(more.after === first.data ? more.pages : [])]
  const items = first.data === undefined ? undefined : pages.flatMap((page) => read(page).list)
  const known = first.data === undefined ? 0 : read(first.data).totalPages
  const failed = isApiError(next.failure) ? next.failure : undefined
  const list: ListState = {
    isPending: first.isPending,
    isLoadingMore: next.busy,
    error: first.error ?? failed ?? null,
    retry: () => void (failed && !first.error ? next.run() : first.retry()),
    hasMore: pages.length < known && !next.busy && !failed,
    loadMore: () => void next.run(),
  }
  return { first: first.data, items, list }
}
