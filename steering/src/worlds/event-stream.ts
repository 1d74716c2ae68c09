import type { control } from '@understudy/contracts'
import type { HttpAnswer, HttpRequest, Sink } from '@understudy/platform/binding/http.ts'
import type { Store } from '@understudy/platform/shared/stores.ts'
import type { World } from '@understudy/platform/world/world.ts'

/** Interval of keep-alive comments, so that proxies do not close a quiet stream, milliseconds. */
const ALIVE_EVERY = 15_000
/** Backpressure limit: a listener with more unread bytes is disconnected; the browser reconnects and refetches. */
const UNREAD_LIMIT = 128 * 1024
/** Upper bounds of open streams: per world or room, and per process. */
const PER_WORLD = 100
const IN_ALL = 512

type Steered = Extract<control.WorldEvent, { type: 'steered' }>

/** Tells listeners that the world was steered. */
export function emitControlChanged(world: World, by: Steered['by']): void {
  world.events.emit({ type: 'steered', by, now: world.now(), clock: world.clock.state, merchant: world.merchant })
}

/** Reduces a world's event to what a phone in a room may see: that something changed, not the calls of others. */
export const forPhones = ({ type }: control.WorldEvent): boolean => type !== 'call'

/** An open stream: of whose events, whose it is by its address, and how it is ended to give up its seat. */
interface Seat {
  readonly events: World['events']
  readonly address: string
  readonly giveUp: () => void
}
const open = new Map<Sink, Seat>()

/**
 * Ends the oldest stream of the visitor who has the most, where this address would still have fewer, so that nobody can
 * take all seats. Returns whether there is a seat now.
 */
function makeSeat(seats: readonly Seat[], address: string): boolean {
  const counts = new Map<string, number>()
  for (const seat of seats) counts.set(seat.address, (counts.get(seat.address) ?? 0) + 1)
  const most = Math.max(0, ...counts.values())
  if (most <= (counts.get(address) ?? 0) + 1) return false
  seats.find((seat) => counts.get(seat.address) === most)?.giveUp()
  return true
}

/** Store of the streams' unread bytes. */
export const openStreams: Store = {
  name: 'streams',
  bytes: () => [...open.keys()].reduce((sum, sink) => sum + sink.unread(), 0),
  entries: () => open.size,
  limit: IN_ALL * UNREAD_LIMIT,
}

interface StreamOptions {
  /** What is passed on of the world's events; all of them without it. */
  events?: World['events']
  /** Called when the listener has gone, or was refused. */
  onEnd?: () => void
}

/**
 * Streams the events of a world, or what its room passes on of them, as server-sent events, until the listener
 * disconnects or the world is gone; its merchant and revision are sent in headers. Answers 503 when there are too many
 * streams. The caller has authorized and validated the request.
 */
export function streamWorld(
  request: HttpRequest,
  world: Pick<World, 'events' | 'merchant'>,
  { events = world.events, onEnd }: StreamOptions = {},
): HttpAnswer {
  const isFull = events.listeners >= PER_WORLD
  const seats = [...open.values()].filter((seat) => !isFull || seat.events === events)
  if ((isFull || open.size >= IN_ALL) && !makeSeat(seats, request.ip)) {
    onEnd?.()
    return refuseStream(`${isFull ? `${PER_WORLD} to this world` : `${IN_ALL} to this server`} do already`)
  }
  const headers = {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
    'x-content-type-options': 'nosniff',
    // Sent first, so that a reconnecting listener learns what was steered meanwhile.
    'x-world-merchant': world.merchant,
    'x-world-revision': world.events.revision,
  }
  // A HEAD request would otherwise wait for an end that never comes.
  if (request.method === 'HEAD') {
    onEnd?.()
    return { status: 200, headers }
  }
  return { status: 200, headers, body: (sink) => tellEvents(sink, events, request.ip, onEnd) }
}

function tellEvents(sink: Sink, events: World['events'], address: string, onEnd: StreamOptions['onEnd']): void {
  const write = (text: string) => (sink.unread() > UNREAD_LIMIT ? sink.destroy() : sink.write(text))
  write(': alive\n\n')
  const alive = setInterval(() => write(': alive\n\n'), ALIVE_EVERY)
  // The listener reconnects and is routed to the world's new process.
  const leaveFor = () => sink.end('retry: 500\n\n')
  const stop = events.listen((event) => {
    const line = `data: ${JSON.stringify(event)}\n\n`
    if (event.type !== 'closed') return write(line)
    sink.end(line)
    leave()
  }, leaveFor)
  const leave = () => {
    if (!open.delete(sink)) return
    clearInterval(alive)
    stop()
  }
  const giveUp = () => {
    leaveFor()
    leave()
  }
  open.set(sink, { events, address, giveUp })
  sink.onClose(() => {
    leave()
    onEnd?.()
  })
}

export function refuseStream(reason: string): HttpAnswer {
  const detail = `No more pages can listen: ${reason}.`
  const problem = { type: 'urn:understudy:stream.limit', title: 'Too many listeners', status: 503, detail }
  return {
    status: 503,
    headers: { 'retry-after': '15', 'content-type': 'application/problem+json' },
    body: JSON.stringify(problem),
  }
}
