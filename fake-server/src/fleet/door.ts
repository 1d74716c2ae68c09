import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { OWN_ONLY } from '../control/others.ts'
import { type Fleet, MovedAway, WorldHeld } from './fleet.ts'
import { worldsNamedBy, worldsNamedIn } from './named-world.ts'
import { HAND_OVER } from './peers.ts'

/** Header set by the proxy: the location in its own configuration to which this process redirects a call it cannot serve. */
export const ELSEWHERE = 'x-elsewhere'
/** Event streams never end by themselves, so a departing world ends them instead of waiting. */
const STREAM = /\/stream$/
/** Paths that concern the process itself and need no world. */
const OF_THE_PROCESS = /^\/(__fleet|__control\/(health|metrics))(\/|$|\?)/

const heldBy = new WeakMap<FastifyRequest, Map<string, () => void>>()

/** Hook that brings the worlds of each call to this process before anything else runs, and holds them until the call is answered. */
export function guardDoor(app: FastifyInstance, fleet: Fleet): void {
  app.addHook('onRequest', async (request, reply) => {
    if (OF_THE_PROCESS.test(request.url) || request.headers[OWN_ONLY] !== undefined) return
    if (leadToRoom(request, reply, fleet)) return reply
    const ids = worldsNamedBy(request, (code) => fleet.registry.worldOfRoom(code))
    return hold(request, reply, fleet, ids)
  })
  app.addHook('preHandler', async (request, reply) => {
    const ids = worldsNamedIn(request)
    if (ids.length > 0) return hold(request, reply, fleet, ids)
  })
  app.addHook('preHandler', (request, _reply, done) => {
    if (STREAM.test(request.url.split('?')[0] ?? '')) letGo(request)
    done()
  })
}

const DOOR = /^\/r\/([A-Za-z0-9]+)$/

/**
 * A room's URL contains only its code, by which a proxy cannot route. When the world is in another process, the phone is
 * redirected to the same URL with the world's id in it, so that the world need not move here for one page.
 */
function leadToRoom(request: FastifyRequest, reply: FastifyReply, { registry }: Fleet): boolean {
  const code = DOOR.exec(request.url)?.[1]?.toUpperCase()
  const world = code === undefined ? undefined : registry.worldOfRoom(code)
  if (world === undefined || registry.isMine(world)) return false
  void reply.redirect(`/r/${code}?world=${world}`, 307)
  return true
}

async function hold(request: FastifyRequest, reply: FastifyReply, fleet: Fleet, ids: string[]) {
  const held = heldBy.get(request) ?? new Map<string, () => void>()
  if (!heldBy.has(request)) {
    heldBy.set(request, held)
    // Also runs when the caller disconnects.
    reply.raw.once('close', () => letGo(request))
  }
  try {
    for (const id of ids) {
      if (held.has(id)) continue
      const leave = await fleet.visit(id)
      if (leave) held.set(id, leave)
    }
    // A process that is shutting down creates no worlds.
    if (held.size === 0 && fleet.isLeaving) throw new MovedAway('This process is on its way out.')
  } catch (error) {
    letGo(request)
    return refuse(request, reply, error)
  }
}

function letGo(request: FastifyRequest): void {
  for (const leave of heldBy.get(request)?.values() ?? []) leave()
}

/**
 * Answers 502, which the platform never does, so that a proxy retries the call on another process: nothing was changed
 * here. A proxy that named a location for such calls is redirected to it, so that it can retry calls that write too.
 */
function refuse(request: FastifyRequest, reply: FastifyReply, error: unknown) {
  if (!(error instanceof MovedAway || error instanceof WorldHeld)) throw error
  const elsewhere = request.headers[ELSEWHERE]
  if (error instanceof MovedAway && typeof elsewhere === 'string' && elsewhere.startsWith('@'))
    void reply.header('x-accel-redirect', elsewhere)
  const status = error instanceof MovedAway ? 502 : 503
  const problem = { type: 'urn:understudy:fleet', title: 'Elsewhere', status, detail: error.message }
  return reply.code(status).header('retry-after', '1').type('application/problem+json').send(JSON.stringify(problem))
}

/** Internal routes: other processes request a world, and the operator checks liveness. The proxy must not expose them. */
export function serveHandOver(app: FastifyInstance, fleet: Fleet): void {
  app.get('/__fleet/alive', (_request, reply) => reply.code(fleet.isLeaving ? 503 : 200).send({}))
  app.post<{ Params: { id: string } }>(HAND_OVER, async (request, reply) => {
    if (!fleet.knows(request.headers.authorization)) return reply.code(401).send({})
    return (await fleet.handOver(request.params.id)) ? {} : reply.code(404).send({})
  })
}

/** Header set by the proxy: the call came through the stage's origin. */
const SURFACE = 'x-surface'

/**
 * Serves app and stage of a process on one port, so that a proxy that routes worlds to upstreams sends both to the same
 * process.
 */
export const besideStage =
  (stage: FastifyInstance) =>
  (app: RequestListener): Server =>
    createServer((request: IncomingMessage, response: ServerResponse) =>
      request.headers[SURFACE] === 'stage' ? stage.routing(request, response) : app(request, response),
    )
