import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  type EndpointDefinition,
  ERRORS,
  errorsOf,
  isErrorCode,
  isLanguage,
  MERCHANTS,
  type MerchantCode,
  MODULE_IDS,
  platformError,
} from '@understudy/contracts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { requireModule } from '../features/system/module-off.ts'
import type { KeptAnswer } from '../world/kept-answers.ts'
import { machine } from '../world/machine.ts'
import type { World } from '../world/world.ts'
import { type Answer, asPlatformError, failure, JSON_TYPE, languageHeader, success } from './answer.ts'
import type { BoundEndpoint, Call, KeptCall } from './call.ts'
import { callerOf, checkAccess, tokenOf } from './caller.ts'
import { readForm } from './form.ts'
import { parseInput } from './input.ts'
import type { Platform } from './platform.ts'
import { newTrace, noteThrown, recordCall, type Trace } from './record.ts'
import { ROOM_COOKIE, worldOf } from './world-of.ts'

const DAY = 86_400_000
const POSSIBLE = new Set(Object.keys(ERRORS).filter(isErrorCode))

/** A handler, given what `CallOf` promises its contract. */
type Run = (call: Call | KeptCall) => unknown

/** Serves one contract: the only place where world, faults, outage, access, flag, input and reply are checked. */
export function bind(app: FastifyInstance, platform: Platform, bound: BoundEndpoint): void {
  const { endpoint } = bound
  const run = bound.handler as Run
  const declared = new Set(errorsOf(endpoint))
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    handler: async (request, reply) => {
      const elapsed = machine.stopwatch()
      const trace = newTrace()
      let answer: Answer & { etag?: string }
      try {
        answer = await serve(request, reply, platform, endpoint, run, trace)
      } catch (thrown) {
        if (thrown instanceof Dropped) {
          answer = { status: 0, code: null, body: '' }
        } else {
          const injected = trace.suffering?.end?.kind === 'error'
          // What fails because the world was reset under the call fails for that reason, whatever it ran into.
          const overtakenBy = trace.held?.overtakenBy
          // A fault rule may answer with any code that a client could meet; the endpoint only with those it declares.
          const error = overtakenBy
            ? platformError(overtakenBy)
            : asPlatformError(thrown, injected ? POSSIBLE : declared)
          const unforeseen = error.code === 'system.error' && !injected
          noteThrown(trace, thrown, unforeseen)
          if (unforeseen) request.log.error({ err: thrown, req: request, cause: trace.cause }, 'A platform call failed')
          answer = failure(error, languageHeader(request.headers.language), trace.world?.setting.failuresAs200 ?? false)
        }
      }
      if (platform.records) recordCall(platform, bound, request, trace, answer, elapsed())
      const guest = platform.rooms.of(request.cookies[ROOM_COOKIE])
      // A call that was refused may not have come as far as asking who calls.
      if (guest) platform.rooms.saw(guest, answer.code === null ? (trace.caller?.username ?? null) : undefined)
      return send(request, reply, endpoint, trace, answer)
    },
  })
}

/** The fault that hangs up before anything is answered. */
class Dropped extends Error {}

async function serve(
  request: FastifyRequest,
  reply: FastifyReply,
  platform: Platform,
  endpoint: BoundEndpoint['endpoint'],
  run: Run,
  trace: Trace,
): Promise<Answer & { etag?: string }> {
  const token = tokenOf(request)
  const stage = endpoint.surface === 'stage'
  // Whatever a page of the stage stands on names its world.
  const [standing] = stage ? Object.values(request.params as Record<string, string>) : []
  trace.world = worldOf(request, { token, standing }, platform)
  const world = trace.world.forCall()
  trace.held = world
  trace.hasToken = token !== undefined
  await suffer(world, endpoint, trace)
  if (platform.records) trace.watch = world.writes.watch()
  if (!endpoint.duringOutage && !stage) refuseDuringOutage(world)
  const merchant = stage ? world.merchant : merchantOf(request)
  const language = languageOf(request)
  const caller = stage ? null : callerOf(world, token, merchant, endpoint)
  trace.caller = caller
  if (!stage) checkAccess(caller, endpoint)
  if (!stage) checkModules(world, merchant, endpoint, request)
  const raw = await rawInput(world, request, platform, endpoint)
  trace.input = endpoint.body ? raw.body : raw.query
  const input = parseInput(endpoint, raw)
  trace.parsed = true

  const { params, query, body, headers } = input as Pick<Call, 'params' | 'query' | 'headers' | 'body'>
  const basis = { params, query, body, world, merchant, language }
  const answerNow = async (call: Call | KeptCall) => {
    const value = await run(call)
    if (world.overtakenBy) throw platformError(world.overtakenBy)
    return checked(endpoint, value, trace)
  }
  if (endpoint.cache !== 'catalogue') {
    const call: Call = {
      ...{ ...basis, headers, caller, file: raw.file, cookies: request.cookies },
      ip: visitorAddress(request, platform, world),
      device: headerText(request, 'device') ?? 'web',
      agent: (headerText(request, 'user-agent') ?? '').slice(0, 200),
      origins: platform.origins(request),
      setCookie: (name, value, maxAge) =>
        void reply.setCookie(name, value, { path: '/', httpOnly: true, sameSite: 'lax', maxAge }),
    }
    trace.cause = platform.settle(world)
    return answerNow(call)
  }

  const { kept, edition } = world.answers
  const key = `${edition} ${Math.floor(world.now() / DAY)} ${merchant} ${language} ${endpoint.name} ${JSON.stringify([params, query])}`
  const known = kept.get(key)
  if (known) return { status: 200, code: null, ...known }
  const answer = await answerNow(basis)
  const keep: KeptAnswer = { body: Buffer.from(answer.body), etag: tagOf(answer.body) }
  kept.keep(key, keep)
  return { ...answer, ...keep }
}

