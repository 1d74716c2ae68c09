// Access log: writes each call to its world's tape and to the counters of usage.
import { isAgent, isTrial, PlatformError } from '@understudy/contracts'
import * as z from 'zod/mini'
import { hostClock } from '../shared/host-clock.ts'
import type { Written } from '../storage/writes.ts'
import type { Role } from '../tape/usage.ts'
import type { BoundEndpoint } from './call.ts'
import type { Exchange } from './exchange.ts'
import type { HttpRequest } from './http.ts'
import { noQuery } from './input.ts'
import { type Caller, ModuleOff } from './ports.ts'

/** What a thrown value reveals beyond its error code, for the tape. */
export function noteThrown(exchange: Exchange, thrown: unknown, unforeseen: boolean): void {
  if (thrown instanceof ModuleOff) exchange.flag = thrown.module
  if (unforeseen) exchange.cause ??= causeOf(thrown)
  else if (thrown instanceof PlatformError && thrown.cause !== undefined) exchange.cause ??= reasonOf(thrown.cause)
}

/** Why a refusal was made; no stack, as nothing is wrong with the server. */
const reasonOf = (cause: unknown): string => (cause instanceof Error ? cause.message : String(cause))

function causeOf(thrown: unknown): string {
  if (thrown instanceof PlatformError && thrown.code !== 'system.error')
    return `The endpoint does not declare the error ${thrown.code}: ${thrown.stack}`
  return thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown)
}

/** Counts an answered call, records it on its world's tape, and emits it to the world's listeners. */
export function recordCall(exchange: Exchange, { rows, tables }: Written): void {
  const { request, service, world, caller, fault, answer, parsed } = exchange
  const { endpoint, platform } = service
  const { usage } = platform
  if (!answer) return
  usage.count(endpoint.name, answer.code, roleOf(caller), exchange.flag, fault?.end !== undefined)
  if (!world) return
  const actor = caller?.username ?? null
  const seq = world.tape.record({
    at: world.now(),
    machineAt: hostClock.now(),
    page: pageOf(request),
    endpoint: endpoint.name,
    method: endpoint.method,
    path: request.url,
    status: answer.status,
    code: answer.code,
    actor,
    ms: exchange.elapsed() + exchange.transferMs,
    input: exchange.input,
    expected: parsed !== undefined || (exchange.input === null && fitsAddress(endpoint, request)),
    fault: fault?.rule ?? null,
    flag: exchange.flag,
    clock: world.clock.state,
    rows,
    cause: exchange.cause,
    merchant: textOf(request.headers.merchant),
    language: textOf(request.headers.language),
    hasToken: exchange.token !== undefined,
    body: answer.body,
    tables,
  })
  const call = world.events.hasListeners && world.tape.entry(seq)
  if (call) world.events.emit({ type: 'call', call })
  if (rows > 0 && concernsOthers(endpoint.method, tables))
    world.events.emit({ type: 'wrote', actor, endpoint: endpoint.name, client: clientOf(request) })
}

/** Path of the page that made the call, if it is of this origin; without its query, which may hold secrets. */
function pageOf({ headers }: HttpRequest): string | null {
  if (!headers.referer || !URL.canParse(headers.referer)) return null
  const { host, pathname } = new URL(headers.referer)
  return host === headers.host ? pathname : null
}

/** Whether the query of a call that ended before its input was parsed matches the contract, so that it may be shown. */
function fitsAddress(endpoint: BoundEndpoint['endpoint'], request: HttpRequest): boolean {
  const { token: _token, ...query } = request.query as Record<string, unknown>
  return z.safeParse(endpoint.query ?? noQuery, query).success
}

/** The page that made the call, as it names itself, so that it can tell its own writes from those of others. */
const clientOf = ({ headers }: HttpRequest): string | null => {
  const client = textOf(headers['x-client'])
  return client !== null && /^[A-Za-z0-9-]{8,64}$/.test(client) ? client : null
}

const textOf = (header: string | string[] | undefined) => (typeof header === 'string' ? header : null)

/** Tables that no screen shows: who opens the login asks for a challenge, and no other page has to be fetched anew. */
const UNSEEN = new Set(['passkey_challenge'])
/** Tables that reads write to as well, as when a session was last seen. */
const OF_READS = new Set(['session', 'random_state', ...UNSEEN])

/** Whether listeners care about a call's writes: screens that refetch on every event would never settle. */
function concernsOthers(method: string, tables: Written['tables']): boolean {
  const names = [...tables.keys()]
  if (method === 'GET') return names.some((table) => !OF_READS.has(table))
  return names.length === 0 || names.some((table) => !UNSEEN.has(table))
}

const roleOf = (caller: Caller | null): Role =>
  caller === null ? 'guest' : isTrial(caller.type) ? 'trial' : isAgent(caller.type) ? 'agent' : 'member'
