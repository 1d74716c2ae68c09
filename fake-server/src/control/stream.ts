import type { control } from '@understudy/contracts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { World } from '../world/world.ts'

/** A comment this often keeps proxies from taking a quiet stream for a dead one, milliseconds. */
const ALIVE_EVERY = 15_000
/** Whoever leaves so many bytes unread is hung up on: the browser connects again and asks anew. */
const UNREAD_LIMIT = 1024 * 1024

type Steered = Extract<control.WorldEvent, { type: 'steered' }>

/** Says to whoever watches the world that it was steered. */
export function tellSteered(world: World, by: Steered['by']): void {
  if (world.events.isHeard) world.events.tell({ type: 'steered', by, now: world.now(), clock: world.clock.state })
}

/** What a phone in a room may hear of its world: that it changed, never what others sent and were answered. */
export const forPhones = ({ type }: control.WorldEvent): boolean => type !== 'call'

/**
 * Answers a request with what happens to a world, or in a room, until the listener leaves or it is gone, as server-sent events
 * of one `data` line each. The gate and the input are the caller's business and come before.
 */
export function streamWorld(request: FastifyRequest, reply: FastifyReply, { events }: Pick<World, 'events'>): void {
  reply.hijack()
  const { raw } = reply
  raw.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
    'x-content-type-options': 'nosniff',
  })
  raw.write(': alive\n\n')
  const alive = setInterval(() => void raw.write(': alive\n\n'), ALIVE_EVERY)
  const stop = events.listen((event) => {
    if (raw.writableLength > UNREAD_LIMIT) raw.destroy()
    else if (event.type === 'gone') raw.end(`data: ${JSON.stringify(event)}\n\n`, leave)
    else raw.write(`data: ${JSON.stringify(event)}\n\n`)
  })
  const leave = () => {
    clearInterval(alive)
    stop()
  }
  raw.once('close', leave)
  // A connection that ended while the request was looked at closes nothing any more.
  if (request.raw.destroyed) leave()
}
