import { matchQuery } from '@tanstack/react-query'
import type { WorldEvent } from '@understudy/contracts/control/stream'
import { touch } from '@understudy/contracts/session'
import { systemStatus } from '@understudy/contracts/system'
import { call, invalidate, queryClient, repliesOf } from '@/shared/api'
import { clientId } from '@/shared/api/client-id'
import { signal } from '@/shared/api/signals'
import { hasChangedSince } from '@/shared/api/world-revision'
import { syncClock as followClock } from '@/shared/clock'
import { session } from '@/shared/session'
import { inStreamPlace } from './stream-place.ts'

/** Exponential backoff of reconnects, in ms. */
const PAUSE = { first: 500, longest: 30_000 } as const
/** Events within this interval, in ms, cause one refresh. */
const TOGETHER = 300

export interface Source {
  url: () => string
  token?: () => string | undefined
  /** Whether the server requires a token. */
  needsToken?: boolean
  /** Called with the world's merchant when the stream opens and when another client steers. */
  onMerchant?: (merchant: string) => void
}

type Listener = (event: WorldEvent) => void
const listeners = new Set<Listener>()

/** Subscribes to the world's events; returns the function that unsubscribes. */
export function onWorldEvent(listener: Listener): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Follows a world's event stream while the page is visible; returns the function that stops it. */
export function followWorld({ url, token, needsToken, onMerchant }: Source): () => void {
  let connection: AbortController | undefined
  let pause: number = PAUSE.first
  let timer: ReturnType<typeof setTimeout> | undefined
  let missed = false
  let isFirst = true

  const reconnect = (after: number) => {
    clearTimeout(timer)
    timer = setTimeout(connect, after)
  }

  async function connect() {
    connection?.abort()
    if (document.hidden) return
    if (needsToken && !token?.()) return reconnect(1_000)
    const mine = new AbortController()
    connection = mine
    try {
      await inStreamPlace(mine.signal, () => listen(mine.signal))
    } catch {
      // Every failure leads to a reconnect.
    }
    if (mine.signal.aborted) return
    missed = true
    reconnect(pause)
    pause = Math.min(pause * 2, PAUSE.longest)
  }

  async function listen(signal: AbortSignal) {
    const response = await fetch(url(), {
      headers: { Accept: 'text/event-stream', ...(token?.() && { Authorization: `Bearer ${token()}` }) },
      credentials: 'same-origin',
      signal,
    })
    if (!response.ok || !response.body) throw new Error(`The stream answered ${response.status}`)
    const merchant = response.headers.get('x-world-merchant')
    if (merchant) onMerchant?.(merchant)
    pause = PAUSE.first
    // Catches up on events of the time when the page did not listen.
    if (missed || (isFirst && hasChangedSince(response.headers))) refreshSoon()
    missed = false
    isFirst = false
    for await (const event of eventsOf(response.body)) {
      handleEvent(event)
      // This page handles its own writes when they complete.
      if (event.type === 'steered' && batches === 0) onMerchant?.(event.merchant)
    }
  }

  const lookUp = () => {
    if (document.hidden) {
      missed = true
      clearTimeout(timer)
      connection?.abort()
    } else connect()
  }
  document.addEventListener('visibilitychange', lookUp)
  connect()
  return () => {
    document.removeEventListener('visibilitychange', lookUp)
    clearTimeout(timer)
    cancelRefresh()
    connection?.abort()
  }
}

/** Parses server-sent events; only `data` lines matter here. */
export async function* eventsOf(body: ReadableStream<Uint8Array>): AsyncGenerator<WorldEvent> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let text = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    text += decoder.decode(value, { stream: true }).replaceAll('\r', '')
    const blocks = text.split('\n\n')
    text = blocks.pop() ?? ''
    for (const block of blocks) {
      const data = block
        .split('\n')
        .flatMap((line) => (line.startsWith('data:') ? [line.slice(5).trimStart()] : []))
        .join('\n')
      if (data) yield JSON.parse(data) as WorldEvent
    }
  }
}

function handleEvent(event: WorldEvent) {
  if (event.type === 'steered') {
    setClock(event)
    // The session may not exist in the restored state.
    if ((event.by === 'reset' || event.by === 'restore') && session.get()) sessionInDoubt = true
    refreshSoon()
  }
  if (event.type === 'wrote' && event.client !== clientId) refreshSoon()
  if (event.type === 'closed') signal({ kind: 'world-gone' })
  for (const listener of listeners) listener(event)
}

/** Sets the page's clock to the world's time. */
export const setClock = ({ now, clock }: { now: number; clock: string }) =>
  followClock(new Headers({ 'x-world-time': String(now), 'x-world-clock': clock }))

let sessionInDoubt = false
let refreshTimer: ReturnType<typeof setTimeout> | undefined
/** Number of running batches of changes. */
let batches = 0

function refreshSoon() {
  refreshTimer ??= setTimeout(() => {
    refreshTimer = undefined
    if (batches === 0) refreshScreen()
  }, TOGETHER)
}

function cancelRefresh() {
  clearTimeout(refreshTimer)
  refreshTimer = undefined
}

/**
 * Refetches what is on screen, the status first: a platform that has just closed shows the maintenance screen only,
 * and its other requests would be rejected. A session that no longer exists ends.
 */
export async function refreshScreen() {
  await invalidate(systemStatus)
  await new Promise((rendered) => setTimeout(rendered))
  if (sessionInDoubt && session.get()) call(touch).catch(() => {})
  sessionInDoubt = false
  // Launches are not repeated: a second one would end the running game, and it writes to the world.
  await queryClient.invalidateQueries({
    predicate: (query) => !matchQuery(repliesOf(systemStatus), query) && query.meta?.once !== true,
  })
}

/** Runs changes in several steps, with one refresh after the last. */
export async function asOneChange<T>(work: () => Promise<T>): Promise<T> {
  batches += 1
  try {
    return await work()
  } finally {
    batches -= 1
    await refreshScreen()
  }
}
