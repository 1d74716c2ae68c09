// Registers an endpoint as an HTTP route that runs a pipeline of middleware steps.
import { ERRORS, errorsOf, isErrorCode, platformError } from '@understudy/contracts'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { asPlatformError, failure, JSON_TYPE, languageHeader } from './answer.ts'
import type { BoundEndpoint } from './call.ts'
import { noteThrown, recordCall } from './call-recorder.ts'
import { compressed, isWorthIt, takes } from './compression.ts'
import { Exchange, type Service } from './exchange.ts'
import type { Platform } from './platform.ts'
import {
  answerFromCache,
  applyFaults,
  checkModules,
  checkReply,
  checkRole,
  countWrites,
  Dropped,
  findWorld,
  identifyCaller,
  keepInCache,
  parse,
  readInput,
  readLanguage,
  readMerchant,
  refuseDuringOutage,
  refuseOvertaken,
  refuseUnknownMerchant,
  runHandler,
  type Step,
  settleDue,
  takeMerchantOfWorld,
} from './steps.ts'
import { ROOM_COOKIE } from './world-of.ts'

/** What a call goes through, in this order; it ends with the first step that throws or answers. */
function stepsOf({ endpoint }: BoundEndpoint): readonly Step[] {
  const cached = endpoint.cache === 'catalogue'
  return [
    findWorld,
    applyFaults,
    countWrites,
    ...(endpoint.surface === 'stage'
      ? [takeMerchantOfWorld, readLanguage]
      : [refuseDuringOutage, readMerchant, readLanguage, identifyCaller, checkRole, checkModules]),
    readInput,
    parse,
    ...(endpoint.surface === 'stage' ? [] : [refuseUnknownMerchant]),
    cached ? answerFromCache : settleDue,
    runHandler,
    refuseOvertaken,
    checkReply,
    ...(cached ? [keepInCache] : []),
  ]
}

/** On an answer that a fault rule made: which kind of fault. */
const FAULT_HEADER = 'x-fault'

/** Serves one contract: no handler is reached by any other way. */
export function bind(app: FastifyInstance, platform: Platform, bound: BoundEndpoint): void {
  const { endpoint } = bound
  const steps = stepsOf(bound)
  const service: Service = {
    ...{ platform, bound, endpoint },
    handler: bound.handler as Service['handler'],
    declared: new Set(errorsOf(endpoint)),
  }
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    // No contract has it, and registering a second route for each reading call would be a tenth of the server's start.
    exposeHeadRoute: false,
    handler: async (request, reply) => {
      const exchange = new Exchange(request, reply, service)
      try {
        await run(steps, exchange)
      } catch (thrown) {
        refuse(exchange, thrown)
      }
      record(exchange)
      return send(exchange)
    },
  })
}

/** Waits for those steps only that have to wait. */
async function run(steps: readonly Step[], exchange: Exchange): Promise<void> {
  for (const step of steps) {
    const wait = step(exchange)
    if (wait) await wait
    if (exchange.answer && step === answerFromCache) return
  }
}

/** A fault rule may answer with any code that a client could meet; the endpoint only with those it declares. */
const POSSIBLE = new Set(Object.keys(ERRORS).filter(isErrorCode))

/** Turns what was thrown into the answer, and notes for the tape what the answer does not tell. */
function refuse(exchange: Exchange, thrown: unknown): void {
  if (thrown instanceof Dropped) {
    exchange.answer = { status: 0, code: null, body: '' }
    return
  }
  const { request, world, held, fault, service } = exchange
  const injected = fault?.end?.kind === 'error'
  // What fails because the world was reset under the call fails for that reason, whatever it ran into.
  const overtakenBy = world && held.overtakenBy
  const error = overtakenBy
    ? platformError(overtakenBy)
    : asPlatformError(thrown, injected ? POSSIBLE : service.declared)
  const unforeseen = error.code === 'system.error' && !injected
  noteThrown(exchange, thrown, unforeseen)
  if (unforeseen) request.log.error({ err: thrown, req: request, cause: exchange.cause }, 'A platform call failed')
  exchange.answer = failure(error, languageHeader(request.headers.language), world?.setting.failuresAs200 ?? false)
}

/** Writes the call down on the tape, and tells the room who called. */
function record(exchange: Exchange): void {
  const { request, service, caller, answer } = exchange
  const { platform } = service
  if (platform.records) recordCall(exchange)
  const guest = platform.rooms.of(request.cookies[ROOM_COOKIE])
  // A call that was refused may not have come as far as asking who calls.
  if (guest) platform.rooms.saw(guest, answer?.code === null ? (caller?.username ?? null) : undefined)
}

function send({ request, reply, service, world, fault, answer }: Exchange): FastifyReply {
  if (!answer) throw new Error(`The steps of ${service.endpoint.name} ended without an answer`)
  if (world) reply.header('x-world-time', world.now()).header('x-world-clock', world.clock.state)
  const end = fault?.end?.kind
  // A check against the contracts must know which answers were broken on purpose.
  if (end) reply.header(FAULT_HEADER, end)
  if (end === 'drop' || end === 'truncate') {
    reply.hijack()
    if (end === 'drop') reply.raw.destroy()
    else sendHalf(reply, answer)
    return reply
  }
  const compresses = isWorthIt(answer.body)
  const vary = reply.getHeader('vary')
  if (compresses) reply.header('vary', vary ? `${vary}, accept-encoding` : 'accept-encoding')
  const compress = compresses && takes('gzip', request.headers['accept-encoding'])
  if (answer.etag && service.endpoint.method === 'GET' && answer.code === null) {
    // The same version in other bytes is what a weak tag says (RFC 9110, 8.8.1).
    reply.header('cache-control', 'private, no-cache').header('etag', compress ? `W/${answer.etag}` : answer.etag)
    if (isKnown(request.headers['if-none-match'], answer.etag)) return reply.code(304).send()
  } else reply.header('cache-control', 'no-store')
  reply.code(answer.status).header('content-type', JSON_TYPE)
  if (!compress) return reply.send(answer.body)
  return reply.header('content-encoding', 'gzip').send(compressed(answer.body))
}

/**
 * Whether a client says that it has this version: any in a list, or `*` for whichever there is. What was compressed,
 * here or by a proxy, has a weak tag, which is the same version all the same (RFC 9110, 13.1.2).
 */
const isKnown = (had = '', etag: string): boolean =>
  had.split(',').some((tag) => ['*', etag, `W/${etag}`].includes(tag.trim()))

/** The fault that breaks the connection in the middle of the body. */
function sendHalf(reply: FastifyReply, answer: NonNullable<Exchange['answer']>): void {
  const body = Buffer.from(answer.body)
  reply.raw.writeHead(answer.status, {
    ...{ 'content-type': JSON_TYPE, 'content-length': body.length },
    [FAULT_HEADER]: 'truncate',
  })
  reply.raw.write(body.subarray(0, Math.floor(body.length / 2)), () => reply.raw.destroy())
}
