import type { CallInput, Endpoint, EndpointDefinition, ReplyOf } from '@understudy/contracts/endpoint'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { ApiError } from '@/shared/api'
import { isApiError, useRun } from '@/shared/api'
import { type CallArguments, call } from '@/shared/api/call'
import type { ListState } from '@/shared/api/pages'
import { useLanguage } from '@/shared/i18n'
import { useSession } from '@/shared/session'
import { type Known, type Reply, replyOf } from './replies.ts'

/** How long a reply counts as fresh unless told otherwise, in ms. */
const FRESH = 30_000
/** What a game is, as good as never. */
export const CATALOGUE = 300_000

interface Options<T, R> {
  enabled?: boolean
  /** In ms; 0 asks whenever something begins to look at it. */
  freshFor?: number
  /** How long until it is asked for again while the page is in sight, in ms. */
  again?: (data: T | undefined) => number
  select?: (data: T) => R
}

/** The answer to a call, asked for when somebody looks and the last one is old. */
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
    // What arrived by itself moves the next question.
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

/** Lists that come in pages from 0 grow at their end; `refreshed` by the first page, which starts them over. */
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
