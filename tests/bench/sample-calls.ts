import { readdirSync } from 'node:fs'
import { type Endpoint, type EndpointDefinition, STAGE_PATH } from '@understudy/contracts'
import { REGISTRY } from '@understudy/contracts/registry'
import type { DocumentedCall } from '../contract/calls.ts'
import type { SampleContext } from '../contract/sample-context.ts'
import type { Parts } from '../support/call.ts'
import { HEADERS, type Request } from './clients.ts'
import type { ServerProcess } from './server-process.ts'

export type Contract = Endpoint<EndpointDefinition>

/** A call with its sample, ready to be sent again and again. */
export interface Case {
  name: string
  url: string
  request: Request
}

/** What the endpoints of the platform are walked with. */
export interface Walk {
  context: SampleContext
  headers: Record<string, string>
  caseOf(endpoint: Contract): Case
}

/** Endpoints of platform and stage in the order in which their samples can be sent; an upload is none of them. */
export interface Walks {
  endpoints: Contract[]
  /** Prepares the samples in a world of its own. */
  begin(): Promise<Walk>
}

/** Lets the samples speak to a server; once in a process, as they read where it is when they are loaded. */
export async function walksOf(server: ServerProcess): Promise<Walks> {
  process.env.TARGET = server.url
  process.env.STAGE_URL = server.stageUrl
  const [{ SAMPLES, CALLERS }, { sampleContext }, { makeWorld }] = await Promise.all([
    samplesByName(),
    import('../contract/sample-context.ts'),
    import('../support/world.ts'),
  ])
  const begin = async () => {
    const context = await sampleContext(await makeWorld())
    const headers = { ...HEADERS, 'x-world': context.world.id, Authorization: context.member.token ?? '' }
    const caseOf = (endpoint: Contract): Case => {
      const sample = SAMPLES[endpoint.name]?.(context)
      if (!sample) throw new Error(`tests/contract/calls/ has no input for ${endpoint.name}`)
      return {
        name: endpoint.name,
        ...requestOf(server, endpoint, sample, {
          ...headers,
          Authorization: (CALLERS[endpoint.name]?.(context) ?? context.member).token ?? '',
        }),
      }
    }
    return { context, headers, caseOf }
  }
  const { context } = await begin()
  const endpoints = REGISTRY.filter(({ surface, name }) => surface !== 'control' && !SAMPLES[name]?.(context).file)
  return { begin, endpoints: endpoints.sort((a, b) => ENDINGS.indexOf(a.name) - ENDINGS.indexOf(b.name)) }
}

/**
 * Does something once with the sample of every endpoint. It may build on what another one does: what says why it was
 * refused is done again after the others. Throws where none of the remaining can be done.
 */
export async function forEachOnce(
  endpoints: readonly Contract[],
  tryIt: (endpoint: Contract) => Promise<string | undefined>,
): Promise<void> {
  let waiting = endpoints
  while (waiting.length > 0) {
    const refused: Contract[] = []
    let refusal = ''
    for (const endpoint of waiting) {
      const mustWait = refused.length > 0 && ENDINGS.includes(endpoint.name)
      const why = mustWait ? '' : await tryIt(endpoint)
      if (why === undefined) continue
      refused.push(endpoint)
      refusal ||= `${endpoint.name} answered its sample with ${why}`
    }
    if (refused.length === waiting.length) throw new Error(refusal)
    waiting = refused
  }
}

/** What ends the session or the right to play comes last. */
const ENDINGS = ['saferPlay.pause', 'password.change', 'session.logout']

/** Of all features; vitest would gather them by itself. */
async function samplesByName() {
  const folder = new URL('../contract/calls/', import.meta.url)
  const files = readdirSync(folder).filter((file) => file.endsWith('.calls.ts'))
  const modules = await Promise.all(files.map((file) => import(new URL(file, folder).href)))
  const calls: Record<string, DocumentedCall> = Object.assign({}, ...modules.map((module) => module.default))
  const those = <K extends 'sample' | 'caller'>(part: K): Record<string, NonNullable<DocumentedCall[K]>> =>
    Object.fromEntries(Object.entries(calls).flatMap(([name, call]) => (call[part] ? [[name, call[part]]] : [])))
  return { SAMPLES: those('sample'), CALLERS: those('caller') }
}

export function requestOf(
  server: ServerProcess,
  endpoint: Contract,
  { params, query, body, headers: own }: Parts,
  headers: Record<string, string>,
): { url: string; request: Request } {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params?.[name])))
  const search = new URLSearchParams(
    Object.entries((query ?? {}) as object).map(([key, value]) => [key, String(value)]),
  )
  const form = endpoint.multipart && body !== undefined
  return {
    url: STAGE_PATH.test(path) ? server.stageUrl : server.url,
    request: {
      method: endpoint.method,
      path: search.size > 0 ? `${path}?${search}` : path,
      headers: {
        ...headers,
        ...own,
        ...(body === undefined ? {} : { 'content-type': form ? FORM : 'application/json' }),
      },
      ...(body === undefined ? {} : { body: form ? formOf(body as object) : JSON.stringify(body) }),
    },
  }
}

const BOUNDARY = 'understudy-bench'
const FORM = `multipart/form-data; boundary=${BOUNDARY}`
const formOf = (fields: object) =>
  `${Object.entries(fields)
    .map(([name, value]) => `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
    .join('')}--${BOUNDARY}--\r\n`

export async function answerTo({
  url,
  request: { path, ...request },
}: Case): Promise<{ status: number; text: string }> {
  const response = await fetch(url + path, request)
  return { status: response.status, text: await response.text() }
}
