import type { WorldEvent } from '@understudy/contracts/control-stream'
import { touch } from '@understudy/contracts/session'
import { systemStatus } from '@understudy/contracts/system'
import { call, queryClient, refresh } from '@/shared/api'
import { clientId } from '@/shared/api/client-id'
import { signal } from '@/shared/api/signals'
import { syncClock as followClock } from '@/shared/clock'
import { session } from '@/shared/session'

/** Pauses between two tries in ms: each twice the one before. */
const PAUSE = { first: 500, longest: 30_000 } as const
/** News that arrive within so many ms are one refresh. */
const TOGETHER = 300

export interface Source {
  url: () => string
  token?: () => string | undefined
  /** Without a token there is nothing to ask for. */
  needsToken?: boolean
  /** Told the world's merchant when the stream begins and whenever somebody else steers. */
  onMerchant?: (merchant: string) => void
}

type Listener = (event: WorldEvent) => void
const listeners = new Set<Listener>()

/** Hears whatever happens to the world of this page; returns how to stop. */
export function onWorldEvent(listener: Listener): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Follows the stream of a world for as long as the page is in sight; returns how to stop. */
export function followWorld({ url, token, needsToken, onMerchant }: Source): () => void {
  let connection: AbortController | undefined
  let pause: number = PAUSE.first
  let timer: ReturnType<typeof setTimeout> | undefined
  let missed = false

  const again = (after: number) => {
    clearTimeout(timer)
    timer = setTimeout(connect, after)
  }

  async function connect() {
    connection?.abort()
    if (document.hidden) return
    if (needsToken && !token?.()) return again(1_000)
    const mine = new AbortController()
    connection = mine
    try {
      const response = await fetch(url(), {
        headers: { Accept: 'text/event-stream', ...(token?.() && { Authorization: `Bearer ${token()}` }) },
        credentials: 'same-origin',
        signal: mine.signal,
      })
      if (!response.ok || !response.body) throw new Error(`The stream answered ${response.status}`)
      const merchant = response.headers.get('x-world-merchant')
      if (merchant) onMerchant?.(merchant)
      pause = PAUSE.first
      // Whatever happened while nobody listened.
      if (missed) refreshSoon()
      missed = false
      for await (const event of eventsOf(response.body)) {
        hear(event)
        // What this page does itself, it sees through to its end.
        if (event.type === 'steered' && batches === 0) onMerchant?.(event.merchant)
      }
    } catch {
      // Every end is the same: it is tried again.
    }
    if (mine.signal.aborted) return
    missed = true
    again(pause)
    pause = Math.min(pause * 2, PAUSE.longest)
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

/** The events of a stream: blocks of lines with an empty line behind, of which only `data` counts here. */
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

function hear(event: WorldEvent) {
  if (event.type === 'steered') {
    setClock(event)
    // Whoever is logged in here may be nobody in the state the world went back to.
    if ((event.by === 'reset' || event.by === 'restore') && session.get()) sessionInDoubt = true
    refreshSoon()
  }
  if (event.type === 'wrote' && event.client !== clientId) refreshSoon()
  if (event.type === 'closed') signal({ kind: 'world-gone' })
  for (const listener of listeners) listener(event)
}

/** The page's clock takes the world's time from wherever it comes. */
export const setClock = ({ now, clock }: { now: number; clock: string }) =>
  followClock(new Headers({ 'x-world-time': String(now), 'x-world-clock': clock }))

let sessionInDoubt = false
let refreshTimer: ReturnType<typeof setTimeout> | undefined
/** Changes in several steps that are under way. */
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
 * What is on screen asks again, the status before all: a platform that has just closed shows nothing else, and what
 * it took off the screen would only be refused. A session the world no longer knows ends.
 */
export async function refreshScreen() {
  await refresh(systemStatus)
  await new Promise((rendered) => setTimeout(rendered))
  if (sessionInDoubt && session.get()) call(touch).catch(() => {})
  sessionInDoubt = false
  // What happens once is left alone: a launch that is repeated takes the game away from who plays it, and writes itself.
  await queryClient.invalidateQueries({
    predicate: ({ queryKey, meta }) => queryKey[0] !== systemStatus.name && meta?.once !== true,
  })
}

/** Steering in several steps: the screen asks again once, after the last. */
export async function asOneChange<T>(work: () => Promise<T>): Promise<T> {
  batches += 1
  try {
    return await work()
  } finally {
    batches -= 1
    await refreshScreen()
  }
}
