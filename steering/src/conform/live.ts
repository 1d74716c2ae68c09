import { constants, createCipheriv, createPublicKey, publicEncrypt } from 'node:crypto'
import { hostRandom } from '@understudy/platform/shared/host-random.ts'
import * as z from 'zod/mini'
import type { Exchange } from './exchange.ts'
import { HAR_LIMITS, Unreadable } from './har.ts'
import type { Contract } from './match.ts'

/** The input of a call. */
export interface CallInput {
  params?: Record<string, unknown> | undefined
  query?: Record<string, unknown> | undefined
  body?: unknown
}

const Input = z.strictObject({
  params: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
  query: z.optional(z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]))),
  body: z.optional(z.unknown()),
})

/** Accounts and inputs with which a platform is called. */
export const Accounts = z.strictObject({
  merchant: z.string().check(z.minLength(1), z.maxLength(64)),
  language: z._default(z.string().check(z.maxLength(16)), 'EN'),
  /** Headers added to every call, such as one required by a gateway. */
  headers: z._default(z.record(z.string().check(z.regex(/^[\w-]{1,64}$/)), z.string().check(z.maxLength(8_192))), {}),
  accounts: z._default(
    z
      .array(
        z.union([
          z.strictObject({
            role: z.enum(['member', 'agent']),
            token: z.string().check(z.regex(/^[\x21-\x7e]{1,8192}$/)),
          }),
          z.strictObject({ role: z.enum(['member', 'agent']), username: z.string(), password: z.string() }),
        ]),
      )
      .check(z.maxLength(10)),
    [],
  ),
  /** Inputs by endpoint; default: the example of the contract. */
  inputs: z._default(z.record(z.string(), Input), {}),
})
export type Accounts = z.infer<typeof Accounts>

/** Reads with side effects (a longer session, a launch, a ticket, a captcha), which are only called when writes are allowed. */
const LEAVES_SOMETHING: ReadonlySet<string> = new Set([
  'captcha.image',
  'chat.launch',
  'launch.game',
  'launch.guestSports',
  'lottery.launch',
  'slide.open',
  'slide.puzzle',
  'session.touch',
])

/** Timeout of a call, milliseconds. */
const PATIENCE = 20_000

/** After so many calls in a row without a response, the rest is not called. */
const UNANSWERED_IN_A_ROW = 3

export interface LiveCall {
  base: string
  accounts: Accounts
  /** Also call writes, but only those with an input in the accounts file. */
  write: boolean
  examples: Readonly<Record<string, CallInput>>
  take: (exchange: Exchange) => void
}

/** Why a contract was not called. */
export type Skipped = Record<string, string>

/** Calls a platform endpoint by endpoint, sequentially. @throws Unreadable when it answers nothing at all */
export async function callLive(contracts: readonly Contract[], live: LiveCall): Promise<Skipped> {
  const tokens = await logIn(contracts, live)
  const skipped: Skipped = {}
  let hasAnswered = false
  let failures: string[] = []
  for (const endpoint of contracts) {
    const token = isForAgents(endpoint.access) ? tokens.agent : (tokens.member ?? tokens.agent)
    const isGone = failures.length >= UNANSWERED_IN_A_ROW
    const why = reasonToSkip(endpoint, live, token) ?? (isGone ? 'the platform had stopped answering' : undefined)
    if (why !== undefined) {
      skipped[endpoint.name] = why
      continue
    }
    const call = await exchange(endpoint, inputOf(endpoint, live), live, token)
    hasAnswered ||= call.failure === undefined
    failures = call.failure === undefined ? [] : [...failures, call.failure]
    live.take(call)
  }
  if (!hasAnswered && failures.length > 0)
    throw new Unreadable(`${new URL(live.base).origin} does not answer (${failures[0]})`)
  return skipped
}

const isForAgents = (access: Contract['access']) => access === 'agent' || access === 'contracts'

const inputOf = ({ name }: Contract, { accounts, examples }: LiveCall): CallInput =>
  accounts.inputs[name] ?? { params: examples[name]?.params, query: examples[name]?.query }

function reasonToSkip({ name, method, access, multipart }: Contract, live: LiveCall, token: string | undefined) {
  const writes = method !== 'GET' || LEAVES_SOMETHING.has(name)
  if (writes && !live.write) return 'it writes'
  if (writes && !Object.hasOwn(live.accounts.inputs, name))
    return 'it writes, and the accounts file has no input for it'
  if (multipart) return 'it takes a file'
  if (access !== 'guest' && token === undefined)
    return `it needs a token of ${isForAgents(access) ? 'an agent' : 'a member'}`
  return undefined
}

