// The middleware steps of a call: each reads and fills the exchange, throws a refusal, or answers.
import { isErrorCode, isLanguage, MODULE_IDS, platformError } from '@understudy/contracts'
import { DAY } from '@understudy/contracts/durations'
import { findMerchant } from '@understudy/merchants'
import * as z from 'zod/mini'
import { sha1 } from '../shared/digests.ts'
import { sleep } from '../shared/pauses.ts'
import { catalogueOf } from '../storage/catalogue.ts'
import { type Answer, headerText, languageHeader, success } from './answer.ts'
import type { CachedCall, Call } from './call.ts'
import { callerOf, checkAccess, tokenOf } from './caller.ts'
import type { Exchange } from './exchange.ts'
import { readForm } from './form.ts'
import { parseInput } from './input.ts'
import { ModuleOff } from './ports.ts'

/**
 * One step of a call. It throws a PlatformError to refuse the call, sets `answer` to end it, and returns a promise only
 * if it has to wait.
 */
export type Step = (exchange: Exchange) => void | Promise<void>

/** The fault that hangs up before anything is answered. */
export class Dropped extends Error {}

export const findWorld: Step = (exchange) => {
  const { request, service } = exchange
  exchange.token = tokenOf(request)
  // The id a page of the stage was opened with names its world.
  const [standing] = service.endpoint.surface === 'stage' ? Object.values(request.params as Record<string, string>) : []
  const { world, address } = service.platform.door.enter(request, { token: exchange.token, standing })
  exchange.world = world
  exchange.boundWorld = world.forCall()
  exchange.address = address
}

/** Fault injection: delays, fails or drops the call by the world's rules for this endpoint. */
export const applyFaults: Step = (exchange) => {
  const { boundWorld, service } = exchange
  exchange.fault = boundWorld.faults.apply(service.endpoint.name, boundWorld.random)
  if (exchange.fault) return endByFault(exchange.fault)
}

async function endByFault({ waitMs, end }: NonNullable<Exchange['fault']>): Promise<void> {
  if (waitMs > 0) await sleep(waitMs)
  if (end?.kind === 'error') throw platformError(isErrorCode(end.code) ? end.code : 'system.error')
  if (end?.kind === 'drop') throw new Dropped()
}

/** Counts the rows that the call writes, for the tape and to prune bounded tables. */
export const countWrites: Step = (exchange) => {
  exchange.watch = exchange.boundWorld.writes.watch()
}

/** @throws PlatformError `maintenance`, `region.restricted` */
export const refuseDuringOutage: Step = ({ boundWorld: { setting }, service }) => {
  if (service.endpoint.duringOutage) return
  if (setting.maintenance) throw platformError('maintenance', { startTime: setting.maintenanceSince })
  if (setting.regionRestriction) throw platformError('region.restricted')
}

/** Sets the merchant of a stage call to the world's own, ignoring the header. */
export const takeMerchantOfWorld: Step = (exchange) => {
  exchange.merchant = exchange.boundWorld.merchant
}

/** @throws PlatformError `function.not.available`, `merchant.acct.setup.err` */
export const readMerchant: Step = (exchange) => {
  const code = headerText(exchange.request, 'merchant')
  if (code === undefined) throw platformError('function.not.available', { fields: { Merchant: ['required'] } })
  if (code.includes(',')) throw platformError('function.not.available', { fields: { Merchant: ['pattern'] } })
  if (!findMerchant(code)) throw platformError('merchant.acct.setup.err')
  exchange.merchant = code
}

/** @throws PlatformError `request_param_err` */
export const readLanguage: Step = (exchange) => {
  const code = headerText(exchange.request, 'language')
  if (code !== undefined && !isLanguage(code))
    throw platformError('request_param_err', { fields: { Language: ['enum'] } })
  exchange.language = languageHeader(code)
}

export const identifyCaller: Step = (exchange) => {
  exchange.caller = callerOf(exchange)
}

/** Refuses kinds of sessions that may not make the call. */
export const checkRole: Step = ({ caller, service }) => checkAccess(caller, service.endpoint)

/**
 * Checks that the contract's module and the one the client names are enabled for the merchant; a name that the contract
 * itself prescribes is ignored.
 * @throws PlatformError `request_param_err`, ModuleOff
 */
export const checkModules: Step = ({ request, boundWorld, merchant, service: { endpoint, platform } }) => {
  const named = headerText(request, 'moduleid')
  if (named !== undefined && !MODULE_IDS.some((id) => id === named))
    throw platformError('request_param_err', { fields: { ModuleId: ['enum'] } })
  for (const id of [endpoint.flag, named === endpoint.module ? undefined : named])
    if (id !== undefined && !platform.isOn(boundWorld, merchant, id)) throw new ModuleOff(id)
}

/** Shared empty input: most calls have none, and copying is expensive. */
function withoutToken(query: Record<string, unknown>): Record<string, unknown> {
  if (!('token' in query)) return query
  const { token: _token, ...rest } = query
  return rest
}

/** Parses forms and decrypts bodies; `token` in the query is the credential, not input. */
export const readInput: Step = (exchange) => {
  const { request, service } = exchange
  const { endpoint, platform } = service
  const { params, headers } = request
  const query = withoutToken(request.query as Record<string, unknown>)
  const take = ({ body, file }: Pick<Exchange['raw'], 'body' | 'file'>) => {
    exchange.raw = { params, query, headers, body, file }
    exchange.input = endpoint.body ? body : query
  }
  if (endpoint.multipart) return readForm(request, endpoint.multipart).then(take)
  if (!endpoint.encrypted) return take({ body: request.body, file: undefined })
  return platform.encryption
    .open(request.body, headerText(request, 'encryption'))
    .then((body) => take({ body, file: undefined }))
}

