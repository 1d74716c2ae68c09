// Makes an endpoint a route of HTTP, which runs a pipeline of steps.
import { ERRORS, errorsOf, isErrorCode, platformError } from '@understudy/contracts'
import { redactedText } from '../shared/masking.ts'
import { sleep } from '../shared/pauses.ts'
import { NOTHING_WRITTEN } from '../storage/writes.ts'
import { transferTime } from '../world/faults.ts'
import { asPlatformError, failure, JSON_TYPE, languageHeader } from './answer.ts'
import type { BoundEndpoint } from './call.ts'
import { noteThrown, recordCall } from './call-recorder.ts'
import { Exchange, type Service } from './exchange.ts'
import type { HttpAnswer, Route } from './http.ts'
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

/** The route of one contract; its handler is reached in no other way. */
export function bind(platform: Platform, bound: BoundEndpoint): Route {
  const { endpoint } = bound
  const steps = stepsOf(bound)
  const service: Service = {
    platform,
    bound,
    endpoint,
    handler: bound.handler as Service['handler'],
    declared: new Set(errorsOf(endpoint)),
  }
  return {
    method: endpoint.method,
    path: endpoint.path,
    async answer(request) {
      const exchange = new Exchange(request, service)
      try {
        await run(steps, exchange)
      } catch (thrown) {
        refuse(exchange, thrown)
      }
      exchange.transferMs = transferMsOf(exchange)
      record(exchange)
      // The slow network belongs to this caller: other visitors of the world do not wait for it.
      if (exchange.transferMs > 0) await sleep(exchange.transferMs)
      return answerOf(exchange)
    },
  }
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
 * Prunes the tables that the call wrote to, records it on the tape, and tells the door who called. What the call did is
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
  // A call may be refused before its caller is authenticated.
  platform.door.onCall({ request, actor: answer?.code === null ? (caller?.username ?? null) : undefined })
}

function answerOf({ request, service, world, fault, cause, cookies, answer }: Exchange): HttpAnswer {
  if (!answer) throw new Error(`The steps of ${service.endpoint.name} ended without an answer`)
  const headers: Record<string, string | number> = {}
  if (world) {
    headers['x-world-time'] = world.now()
    headers['x-world-clock'] = world.clock.state
    headers['x-world-revision'] = world.events.revision
  }
  const end = fault?.end?.kind
  // Whoever validates answers against the contracts must be able to tell which were broken on purpose.
  if (end) headers[FAULT_HEADER] = end
  if (cause !== null && service.platform.sendCauses)
    headers[CAUSE_HEADER] = encodeURIComponent(redactedText(cause).slice(0, CAUSE_LENGTH))
  const { status, body } = answer
  if (end === 'drop' || end === 'truncate') {
    headers['content-type'] = JSON_TYPE
    return { status, headers, body, broken: end === 'drop' ? 'drop' : 'half' }
  }
  if (answer.etag && service.endpoint.method === 'GET' && answer.code === null) {
    headers['cache-control'] = 'private, no-cache'
    headers.etag = answer.etag
    if (isKnown(request.headers['if-none-match'], answer.etag)) return { status: 304, headers, cookies }
  } else headers['cache-control'] = 'no-store'
  headers['content-type'] = JSON_TYPE
  return { status, headers, cookies, body }
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
