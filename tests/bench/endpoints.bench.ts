import { readdirSync } from 'node:fs'
import { control as contract, type Endpoint, type EndpointDefinition, STAGE_PATH } from '@understudy/contracts'
import { REGISTRY } from '@understudy/contracts/registry'
import type { DocumentedCall } from '../contract/calls.ts'
import type { Parts } from '../support/call.ts'
import { scratchFolder } from '../support/scratch.ts'
import { HEADERS, type Request, repeat } from './clients.ts'
import { type Figure, median } from './figures.ts'
import { type ServerProcess, startBuilt } from './server-process.ts'

/** What a read may cost beside a game list that is cached. */
const LIMIT = 2.5
const ROUNDS = 3
const CALLS = 200
const WARM_UP = 300
const SHOWN = 10

type Contract = Endpoint<EndpointDefinition>

interface Case {
  name: string
  url: string
  request: Request
}

/**
 * Walks every endpoint of the platform with its sample and compares what the server's process works for each call with
 * what it works for a cached game list, measured right before it: other work on the machine falls on both alike. Calls
 * that write nothing are held against the limit; the others are done once.
 */
export async function endpointFigures(): Promise<Figure[]> {
  const server = await startBuilt(scratchFolder('bench'))
  // The samples speak to the server that the environment names when they are loaded.
  process.env.TARGET = server.url
  process.env.STAGE_URL = server.stageUrl
  const [{ SAMPLES, CALLERS }, { sampleContext }, { makeWorld }, { control }] = await Promise.all([
    samplesByName(),
    import('../contract/sample-context.ts'),
    import('../support/world.ts'),
    import('../support/call.ts'),
  ])
  const platform = REGISTRY.filter(({ surface }) => surface !== 'control')
  const walk = async () => {
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

  const once = await walk()
  const reads: Contract[] = []
  const others: { name: string; micros: number }[] = []
  // A sample may build on what another one does: who is refused comes again after the others.
  let waiting = platform
    // An upload is no read, and the bench sends no files.
    .filter(({ name }) => !SAMPLES[name]?.(once.context).file)
    .sort((a, b) => ENDINGS.indexOf(a.name) - ENDINGS.indexOf(b.name))
  while (waiting.length > 0) {
    const refused: Contract[] = []
    let refusal = ''
    for (const endpoint of waiting) {
      if (refused.length > 0 && ENDINGS.includes(endpoint.name)) {
        refused.push(endpoint)
        continue
      }
      const asked = once.caseOf(endpoint)
      const before = server.work()
      const { status, text } = await answerTo(asked)
      const micros = (server.work() - before) * 1_000
      if (status !== (endpoint.status ?? 200)) {
        refused.push(endpoint)
        refusal = `${endpoint.name} answered its sample with ${text}`
        continue
      }
      const [call] = await control(contract.tape, {
        params: { id: once.context.world.id },
        query: { endpoint: endpoint.name, limit: 1 },
      })
      if (call?.rows === 0 && (await answerTo(asked)).status === status) reads.push(endpoint)
      else others.push({ name: endpoint.name, micros })
    }
    if (refused.length === waiting.length) throw new Error(refusal)
    waiting = refused
  }

  const again = await walk()
  const list: Case = {
    name: 'game list, cached',
    url: server.url,
    request: { path: '/wps/relay/GCSGAME_gameList?gameType=RNG&pageNo=1&pageSize=27', headers: again.headers },
  }
  const ratios = new Map<string, number[]>()
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const read of reads.map(again.caseOf)) {
      if (round === 0) await costOf(server, read, WARM_UP)
      const floor = await costOf(server, list, CALLS)
      const cost = await costOf(server, read, CALLS)
      ratios.set(read.name, [...(ratios.get(read.name) ?? []), cost / floor])
    }
  }
  const listed = await costOf(server, list, CALLS * 5)
  await server.stop()

  const slowest = [...ratios].map(([name, of]) => ({ name, ratio: median(of) })).sort((a, b) => b.ratio - a.ratio)
  return [
    { name: 'work for a cached game list', value: listed, unit: 'µs' },
    { name: 'endpoints that read', value: reads.length, unit: '' },
    ...slowest.slice(0, process.env.ALL_READS ? 200 : SHOWN).map(({ name, ratio }) => ({
      name: `${name}, of a cached game list`,
      value: ratio,
      unit: 'x',
      limit: { value: LIMIT, kind: 'at most', why: 'issue' } as const,
    })),
    ...others
      .sort((a, b) => b.micros - a.micros)
      .slice(0, SHOWN)
      .map(({ name, micros }) => ({ name: `${name}, once and cold`, value: micros / 1_000, unit: 'ms' })),
  ]
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

function requestOf(
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

async function answerTo({ url, request: { path, ...request } }: Case): Promise<{ status: number; text: string }> {
  const response = await fetch(url + path, request)
  return { status: response.status, text: await response.text() }
}

/** Microseconds of work by call. */
async function costOf(server: ServerProcess, { url, request }: Case, calls: number): Promise<number> {
  const before = server.work()
  await repeat(url, request, calls)
  return ((server.work() - before) * 1_000) / calls
}