export const parse: Step = (exchange) => {
  exchange.parsed = parseInput(exchange.service.endpoint, exchange.raw) as Exchange['parsed']
}

/** Names of input fields that may carry a merchant besides the header. */
const MERCHANT_FIELDS = ['merchant', 'merchantCode', 'merchant_code'] as const

/**
 * Validates a merchant code in the input. The contract allows any, as another platform has others; here it must exist.
 * @throws PlatformError `merchant.acct.setup.err`
 */
export const refuseUnknownMerchant: Step = ({ parsed }) => {
  for (const part of [parsed?.query, parsed?.body])
    for (const field of MERCHANT_FIELDS) {
      const code = (part as Record<string, unknown> | undefined)?.[field]
      if (typeof code === 'string' && !findMerchant(code)) throw platformError('merchant.acct.setup.err')
    }
}

/** Settles everything that is due before the call reads. */
export const settleDue: Step = (exchange) => {
  const cause = exchange.service.platform.settle(exchange.boundWorld)
  if (cause instanceof Promise)
    return cause.then((settledCause) => {
      exchange.cause = settledCause
    })
  exchange.cause = cause
}

/** The part of a call that a shared cached answer may depend on, all of which is in the cache key. */
const cachedCall = ({ parsed, boundWorld: world, merchant, language }: Exchange): CachedCall => {
  const { params, query, body } = parsed as NonNullable<Exchange['parsed']>
  return { params, query, body, world, merchant, language }
}

/** A class because one is created for every call, and object literals with getters are slow to create. */
class WholeCall implements Call {
  readonly params
  readonly query
  readonly body
  readonly headers
  readonly world
  readonly merchant
  readonly language
  readonly caller
  readonly file
  readonly cookies
  readonly ip
  readonly device
  readonly agent
  readonly setCookie: Call['setCookie']
  readonly #exchange: Exchange

  constructor(exchange: Exchange) {
    const { request, boundWorld, parsed, raw } = exchange
    const { params, query, body, headers } = parsed as NonNullable<Exchange['parsed']>
    this.params = params
    this.query = query
    this.body = body
    this.headers = headers
    this.world = boundWorld
    this.merchant = exchange.merchant
    this.language = exchange.language
    this.caller = exchange.caller
    this.file = raw.file
    this.cookies = request.cookies
    this.ip = exchange.address ?? (boundWorld.setting.ip || request.ip)
    this.device = headerText(request, 'device') ?? 'web'
    this.agent = (headerText(request, 'user-agent') ?? '').slice(0, 200)
    this.setCookie = (name, value, maxAge) => {
      exchange.cookies ??= []
      exchange.cookies.push({ name, value, httpOnly: true, sameSite: 'lax', maxAge })
    }
    this.#exchange = exchange
  }

  /** Lazy, as few handlers need them. */
  get origins() {
    const { request, service } = this.#exchange
    return service.platform.origins(request)
  }
}

/** Ends the call with the cached answer on a cache hit. */
export const answerFromCache: Step = (exchange) => {
  const { known, keep } = catalogueOf(exchange.boundWorld.db).answer<Answer>(cacheKey(exchange))
  exchange.answer = known
  exchange.keepAnswer = keep
}

/** The cache key; it contains the day, as catalogues mark new games. */
function cacheKey(exchange: Exchange): string {
  const { boundWorld, merchant, language, service } = exchange
  const { params, query } = cachedCall(exchange)
  const day = Math.floor(boundWorld.now() / DAY)
  return `${day} ${merchant} ${language} ${service.endpoint.name} ${JSON.stringify([params, query])}`
}

/** Weak, as a compressed answer is another encoding of the same version (RFC 9110, 8.8.1). */
const etagOf = (body: string) => `W/"${sha1(body).toString('base64url')}"`

export const runHandler: Step = (exchange) => {
  const { service } = exchange
  const call = service.endpoint.cache === 'catalogue' ? cachedCall(exchange) : new WholeCall(exchange)
  const value = service.handler(call)
  if (!(value instanceof Promise)) {
    exchange.value = value
    return
  }
  return value.then((waitedFor) => {
    exchange.value = waitedFor
  })
}

/**
 * Refuses a call whose world was reset meanwhile: its writes went to the old world, so its answer would be meaningless.
 * @throws PlatformError `world.reset`, `world.unknown`
 */
export const refuseOvertaken: Step = ({ boundWorld }) => {
  if (boundWorld.overtakenBy) throw platformError(boundWorld.overtakenBy)
}

/** Validates the reply: one that violates its contract never leaves the server, so the two cannot drift apart. */
export const checkReply: Step = (exchange) => {
  exchange.answer = checkedAnswer(exchange)
}

/** As `checkReply`, for an answer that `answerFromCache` finds from then on. */
export const checkAndCacheReply: Step = (exchange) => {
  const answer = checkedAnswer(exchange)
  exchange.answer = { ...answer, etag: etagOf(answer.body) }
  exchange.keepAnswer?.(exchange.answer)
}

function checkedAnswer(exchange: Exchange): Answer {
  const { endpoint } = exchange.service
  const checked = z.safeParse(endpoint.reply, exchange.value)
  if (!checked.success) {
    exchange.cause = `The reply breaks the contract: ${z.prettifyError(checked.error)}`
    throw platformError('system.error')
  }
  return success(endpoint.surface, checked.data, endpoint.status ?? 200)
}
