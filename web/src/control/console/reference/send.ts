import type { SessionInfo } from '@understudy/contracts/session'
import { currentToken } from '../../tab-memory.ts'

export interface Filled {
  method: string
  /** The path with its parameters filled in, and the query. */
  url: string
  headers: Readonly<Record<string, string>>
  body: string | FormData | undefined
}

export interface Answer {
  status: number
  ms: number
  /** Parsed JSON, or the text if it is not JSON. */
  reply: unknown
}

/** Builds a request from the values of a form; empty values are left out, except in the path. */
export function filled(
  { method, path }: { method: string; path: string },
  parameters: readonly { name: string; in: 'path' | 'query' | 'header' | 'form' }[],
  values: Readonly<Record<string, string>>,
  body: string | FormData | undefined,
): Filled {
  const valuesIn = (location: string) =>
    parameters.filter((one) => one.in === location).flatMap(({ name }) => (values[name] ? [[name, values[name]]] : []))
  const search = new URLSearchParams(valuesIn('query'))
  const address = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(values[name] ?? ''))
  return {
    method,
    body,
    url: search.size > 0 ? `${address}?${search}` : address,
    headers: Object.fromEntries(valuesIn('header')),
  }
}

interface Sender {
  world: string
  merchant: string
  session: SessionInfo | undefined
  /** Language of the answer; English if absent. */
  language?: string
}

/** Sends a request to the world as the app would, or as the console does for the control API. */
export async function send(
  { method, url, headers, body }: Filled,
  { world, merchant, session, language = 'EN' }: Sender,
): Promise<Answer> {
  const isSteering = url.startsWith('/__control')
  const all = new Headers({ ...headers, Accept: 'application/json' })
  if (typeof body === 'string') all.set('Content-Type', 'application/json')
  if (!isSteering) {
    all.set('Merchant', session?.merchantCode ?? merchant)
    all.set('Language', language)
    all.set('x-world', world)
  }
  const token = isSteering ? currentToken() && `Bearer ${currentToken()}` : session?.token
  if (token) all.set('Authorization', token)
  const startTime = performance.now()
  const response = await fetch(url, {
    method,
    headers: all,
    ...(body !== undefined && { body }),
    // This browser's cookies may name another world.
    credentials: isSteering ? 'same-origin' : 'omit',
  })
  const text = await response.text()
  const ms = performance.now() - startTime
  return { status: response.status, ms, reply: parsed(text) }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
