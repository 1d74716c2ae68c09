import type * as z from 'zod/mini'
import type { ErrorCode } from './errors.ts'
import type { ModuleId } from './flags.ts'
import type { RoleAccess } from './member-type.ts'

/** Any zod schema. */
export type Schema = z.core.$ZodType

/** Callers of an endpoint: anyone, any session (trial included), real accounts (not type 4), agents, agents with contracts, or the operator of the worlds. */
export type Access = RoleAccess | 'operator'

/** Source of an endpoint: the specification, our assumption, or observed traffic of a real platform. */
export type Origin = 'specified' | 'assumed' | 'observed'

/** The envelope of a path family: `/wps` and the stage wrap replies, `/lgw` does not, `/__control` speaks problem details. */
export type Surface = 'wps' | 'lgw' | 'stage' | 'control'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

export interface EndpointDefinition {
  /** `feature.verb`, unique; the name faults, the tape and the reference page use. */
  name: string
  method: Method
  /** Path with `:params`. */
  path: string
  access: Access
  /** The whitelabel module that switches the endpoint; absent means always on. */
  flag?: ModuleId
  /** Value of the header `ModuleId` if it differs from the module that switches the endpoint. */
  module?: ModuleId
  /** One sentence for the reference page. */
  summary: string
  params?: Schema
  query?: Schema
  headers?: Schema
  body?: Schema
  /** The body is `multipart/form-data`; `body` then describes the fields beside the file. */
  multipart?: { file: string; maxBytes: number; types: readonly string[] }
  /** The body travels encrypted (`binding/encryption.ts` of the server opens it); plain only where the server allows it. */
  encrypted?: true
  reply: Schema
  /**
   * The fields of input and reply whose content no record of the call may hold, where their names do not tell: `code` and
   * `answer` are secrets in some calls only, and the rules of a password are none.
   */
  secrets?: readonly string[]
  /** Answers with server-sent events, each of them a `reply`, until either side hangs up. */
  events?: true
  /** Codes this endpoint raises itself; those of access, flag and input come on top (see `errorsOf`). */
  errors?: readonly ErrorCode[]
  /** The code a trial session gets on a `real` endpoint. */
  trialRefusal?: 'free_reject' | 'real.account.required'
  /** Still answers during maintenance and region restriction. */
  duringOutage?: true
  /**
   * The answer depends only on input, merchant, language, the world's day and the catalogue:
   * the server keeps it serialized until something is written to the world, and marks it with an ETag.
   */
  cache?: 'catalogue'
  /** HTTP status of a success, default 200. */
  status?: 200 | 201
  origin: Origin
  /** Ids of the requirements that the endpoint meets. */
  requirements?: readonly string[]
}

export type Endpoint<D extends EndpointDefinition = EndpointDefinition> = Readonly<D> & {
  readonly surface: Surface
}

type InputOf<S> = S extends Schema ? z.input<S> : never
type OutputOf<S> = S extends Schema ? z.output<S> : never
type Part<E, K extends string, V> = E extends { [P in K]: Schema }
  ? object extends V
    ? { [P in K]?: V }
    : { [P in K]: V }
  : unknown

/** Input of a call as the caller passes it. */
export type CallInput<E extends EndpointDefinition> = (E extends { multipart: object } ? { file?: Blob } : unknown) &
  Part<E, 'params', InputOf<E['params']>> &
  Part<E, 'query', InputOf<E['query']>> &
  Part<E, 'body', InputOf<E['body']>>

/** Input of a call as the handler receives it, parsed. */
export interface ParsedInput<E extends EndpointDefinition> {
  params: OutputOf<E['params']>
  query: OutputOf<E['query']>
  headers: OutputOf<E['headers']>
  body: OutputOf<E['body']>
}

/** Reply of a call as the caller receives it. */
export type ReplyOf<E extends EndpointDefinition> = OutputOf<E['reply']>
/** Reply of a call as the handler returns it. */
export type ReplyInput<E extends EndpointDefinition> = InputOf<E['reply']>

/** Declares one endpoint; everything else (client call, checks, reference, tests) is derived from the value. */
export function endpoint<const D extends EndpointDefinition>(definition: D): Endpoint<D> {
  return { ...definition, surface: surfaceOf(definition.path) }
}

/**
 * First parts of the paths of the staged third parties: vendors' games, the slide check, the cloud identity, the payment
 * gateway, the chat, the push service, the cricket site, the sites that the footer links. An id with its world follows.
 */
export const STAGE_PARTS = ['play', 'check', 'cloud', 'pay', 'desk', 'push', 'cricket', 'site'] as const
export const STAGE_PATH = new RegExp(`^/(${STAGE_PARTS.join('|')})/`)

function surfaceOf(path: string): Surface {
  if (path.startsWith('/wps/')) return 'wps'
  if (path.startsWith('/lgw/')) return 'lgw'
  if (STAGE_PATH.test(path)) return 'stage'
  if (path.startsWith('/__control/')) return 'control'
  throw new Error(`No surface serves the path ${path}`)
}

/**
 * Codes that something in front of the platform answers, a gateway or a load balancer: the client must understand them
 * on every call and a fault rule may inject them, but no endpoint raises them.
 */
export const GATEWAY_ERRORS = ['TOO_MANY_REQUEST', 'system.upgrading'] as const satisfies readonly ErrorCode[]

/** Every code a client may receive: those of the endpoint and those of a gateway in front of the platform. */
export const possibleErrorsOf = (definition: EndpointDefinition): ErrorCode[] =>
  surfaceOf(definition.path) === 'control' ? errorsOf(definition) : [...errorsOf(definition), ...GATEWAY_ERRORS]

/**
 * Every code the endpoint itself may answer with: its own and those its access, flag, outage and input bring along.
 * The server refuses to send any other one.
 */
export function errorsOf(definition: EndpointDefinition): ErrorCode[] {
  const codes = new Set<ErrorCode>(definition.errors ?? [])
  codes.add('system.error')
  const surface = surfaceOf(definition.path)
  if (surface === 'control') return [...codes]
  codes.add('world.unknown').add('world.required').add('world.reset')
  for (const code of inputErrors(definition)) codes.add(code)
  if (surface === 'stage') return [...codes]
  // The headers of every call: merchant, module, language and token.
  codes.add('function.not.available').add('merchant.acct.setup.err').add('request_param_err')
  codes.add('login.not.session').add('user.or.token.invalid')
  if (!definition.duringOutage) codes.add('maintenance').add('region.restricted')
  if (definition.access !== 'guest') codes.add('CUSTOMER_NOT_LOGIN')
  const { access } = definition
  if (access === 'real' || access === 'agent' || access === 'contracts')
    codes.add(definition.trialRefusal ?? 'real.account.required')
  if (access === 'agent' || access === 'contracts') codes.add('permission.denied')
  return [...codes]
}

/** Every endpoint refuses a query it does not know, so `request_param_err` needs no declared query. */
const inputErrors = (definition: EndpointDefinition): ErrorCode[] =>
  definition.body
    ? ['request_param_err', 'field.invalid', 'request_body_required', 'request_body_too_large']
    : ['request_param_err']
