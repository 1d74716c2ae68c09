import { isAgent, isTrial, PlatformError } from '@understudy/contracts'
import type { FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { Caller } from '../features/session/session.repository.ts'
import { ModuleOff } from '../features/system/module-off.ts'
import type { Suffering } from '../world/faults.ts'
import type { Role } from '../world/usage.ts'
import type { World } from '../world/world.ts'
import { NOTHING_WRITTEN, type Watch, type Written } from '../world/writes.ts'
import type { Answer } from './answer.ts'
import type { BoundEndpoint } from './call.ts'
import { noQuery } from './input.ts'
import type { Platform } from './platform.ts'

/** What is learnt of a call on its way; whatever the way ends in, this much is known of it. */
export interface Trace {
  world: World | undefined
  /** The world as the call has it, see `World.forCall`. */
  held: World | undefined
  caller: Caller | null
  input: unknown
  /** The input fitted its contract. */
  parsed: boolean
  cause: string | null
  suffering: Suffering | undefined
  /** The module that was off and refused the call. */
  flag: string | null
  hasToken: boolean
  /** The watch over what the call writes. */
  watch: Watch | undefined
}

export const newTrace = (): Trace => ({
  world: undefined,
  held: undefined,
  caller: null,
  input: null,
  parsed: false,
  cause: null,
  suffering: undefined,
  flag: null,
  hasToken: false,
  watch: undefined,
})

/** What a thrown value tells beyond the code it is answered with. */
export function noteThrown(trace: Trace, thrown: unknown, unforeseen: boolean): void {
  if (thrown instanceof ModuleOff) trace.flag = thrown.module
  if (unforeseen) trace.cause ??= causeOf(thrown)
}

function causeOf(thrown: unknown): string {
  if (thrown instanceof PlatformError && thrown.code !== 'system.error')
    return `The endpoint does not declare the error ${thrown.code}: ${thrown.stack}`
  return thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown)
}

/** Counts an answered call, takes it down on its world's tape, and tells whoever watches the world. */
export function recordCall(
  { usage, keepBounded }: Platform,
  { endpoint }: BoundEndpoint,
  request: FastifyRequest,
  trace: Trace,
  answer: Answer,
  ms: number,
): void {
  const { world, caller } = trace
  usage.count(endpoint.name, answer.code, roleOf(caller), trace.flag, trace.suffering?.end !== undefined)
  if (!world) return
  const { rows, tables } = trace.watch?.end() ?? NOTHING_WRITTEN
  if (world.db.$client.open) keepBounded(world, tables.keys())
  const actor = caller?.username ?? null
  const seq = world.tape.record({
    at: world.now(),
    endpoint: endpoint.name,
    method: endpoint.method,
    path: request.url,
    status: answer.status,
    code: answer.code,
    actor,
    ms,
    input: trace.input,
    expected: trace.parsed || (trace.input === null && fitsAddress(endpoint, request)),
    fault: trace.suffering?.rule ?? null,
    flag: trace.flag,
    clock: world.clock.state,
    rows,
    cause: trace.cause,
    merchant: textOf(request.headers.merchant),
    language: textOf(request.headers.language),
    hasToken: trace.hasToken,
    body: answer.body,
    tables,
  })
  if (!world.events.isHeard) return
  const call = world.tape.entry(seq)
  if (call) world.events.tell({ type: 'call', call })
  if (rows > 0 && concernsOthers(endpoint.method, tables))
    world.events.tell({ type: 'wrote', actor, endpoint: endpoint.name })
}

/** What a fault or a refusal kept from being parsed: its address may be shown where the contract knows it. */
function fitsAddress(endpoint: BoundEndpoint['endpoint'], request: FastifyRequest): boolean {
  const { token: _token, ...query } = request.query as Record<string, unknown>
  return z.safeParse(endpoint.query ?? noQuery, query).success
}

const textOf = (header: string | string[] | undefined) => (typeof header === 'string' ? header : null)

/** That a reader was seen again is nobody else's news: screens that follow each other would never come to rest. */
const concernsOthers = (method: string, tables: Written['tables']) =>
  method !== 'GET' || [...tables.keys()].some((table) => table !== 'session' && table !== 'random_state')

const roleOf = (caller: Caller | null): Role =>
  caller === null ? 'guest' : isTrial(caller.type) ? 'trial' : isAgent(caller.type) ? 'agent' : 'member'
