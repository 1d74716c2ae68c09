import {
  type CallInput,
  type Endpoint,
  type EndpointDefinition,
  Failure,
  type FailureDetail,
  type ReplyOf,
  STAGE_PATH,
} from '@understudy/contracts'
import type { Test } from 'supertest'
import * as z from 'zod/mini'
import { answerInProcess, needsNoHost, type Parts, type Reply } from './in-process.ts'
import { noteWorld } from './made-worlds.ts'
import { app, controlHeaders, platform, stage, TARGET } from './platform.ts'

export type { Parts } from './in-process.ts'

export interface Answer<T> {
  status: number
  headers: Record<string, string>
  /** Set on success; already checked against the contract. */
  value: T
  /** Code of a refusal, undefined on success. */
  code: string | undefined
  message: string
  detail: FailureDetail
  body: unknown
}

/**
 * Sends a call of a contract without validating its input, so that tests can send bad input: to the platform in this
 * process directly where no host is needed, else over HTTP.
 */
export async function send(
  endpoint: EndpointDefinition,
  parts: Parts,
  headers: Record<string, string>,
): Promise<Reply> {
  if (TARGET === undefined && needsNoHost(endpoint, parts, headers)) {
    const reply = await answerInProcess(await platform(), endpoint, parts, headers)
    if (reply?.status === 201) noteWorld(endpoint.path, reply.body)
    if (reply) return reply
  }
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(parts.params?.[name])))
  const agent = STAGE_PATH.test(path) ? await stage() : await app()
  const method = endpoint.method.toLowerCase() as 'get' | 'post' | 'put' | 'patch' | 'delete'
  let call = agent[method](path).set({ ...headers, ...parts.headers })
  if (parts.query) call = call.query(parts.query)
  if (endpoint.multipart && typeof parts.body !== 'string') return sendForm(call, endpoint.multipart.file, parts)
  const response = await (parts.body === undefined ? call : call.send(parts.body as object))
  if (response.status === 201) noteWorld(path, response.body)
  return response
}

/** Fields and file as multipart form data; undefined if there are none. */
function sendForm(call: Test, name: string, { body, file }: Parts): Test {
  let form = call
  for (const [field, value] of Object.entries((body ?? {}) as object)) form = form.field(field, String(value))
  if (file) form = form.attach(name, file.bytes, { filename: file.name, contentType: file.type ?? 'image/png' })
  return form
}

/** Sends a call and reads its reply, JSON or not. */
export async function call<D extends EndpointDefinition>(
  endpoint: Endpoint<D>,
  input: CallInput<D> | Parts,
  headers: Record<string, string>,
): Promise<Answer<ReplyOf<D>>> {
  const response = await send(endpoint, input as Parts, headers)
  return readAnswer(endpoint, response)
}

function readAnswer<D extends EndpointDefinition>(endpoint: Endpoint<D>, response: Reply): Answer<ReplyOf<D>> {
  const body: unknown = response.body
  const failed = z.safeParse(Failure, body)
  const base = { status: response.status, headers: response.headers as Record<string, string>, body }
  if (failed.success) {
    const { errorCode: code, message, value: detail } = failed.data
    return { ...base, code, message, detail, value: undefined as ReplyOf<D> }
  }
  const wrapped = endpoint.surface === 'wps' || endpoint.surface === 'stage'
  const value = wrapped && typeof body === 'object' && body !== null && 'value' in body ? body.value : body
  return { ...base, code: undefined, message: '', detail: {}, value: z.parse(endpoint.reply, value) as ReplyOf<D> }
}

/** A control call that must succeed. */
export async function control<D extends EndpointDefinition>(
  endpoint: Endpoint<D>,
  input: CallInput<D>,
): Promise<ReplyOf<D>> {
  const response = await send(endpoint, input as Parts, controlHeaders())
  if (response.status >= 300) throw new Error(`${endpoint.name}: ${response.status} ${response.text}`)
  return z.parse(endpoint.reply, response.body) as ReplyOf<D>
}