/** Phones in a room have an address each; elsewhere the world says where its visitors are, or the connection does. */
const visitorAddress = (request: FastifyRequest, { rooms }: Platform, world: World): string =>
  rooms.of(request.cookies[ROOM_COOKIE])?.person.address ?? (world.setting.ip || request.ip)

const tagOf = (body: string | Buffer) => `"${createHash('sha1').update(body).digest('base64url')}"`

/** A reply that breaks its contract never leaves the server: the fake must not drift from its own text. */
function checked(endpoint: EndpointDefinition & BoundEndpoint['endpoint'], value: unknown, trace: Trace): Answer {
  const parsed = z.safeParse(endpoint.reply, value)
  if (!parsed.success) {
    trace.cause = `The reply breaks the contract: ${z.prettifyError(parsed.error)}`
    throw platformError('system.error')
  }
  return success(endpoint.surface, parsed.data, endpoint.status ?? 200)
}

async function suffer(world: World, endpoint: BoundEndpoint['endpoint'], trace: Trace): Promise<void> {
  const suffering = world.faults.strike(endpoint.name, world.random)
  if (!suffering) return
  trace.suffering = suffering
  if (suffering.waitMs > 0) await sleep(suffering.waitMs)
  const { end } = suffering
  if (end?.kind === 'error') throw platformError(isErrorCode(end.code) ? end.code : 'system.error')
  if (end?.kind === 'drop') throw new Dropped()
}

function refuseDuringOutage({ setting }: World): void {
  if (setting.maintenance) throw platformError('maintenance', { startTime: setting.maintenanceSince })
  if (setting.regionRestriction) throw platformError('region.restricted')
}

function merchantOf(request: FastifyRequest): MerchantCode {
  const code = headerText(request, 'merchant')
  if (code === undefined) throw platformError('function.not.available', { fields: { Merchant: ['required'] } })
  if (code.includes(',')) throw platformError('function.not.available', { fields: { Merchant: ['pattern'] } })
  const merchant = MERCHANTS.find((known) => known === code)
  if (!merchant) throw platformError('merchant.acct.setup.err')
  return merchant
}

function languageOf(request: FastifyRequest) {
  const code = headerText(request, 'language')
  if (code === undefined) return languageHeader(code)
  if (!isLanguage(code)) throw platformError('request_param_err', { fields: { Language: ['enum'] } })
  return code
}

/** Both the module the contract belongs to and the one the client names must be on for the merchant. */
function checkModules(
  world: World,
  merchant: MerchantCode,
  endpoint: EndpointDefinition,
  request: FastifyRequest,
): void {
  const named = headerText(request, 'moduleid')
  if (named !== undefined && !MODULE_IDS.some((id) => id === named))
    throw platformError('request_param_err', { fields: { ModuleId: ['enum'] } })
  for (const id of [endpoint.flag, named]) if (id !== undefined) requireModule(world, merchant, id)
}

async function rawInput(
  world: World,
  request: FastifyRequest,
  platform: Platform,
  endpoint: BoundEndpoint['endpoint'],
) {
  const { token: _token, ...query } = request.query as Record<string, unknown>
  const rest = { params: request.params, query, headers: request.headers }
  if (endpoint.multipart) return { ...rest, ...(await readForm(request, endpoint.multipart)) }
  const body = endpoint.encrypted
    ? await platform.encryption.open(world, request.body, headerText(request, 'encryption'))
    : request.body
  return { ...rest, body, file: undefined }
}

function headerText(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name]
  return Array.isArray(value) ? value.join(', ') : value
}

function send(
  request: FastifyRequest,
  reply: FastifyReply,
  endpoint: BoundEndpoint['endpoint'],
  trace: Trace,
  answer: Answer & { etag?: string },
) {
  const { world, suffering } = trace
  if (world) reply.header('x-world-time', world.now()).header('x-world-clock', world.clock.state)
  const end = suffering?.end?.kind
  if (end === 'drop' || end === 'truncate') {
    reply.hijack()
    if (end === 'truncate') {
      const body = Buffer.from(answer.body)
      reply.raw.writeHead(answer.status, { 'content-type': JSON_TYPE, 'content-length': body.length })
      reply.raw.write(body.subarray(0, Math.floor(body.length / 2)), () => reply.raw.destroy())
    } else reply.raw.destroy()
    return reply
  }
  if (answer.etag && endpoint.method === 'GET' && answer.code === null) {
    reply.header('cache-control', 'private, no-cache').header('etag', answer.etag)
    if (request.headers['if-none-match'] === answer.etag) return reply.code(304).send()
  } else reply.header('cache-control', 'no-store')
  return reply.code(answer.status).header('content-type', JSON_TYPE).send(answer.body)
}
