import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { OWN_ONLY } from '../control/others.ts'
import { type Fleet, MovedAway, WorldHeld } from './fleet.ts'
import { worldsNamedBy, worldsNamedIn } from './named-world.ts'
import { HAND_OVER } from './peers.ts'

/** Said by the proxy before the processes: where, in its own configuration, a call goes on that this one sends away. */
export const ELSEWHERE = 'x-elsewhere'
/** Streams last as long as somebody listens: a world that leaves ends them, it does not wait for them. */
const STREAM = /\/stream$/
/** What is asked of the process itself, whatever becomes of its worlds. */
const OF_THE_PROCESS = /^\/(__fleet|__control\/(health|metrics))(\/|$|\?)/

const heldBy = new WeakMap<FastifyRequest, Map<string, () => void>>()

/** Has the worlds of every call here before anything else looks at it, and keeps them until it is answered. */
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
 * The address of a room names its code only, and no proxy knows whose that is: where the world is in another process the
 * phone is sent to the same address with the world in it, so that the world need not come here for one page.
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
    // Also where the caller hung up.
    reply.raw.once('close', () => letGo(request))
  }
  try {
    for (const id of ids) {
      if (held.has(id)) continue
      const leave = await fleet.visit(id)
      if (leave) held.set(id, leave)
    }
    // A process on its way out makes nothing new.
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
 * 502, which no answer of the platform has: a proxy makes the call again elsewhere, for it has changed nothing here. One
 * that has said where such calls go on is sent there by name, so that it may do the same with a call that writes.
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

/** Where another process of the fleet asks for a world, and whoever runs it whether it lives. The proxy shows neither. */
export function serveHandOver(app: FastifyInstance, fleet: Fleet): void {
  app.get('/__fleet/alive', (_request, reply) => reply.code(fleet.isLeaving ? 503 : 200).send({}))
  app.post<{ Params: { id: string } }>(HAND_OVER, async (request, reply) => {
    if (!fleet.knows(request.headers.authorization)) return reply.code(401).send({})
    return (await fleet.handOver(request.params.id)) ? {} : reply.code(404).send({})
  })
}

/** Said by the proxy: the call came by the stage's origin. */
const SURFACE = 'x-surface'

/**
 * App and stage of a process at one address: only then does a proxy that spreads worlds over addresses send both to the
 * same process.
 */
export const besideStage =
  (stage: FastifyInstance) =>
  (app: RequestListener): Server =>
    createServer((request: IncomingMessage, response: ServerResponse) =>
      request.headers[SURFACE] === 'stage' ? stage.routing(request, response) : app(request, response),
    )
