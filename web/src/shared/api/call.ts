import type { CallInput, Endpoint, EndpointDefinition, ReplyOf } from '@understudy/contracts/endpoint'
import type { Failure } from '@understudy/contracts/envelope'
import { publicKey } from '@understudy/contracts/open-session'
import { follow } from '@/shared/clock'
import { wholeTexts } from '@/shared/i18n'
import { session } from '@/shared/session'
import { TIMINGS } from '@/shared/timings'
import { ApiError, isApiError } from './api-error.ts'
import { checked } from './checks.ts'
import { takeEarly } from './early.ts'
import { ownCalls } from './own-calls.ts'
import { headersOf } from './request.ts'
import { signal } from './signals.ts'
import { type Parts, urlOf } from './url-of.ts'

export interface CallOptions {
  signal?: AbortSignal
  /** Origin of a third party that answers instead of the platform; no session goes there. */
  origin?: string
  /** The call is the end of the session (logout): one that is dead already is no news to anybody. */
  endsSession?: boolean
}

/** An input is only asked for when the contract has a part without a default. */
export type CallArguments<D extends EndpointDefinition> =
  object extends CallInput<D>
    ? [input?: CallInput<D>, options?: CallOptions]
    : [input: CallInput<D>, options?: CallOptions]

/**
 * Calls an endpoint of the contracts and gives its checked reply, or throws an `ApiError`.
 * It never shows anything: where a failure appears is decided where the call was made.
 */
export async function call<D extends EndpointDefinition>(
  endpoint: Endpoint<D>,
  ...[input, options]: CallArguments<D>
): Promise<ReplyOf<D>> {
  const token = options?.origin ? undefined : session.get()?.token
  try {
    return await send(endpoint, input, token, options)
  } catch (error) {
    if (!isApiError(error)) throw error
    // Whoever catches it may want to say it.
    await wholeTexts().catch(() => {})
    if (endpoint.encrypted && error.code === 'request_body_required') return sendWithNewKey(endpoint, input, token)
    if (error.code === 'world.unknown' || error.code === 'world.required') signal({ kind: 'world-gone' })
    if (error.code === 'maintenance' || error.code === 'region.restricted') signal({ kind: 'outage' })
    if (!token || options?.endsSession || !isDeadSession(error)) throw error
    const needed = endpoint.access !== 'guest'
    // Of several calls that learn it, the first one tells it: a second way to the login would forget the way back.
    if (session.drop(token)) signal({ kind: 'session-ended', needed })
    if (needed) throw error
    // Public feeds still paint: the same call once more, as a guest.
    return send(endpoint, input, undefined, options)
  }
}

/** The server could not open the body: it has another key than when the page asked for it. */
async function sendWithNewKey<D extends EndpointDefinition>(
  endpoint: Endpoint<D>,
  input: CallInput<D> | undefined,
  token: string | undefined,
) {
  const { forgetKey } = await import('./encrypt.ts')
  forgetKey()
  return send(endpoint, input, token)
}

const isDeadSession = ({ code }: ApiError) =>
  code === 'login.not.session' || code === 'user.or.token.invalid' || code === 'token_ip_different'

async function send<D extends EndpointDefinition>(
  endpoint: Endpoint<D>,
  input: CallInput<D> | undefined,
  token: string | undefined,
  { signal: outer, origin = '' }: CallOptions = {},
): Promise<ReplyOf<D>> {
  ownCalls.set(endpoint.name, performance.now())
  const url = origin + urlOf(endpoint, input)
  const headers = headersOf(endpoint, token)
  const body = await bodyOf(endpoint, input, headers)
  const { response, json } = await inTime(
    outer,
    endpoint.multipart ? TIMINGS.uploadTimeout : TIMINGS.callTimeout,
    async (within) => {
      const early = endpoint.method === 'GET' ? takeEarly(url, headers) : undefined
      const request = { method: endpoint.method, headers, body, credentials: 'same-origin', signal: within } as const
      const response = await (early ?? fetch(url, request))
      return { response, json: (await response.json().catch(() => undefined)) as unknown }
    },
  )
  follow(response.headers)
  return read(endpoint, response, json)
}

async function bodyOf(
  endpoint: EndpointDefinition,
  input: unknown,
  headers: Headers,
): Promise<string | FormData | undefined> {
  const { body, file } = (input ?? {}) as Parts
  if (body === undefined) return undefined
  if (endpoint.multipart) return formOf(body as object, file, endpoint.multipart.file)
  headers.set('Content-Type', 'application/json')
  if (!endpoint.encrypted) return JSON.stringify(body)
  const { encrypted } = await import('./encrypt.ts').catch(() => {
    throw new ApiError('client.offline')
  })
  const sealed = await encrypted(body, () => call(publicKey))
  if (sealed.encryption) headers.set('Encryption', sealed.encryption)
  return sealed.body
}

/** The browser itself says what kind of body a form is. */
function formOf(body: object, file: Blob | undefined, name: string): FormData {
  const form = new FormData()
  for (const [field, value] of Object.entries(body)) if (value !== undefined) form.set(field, String(value))
  if (file) form.set(name, file)
  return form
}

/** No answer in time is a slow connection, no connection at all is no internet; the caller's own abort stays one. */
async function inTime<T>(
  outer: AbortSignal | undefined,
  timeout: number,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  outer?.throwIfAborted()
  const controller = new AbortController()
  const stop = () => controller.abort(outer?.reason)
  outer?.addEventListener('abort', stop)
  const timer = setTimeout(() => controller.abort(new ApiError('client.slow')), timeout)
  try {
    return await Promise.race([
      work(controller.signal),
      new Promise<never>((_, reject) => {
        controller.signal.addEventListener('abort', () => reject(controller.signal.reason))
      }),
    ])
  } catch (error) {
    if (outer?.aborted) throw outer.reason
    throw error instanceof ApiError ? error : new ApiError('client.offline')
  } finally {
    clearTimeout(timer)
    outer?.removeEventListener('abort', stop)
  }
}

/** Takes both forms of failure alike: an HTTP status, and 200 with success false. */
function read<D extends EndpointDefinition>(endpoint: Endpoint<D>, response: Response, json: unknown): ReplyOf<D> {
  if (isFailure(json)) throw new ApiError(json.errorCode, json.value ?? {}, json.message)
  const value = endpoint.surface === 'wps' || endpoint.surface === 'stage' ? unwrapped(json) : json
  // An answer that broke off, or none of this platform, as the page of a proxy: nobody knows what became of the call.
  if (!response.ok || value === undefined)
    throw new ApiError('client.reply.invalid', {}, `${endpoint.name}: HTTP ${response.status}`)
  return checked(endpoint, value) as ReplyOf<D>
}

const isFailure = (json: unknown): json is Failure =>
  isRecord(json) && json.success === false && typeof json.errorCode === 'string'

const unwrapped = (json: unknown) => (isRecord(json) && json.success === true ? json.value : undefined)

const isRecord = (json: unknown): json is Record<string, unknown> => typeof json === 'object' && json !== null