/** Uses a given token as it is; a name with a password is logged in, which ends an older session. */
async function logIn(contracts: readonly Contract[], live: LiveCall): Promise<{ member?: string; agent?: string }> {
  const tokens: { member?: string; agent?: string } = {}
  const named = (name: string) => {
    const match = contracts.find((endpoint) => endpoint.name === name)
    if (!match) throw new Error(`No contract is called ${name}`)
    return match
  }
  for (const account of live.accounts.accounts) {
    if ('token' in account) {
      tokens[account.role] = account.token
      continue
    }
    const key = answered(await exchange(named('session.key'), {}, live, undefined))
    const body = { username: account.username, password: account.password, type: 'username' }
    const sealed = seal(spkiIn(key), body)
    const answer = answered(
      await exchange(named('session.login'), { body: sealed.body }, live, undefined, sealed.headers),
    )
    live.take(answer)
    const token = tokenIn(answer)
    if (token === undefined) throw new Unreadable(`${account.role}: the login of the accounts file is refused`)
    tokens[account.role] = token
  }
  return tokens
}

/** Without a login there is nothing to call with. @throws Unreadable */
function answered(call: Exchange): Exchange {
  if (call.failure !== undefined)
    throw new Unreadable(`${new URL(call.url).origin} does not answer a login (${call.failure})`)
  return call
}

/** The value of a successful reply, if it has that shape. */
function valueIn<S extends z.ZodMiniType>({ body }: Exchange, shape: S): z.output<S> | undefined {
  try {
    return z.parse(shape, (JSON.parse(body ?? '') as { value?: unknown }).value)
  } catch {
    return undefined
  }
}
const tokenIn = (answer: Exchange) => valueIn(answer, z.object({ token: z.string() }))?.token
function spkiIn(answer: Exchange): string {
  const spki = valueIn(answer, z.object({ spki: z.string() }))?.spki
  if (spki === undefined) throw new Unreadable('the platform gives no key to encrypt a login with')
  return spki
}

function seal(spki: string, body: object) {
  const key = hostRandom.bytes(32)
  const iv = hostRandom.bytes(12)
  const cipher = createCipheriv('aes-256-gcm', key, iv)
  const sealed = Buffer.concat([iv, cipher.update(JSON.stringify(body)), cipher.final(), cipher.getAuthTag()])
  const publicKey = createPublicKey({ key: Buffer.from(spki, 'base64'), format: 'der', type: 'spki' })
  const wrapped = publicEncrypt({ key: publicKey, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' }, key)
  return { body: { value: sealed.toString('base64') }, headers: { Encryption: wrapped.toString('base64') } }
}

async function exchange(
  endpoint: Contract,
  { params, query, body }: CallInput,
  { base, accounts }: LiveCall,
  token: string | undefined,
  more: Record<string, string> = {},
): Promise<Exchange> {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params?.[name] ?? 'x')))
  const url = new URL(base.replace(/\/$/, '') + path)
  for (const [name, value] of Object.entries(query ?? {})) url.searchParams.set(name, String(value))
  const headers: Record<string, string> = {
    Merchant: accounts.merchant,
    Language: accounts.language,
    ...accounts.headers,
    ...more,
  }
  if (token !== undefined) headers.Authorization = token
  if (body !== undefined) headers['content-type'] = 'application/json'
  const payload = body === undefined ? undefined : JSON.stringify(body)
  const call = {
    method: endpoint.method,
    url: url.href,
    requestHeaders: new Map(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value])),
    requestBody: payload,
    place: 'the live platform',
  }
  try {
    const response = await fetch(url, {
      method: endpoint.method,
      headers,
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE),
      ...(payload === undefined ? {} : { body: payload }),
    })
    const text = await boundedText(response)
    return { ...call, status: response.status, responseHeaders: new Map(response.headers), body: text }
  } catch (error) {
    return { ...call, status: 0, responseHeaders: new Map(), body: undefined, failure: failureOf(error) }
  }
}

function failureOf(error: unknown): string {
  const { name, message, cause } = error as Error & { cause?: { code?: string } }
  if (name === 'TimeoutError') return `no response in ${PATIENCE / 1_000} seconds`
  return cause?.code ?? message
}

/** Reads a body; undefined when it is larger than any contract's. */
async function boundedText(response: Response): Promise<string | undefined> {
  const pieces: Uint8Array[] = []
  let bytes = 0
  for await (const piece of response.body ?? []) {
    bytes += piece.length
    if (bytes > HAR_LIMITS.body) return undefined
    pieces.push(piece)
  }
  return Buffer.concat(pieces).toString('utf8')
}
