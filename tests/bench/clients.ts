import { Agent, request } from 'node:http'
import autocannon from 'autocannon'
import type { ServerProcess } from './server-process.ts'

export const START_AT = '2026-03-10T07:00:00Z'
export const HEADERS = { Merchant: 'aurora1', Language: 'EN' }

export interface Request {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  body?: string
  path: string
  headers: Record<string, string>
}

/** Asks for a few seconds at twenty connections; answers by second. Throws where an answer is a refusal. */
export async function load(url: string, requests: Request[]): Promise<number> {
  const result = await autocannon({
    url,
    connections: 20,
    duration: 4,
    requests: requests.map((request) => ({ method: 'GET', ...request })),
  })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${result.non2xx} refusals and ${result.errors} errors under load`)
  return result.requests.average
}

const agent = new Agent({ keepAlive: true, maxSockets: 4 })

/** Asks one after the other, four at once. Throws where an answer is a refusal. */
async function repeatEach(url: string, requests: readonly Request[]): Promise<void> {
  const remaining = requests.values()
  const askOn = async () => {
    for (const nextRequest of remaining) await ask(url, nextRequest)
  }
  await Promise.all(Array.from({ length: 4 }, askOn))
}

const ask = (url: string, { path, body, method = 'GET', headers }: Request): Promise<void> =>
  new Promise((resolve, reject) => {
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }
    const call = request(url + path, { agent, method, headers: { ...headers, ...length } }, (response) => {
      const isGood = response.statusCode !== undefined && response.statusCode < 300
      response.resume().once('end', () => (isGood ? resolve() : reject(new Error(`${path}: ${response.statusCode}`))))
    })
    call.once('error', reject).end(body)
  })

/** What the processor works for the server by call, microseconds: other work on the machine does not count. */
export async function costOf(server: ServerProcess, requests: readonly Request[]): Promise<number> {
  const before = server.work()
  await repeatEach(server.url, requests)
  return ((server.work() - before) * 1_000) / requests.length
}

export async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now()
  await work()
  return performance.now() - begun
}

export async function post(server: ServerProcess, path: string, body: object = {}, headers = {}) {
  const response = await fetch(server.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
  return response.json()
}

export const makeWorld = async (server: ServerProcess): Promise<string> =>
  (await post(server, '/__control/worlds', { startAt: START_AT })).id

export const logIn = async (server: ServerProcess, world: string): Promise<string> =>
  (
    await post(
      server,
      '/wps/session/login',
      { username: 'zoya', password: 'Play1234', type: 'username' },
      { ...HEADERS, 'x-world': world },
    )
  ).value.token
