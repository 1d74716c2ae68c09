import type { CallInput, Endpoint, EndpointDefinition, ReplyOf } from '@understudy/contracts/endpoint'
import { ApiError, call, isApiError } from '@/shared/api'
import type { CallArguments } from '@/shared/api/call'
import { languageCode } from '@/shared/i18n'
import { session } from '@/shared/session'

/** Cached state of a call; immutable, replaced on every change. */
export interface Known<T> {
  data: T | undefined
  error: ApiError | undefined
  isPending: boolean
}

/** Cache entry of one call with its input, shared by all subscribers. */
export interface Reply<T> {
  known: Known<T>
  /** When it was last fetched, in page time; -Infinity for never, or when invalidated. */
  askedAt: number
  ask: () => Promise<void>
  subscribe: (listener: () => void) => () => void
}

const replies = new Map<string, Reply<unknown> & { name: string; isWatched: () => boolean }>()

const isTransient = (error: unknown) => isApiError(error, 'client.slow') || isApiError(error, 'client.offline')

/** Replies are in a language and a person's, so a change of either refetches. */
export function replyOf<D extends EndpointDefinition>(endpoint: Endpoint<D>, input: CallInput<D>): Reply<ReplyOf<D>> {
  const key = JSON.stringify([endpoint.name, input, languageCode(), session.get()?.userName])
  const there = replies.get(key)
  if (there) return there as unknown as Reply<ReplyOf<D>>
  const fresh = makeReply(endpoint, input)
  replies.set(key, fresh as never)
  return fresh
}

function makeReply<D extends EndpointDefinition>(endpoint: Endpoint<D>, input: CallInput<D>) {
  const listeners = new Set<() => void>()
  let underWay: Promise<void> | undefined
  const reply = {
    name: endpoint.name,
    known: { data: undefined, error: undefined, isPending: true } as Known<ReplyOf<D>>,
    askedAt: Number.NEGATIVE_INFINITY,
    isWatched: () => listeners.size > 0,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Fetches; concurrent callers share one request. */
    ask() {
      underWay ??= answer().finally(() => {
        underWay = undefined
      })
      return underWay
    },
  }
  async function answer() {
    reply.askedAt = performance.now()
    const send = () => call(endpoint, ...([input] as CallArguments<D>))
    try {
      const data = await send().catch((error) => (isTransient(error) ? send() : Promise.reject(error)))
      reply.known = { data, error: undefined, isPending: false }
    } catch (error) {
      reply.known = { data: reply.known.data, error: asApiError(error), isPending: false }
    }
    for (const listener of listeners) listener()
  }
  return reply
}

const asApiError = (error: unknown) => (isApiError(error) ? error : new ApiError('system.error', {}, String(error)))

/** Invalidates the replies of these calls: mounted ones refetch immediately, others when next mounted. */
export async function refresh(...endpoints: { name: string }[]): Promise<void> {
  const names = new Set(endpoints.map(({ name }) => name))
  const old = [...replies.values()].filter(({ name }) => names.has(name))
  for (const reply of old) reply.askedAt = Number.NEGATIVE_INFINITY
  await Promise.all(old.filter(({ isWatched }) => isWatched()).map(({ ask }) => ask()))
}

/** Clears the cache, for tests. */
export const forgetReplies = () => replies.clear()
