import type { ServerResponse } from 'node:http'
import type { control } from '@understudy/contracts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Store } from '../world/stores.ts'
import type { World } from '../world/world.ts'

/** A comment this often keeps proxies from taking a quiet stream for a dead one, milliseconds. */
const ALIVE_EVERY = 15_000
/** Who leaves so many bytes unread is hung up on: the browser connects again and asks for everything. */
const UNREAD_LIMIT = 128 * 1024
/** Streams of a world or room, and of the process. */
const PER_WORLD = 100
const IN_ALL = 512

type Steered = Extract<control.WorldEvent, { type: 'steered' }>

/** Says to whoever watches the world that it was steered. */
export function emitControlChanged(world: World, by: Steered['by']): void {
  if (!world.events.hasListeners) return
  world.events.emit({ type: 'steered', by, now: world.now(), clock: world.clock.state, merchant: world.merchant })
}

/** What a phone in a room may hear of its world: that it changed, never what others sent and were answered. */
export const forPhones = ({ type }: control.WorldEvent): boolean => type !== 'call'

const open = new Set<ServerResponse>()

/** The streams of the process: what their listeners have not read yet. */
export const openStreams: Store = {
  name: 'streams',
  bytes: () => [...open].reduce((sum, { writableLength }) => sum + writableLength, 0),
  entries: () => open.size,
  limit: IN_ALL * UNREAD_LIMIT,
}

/**
 * Answers a request with what happens to a world, or in a room, until the listener leaves or it is gone, as server-sent events
 * of one `data` line each, its merchant in a header; with 503 where too many listen already. The gate and the input are the caller's business
 * and come before.
 */
export function streamWorld(
  request: FastifyRequest,
  reply: FastifyReply,
  { events, merchant }: Pick<World, 'events' | 'merchant'>,
): void {
  if (events.listeners >= PER_WORLD || open.size >= IN_ALL) {
    refuseStream(reply, events.listeners >= PER_WORLD ? `${PER_WORLD} to this world` : `${IN_ALL} to this server`)
    return
  }
  reply.hijack()
  const { raw } = reply
  raw.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
    'x-content-type-options': 'nosniff',
    // Whoever listens again learns what was steered meanwhile.
    'x-world-merchant': merchant,
  })
  // Who asks for the headers alone would wait for an end that never comes.
  if (request.method === 'HEAD') {
    raw.end()
    return
  }
  open.add(raw)
  const write = (text: string) => (raw.writableLength > UNREAD_LIMIT ? raw.destroy() : raw.write(text))
  write(': alive\n\n')
  const alive = setInterval(() => void write(': alive\n\n'), ALIVE_EVERY)
  const leaveFor = () => void raw.end('retry: 500\n\n')
  const stop = events.listen((event) => {
    const line = `data: ${JSON.stringify(event)}\n\n`
    if (event.type === 'closed') raw.end(line, leave)
    else write(line)
    // Who listens connects again, and is led to where the world has gone.
  }, leaveFor)
  const leave = () => {
    clearInterval(alive)
    stop()
    open.delete(raw)
  }
  raw.once('close', leave)
  // A connection that ended while the request was looked at closes nothing any more.
  if (request.raw.destroyed) leave()
}

function refuseStream(reply: FastifyReply, listening: string): void {
  const detail = `No more pages can listen: ${listening} do already.`
  const problem = { type: 'urn:understudy:stream.limit', title: 'Too many listeners', status: 503, detail }
  void reply.code(503).header('retry-after', '15').type('application/problem+json').send(JSON.stringify(problem))
}
