import type { CallInput, Endpoint, EndpointDefinition, ReplyOf } from '@understudy/contracts/endpoint'
import type { Failure } from '@understudy/contracts/envelope'
import { publicKey } from '@understudy/contracts/open-session'
import { safeParse } from 'zod/mini'
import { syncClock } from '@/shared/clock'
import { tellDeveloper } from '@/shared/developer'
import { session } from '@/shared/session'
import { TIMINGS } from '@/shared/timings'
import { ApiError, isApiError } from './api-error.ts'
import { encrypted, forgetKey } from './encrypt.ts'
import { takePrefetched } from './prefetched.ts'
import { headersOf } from './request.ts'
import { signal } from './signals.ts'
import { type Parts, urlOf } from './url-of.ts'
import { noteRevision } from './world-revision.ts'

export interface CallOptions {
  signal?: AbortSignal
  /** Origin of a third party to call instead of the platform; the session token is not sent there. */
  origin?: string
  /** The session to call for, where it is no longer the page's. */
  token?: string | undefined
  /** The call ends the session (logout), so an already dead session is not reported. */
  endsSession?: boolean
}

/** The input is required only if the contract has a part without a default. */
export type CallArguments<D extends EndpointDefinition> =
  object extends CallInput<D>
    ? [input?: CallInput<D>, options?: CallOptions]
    : [input: CallInput<D>, options?: CallOptions]

/**
 * Calls an endpoint of the contracts and returns its validated reply, or throws an `ApiError`.
 * It never shows anything: the caller decides where a failure appears.
 */
export async function call<D extends EndpointDefinition>(
  endpoint: Endpoint<D>,
  ...[input, options]: CallArguments<D>
): Promise<ReplyOf<D>> {
  const token = options?.origin ? undefined : (options?.token ?? session.get()?.token)
  try {
    return await send(endpoint, input, token, options)
  } catch (error) {
    if (!isApiError(error)) throw error
    if (endpoint.encrypted && error.code === 'request_body_required') return sendWithNewKey(endpoint, input, token)
    if (error.code === 'world.unknown' || error.code === 'world.required') signal({ kind: 'world-gone' })
    if (error.code === 'maintenance' || error.code === 'region.restricted') signal({ kind: 'outage' })
    if (!token || options?.endsSession || !isDeadSession(error)) throw error
    const needed = endpoint.access !== 'guest'
    // Only the first of several calls reports it: a second redirect to the login would overwrite the way back.
    if (session.drop(token)) signal({ kind: 'session-ended', needed })
    if (needed) throw error
    // Public data must still render: repeats the call as a guest.
    return send(endpoint, input, undefined, options)
  }
}

/** Whether the server could not decrypt the body, because its key has changed since the page fetched it. */
function sendWithNewKey<D extends EndpointDefinition>(
  endpoint: Endpoint<D>,
  input: CallInput<D> | undefined,
  token: string | undefined,
) {
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
  const url = origin + urlOf(endpoint, input)
  const headers = headersOf(endpoint, token)
  const body = await bodyOf(endpoint, input, headers)
  const { response, json } = await inTime(
    outer,
    endpoint.multipart ? TIMINGS.uploadTimeout : TIMINGS.callTimeout,
    async (within) => {
      const prefetched = endpoint.method === 'GET' ? takePrefetched(url, headers) : undefined
      const request = { method: endpoint.method, headers, body, credentials: 'same-origin', signal: within } as const
      const response = await (prefetched ?? fetch(url, request))
      return { response, json: (await response.json().catch(() => undefined)) as unknown }
    },
  )
  syncClock(response.headers)
  noteRevision(response.headers)
  tellCause(endpoint.name, response)
  return read(endpoint, response, json)
}

/** Prints why the server failed unexpectedly, which a development server sends along. */
function tellCause(name: string, { headers }: Response): void {
  const cause = headers.get('x-cause')
  if (cause !== null) tellDeveloper(`${name} failed on the server: ${decodeURIComponent(cause)}`)
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
  const sealed = await encrypted(body, () => call(publicKey))
  if (sealed.encryption) headers.set('Encryption', sealed.encryption)
  return sealed.body
}

/** No content type for a form: the browser sets it, with the boundary. */
function formOf(body: object, file: Blob | undefined, name: string): FormData {
  const form = new FormData()
  for (const [field, value] of Object.entries(body)) if (value !== undefined) form.set(field, String(value))
  if (file) form.set(name, file)
  return form
}

/** Maps a fetch error: a timeout to a slow connection, a network error to no internet; the caller's own abort is rethrown. */
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

/** Unwraps the envelope; accepts both forms of failure, an HTTP error status and 200 with `success: false`. */
function read<D extends EndpointDefinition>(endpoint: Endpoint<D>, response: Response, json: unknown): ReplyOf<D> {
  if (isFailure(json)) throw new ApiError(json.errorCode, json.value ?? {}, json.message)
  const value = endpoint.surface === 'wps' || endpoint.surface === 'stage' ? unwrapped(json) : json
  // A truncated reply, or one that is not of the platform (a proxy's page): the outcome of the call is unknown.
  if (!response.ok || value === undefined)
    throw new ApiError('client.reply.invalid', {}, `${endpoint.name}: HTTP ${response.status}`)
  const result = safeParse(endpoint.reply, value)
  if (!result.success) {
    const message = `${endpoint.name}: ${result.error.message}`
    tellDeveloper(`The reply breaks its contract. ${message}`)
    throw new ApiError('client.reply.invalid', {}, message)
  }
  return result.data as ReplyOf<D>
}

const isFailure = (json: unknown): json is Failure =>
  isRecord(json) && json.success === false && typeof json.errorCode === 'string'

const unwrapped = (json: unknown) => (isRecord(json) && json.success === true ? json.value : undefined)

const isRecord = (json: unknown): json is Record<string, unknown> => typeof json === 'object' && json !== null
