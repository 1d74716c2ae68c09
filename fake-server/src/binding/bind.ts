// Registers an endpoint as an HTTP route that runs a pipeline of middleware steps.
import { setTimeout as sleep } from 'node:timers/promises'
import { ERRORS, errorsOf, isErrorCode, platformError } from '@understudy/contracts'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { redactedText } from '../shared/masking.ts'
import { NOTHING_WRITTEN } from '../storage/writes.ts'
import { transferTime } from '../world/faults.ts'
import { asPlatformError, failure, JSON_TYPE, languageHeader } from './answer.ts'
import type { BoundEndpoint } from './call.ts'
import { noteThrown, recordCall } from './call-recorder.ts'
import { Exchange, type Service } from './exchange.ts'
import {
  answerFromCache,
  applyFaults,
  checkAndCacheReply,
  checkModules,
  checkReply,
  checkRole,
  countWrites,
  Dropped,
  findWorld,
  identifyCaller,
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
} from './pipeline-steps.ts'
import type { Platform } from './platform.ts'
import { ROOM_COOKIE } from './world-of.ts'

/** The pipeline of a call, in order; it ends with the first step that throws or sets an answer. */
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
    cached ? checkAndCacheReply : checkReply,
  ]
}

/** Header of an answer that a fault rule produced: the kind of fault. */
const FAULT_HEADER = 'x-fault'

/** Header with the cause of an unexpected failure, percent-encoded; only for development. */
const CAUSE_HEADER = 'x-cause'
const CAUSE_LENGTH = 2_000

/** Registers the route of one contract; handlers are reached in no other way. */
export function bind(app: FastifyInstance, platform: Platform, bound: BoundEndpoint): void {
  const { endpoint } = bound
  const steps = stepsOf(bound)
  const service: Service = {
    platform,
    bound,
    endpoint,
    handler: bound.handler as Service['handler'],
    declared: new Set(errorsOf(endpoint)),
  }
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    // No contract uses HEAD, and a second route for every GET would take a tenth of the server's start.
    exposeHeadRoute: false,
    handler: async (request, reply) => {
      const exchange = new Exchange(request, reply, service)
      try {
        await run(steps, exchange)
      } catch (thrown) {
        refuse(exchange, thrown)
      }
      exchange.transferMs = transferMsOf(exchange)
      record(exchange)
      // The slow network belongs to this caller: other visitors of the world do not wait for it.
      if (exchange.transferMs > 0) await sleep(exchange.transferMs)
      return send(exchange)
    },
  })
}

/** Runs the steps until one has answered, awaiting only those that return a promise. */
async function run(steps: readonly Step[], exchange: Exchange): Promise<void> {
  for (const step of steps) {
    const wait = step(exchange)
    if (wait) await wait
    if (exchange.answer) return
  }
}

/** Whether a code may be answered: a fault rule may use any code of the catalogue, the endpoint only those it declares. */
const POSSIBLE = new Set(Object.keys(ERRORS).filter(isErrorCode))

/** Turns a thrown value into the answer, and records for the tape what the answer does not reveal. */
function refuse(exchange: Exchange, thrown: unknown): void {
  if (thrown instanceof Dropped) {
    exchange.answer = { status: 0, code: null, body: '' }
    return
  }
  const { request, world, boundWorld, fault, service } = exchange
  const injected = fault?.end?.kind === 'error'
  // If the world was reset during the call, that is the reason of any failure, whatever was thrown.
  const overtakenBy = world && boundWorld.overtakenBy
  const error = overtakenBy
    ? platformError(overtakenBy)
    : asPlatformError(thrown, injected ? POSSIBLE : service.declared)
  const unforeseen = error.code === 'system.error' && !injected
  noteThrown(exchange, thrown, unforeseen)
  if (unforeseen) request.log.error({ err: thrown, req: request, cause: exchange.cause }, 'A platform call failed')
  exchange.answer = failure(error, languageHeader(request.headers.language), world?.setting.failuresAs200 ?? false)
}

/**
 * Prunes the tables that the call wrote to, records it on the tape, and tells the room who called. What the call did is
 * committed, so a failure here is logged and changes nothing of its answer.
 */
function record(exchange: Exchange): void {
  const { request, service, world, caller, answer } = exchange
  const { platform } = service
  const attempt = (work: () => void) => {
    try {
      work()
    } catch (error) {
      request.log.error({ err: error, req: request }, 'A call was answered, but not all of its record was written')
    }
  }
  const written = exchange.watch?.end() ?? NOTHING_WRITTEN
  if (world?.db.$client.open) attempt(() => platform.keepBounded(world, written.tables))
  if (platform.records) attempt(() => recordCall(exchange, written))
  const guest = platform.rooms.of(request.cookies[ROOM_COOKIE])
  // A call may be refused before its caller is authenticated.
  if (guest) platform.rooms.saw(guest, answer?.code === null ? (caller?.username ?? null) : undefined)
}

function send({ request, reply, service, world, fault, cause, answer }: Exchange): FastifyReply {
  if (!answer) throw new Error(`The steps of ${service.endpoint.name} ended without an answer`)
  if (world)
    reply
      .header('x-world-time', world.now())
      .header('x-world-clock', world.clock.state)
      .header('x-world-revision', world.events.revision)
  const end = fault?.end?.kind
  // Whoever validates answers against the contracts must be able to tell which were broken on purpose.
  if (end) reply.header(FAULT_HEADER, end)
  if (cause !== null && service.platform.sendCauses)
    reply.header(CAUSE_HEADER, encodeURIComponent(redactedText(cause).slice(0, CAUSE_LENGTH)))
  if (end === 'drop' || end === 'truncate') {
    reply.hijack()
    if (end === 'drop') reply.raw.destroy()
    else sendHalf(reply, answer)
    return reply
  }
  if (answer.etag && service.endpoint.method === 'GET' && answer.code === null) {
    reply.header('cache-control', 'private, no-cache').header('etag', answer.etag)
    if (isKnown(request.headers['if-none-match'], answer.etag)) return reply.code(304).send()
  } else reply.header('cache-control', 'no-store')
  return reply.code(answer.status).header('content-type', JSON_TYPE).send(answer.body)
}

/** How long the call takes on the line of a network rule, both ways; a response that the client has is not sent again. */
function transferMsOf({ request, fault, answer }: Exchange): number {
  if (fault?.kbps === undefined || !answer) return 0
  const isSent = !(answer.etag && isKnown(request.headers['if-none-match'], answer.etag))
  const bytes = Number(request.headers['content-length'] ?? 0) + (isSent ? Buffer.byteLength(answer.body) : 0)
  return transferTime(bytes, fault.kbps)
}

/** Whether `If-None-Match` names this version, in a list or by `*` (RFC 9110, 13.1.2). */
const isKnown = (had = '', etag: string): boolean => had.split(',').some((tag) => ['*', etag].includes(tag.trim()))

/** The fault that breaks the connection in the middle of the body. */
function sendHalf(reply: FastifyReply, answer: NonNullable<Exchange['answer']>): void {
  const body = Buffer.from(answer.body)
  reply.raw.writeHead(answer.status, {
    'content-type': JSON_TYPE,
    'content-length': body.length,
    [FAULT_HEADER]: 'truncate',
  })
  reply.raw.write(body.subarray(0, Math.floor(body.length / 2)), () => reply.raw.destroy())
}
