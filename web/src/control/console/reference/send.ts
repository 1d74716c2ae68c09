import type { SessionInfo } from '@understudy/contracts/session'
import { currentToken } from '../../tab-memory.ts'

export interface Filled {
  method: string
  /** With the values of its place filled in. */
  url: string
  headers: Readonly<Record<string, string>>
  body: string | FormData | undefined
}

export interface Answer {
  status: number
  ms: number
  /** The text where it is no JSON. */
  reply: unknown
}

/** Puts the values of a form into a call: empty ones are left out, those of the path never. */
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
}

/** Sends it to the world, as the app would or, for a call that steers, as the console does. */
export async function send(
  { method, url, headers, body }: Filled,
  { world, merchant, session }: Sender,
): Promise<Answer> {
  const isSteering = url.startsWith('/__control')
  const all = new Headers({ ...headers, Accept: 'application/json' })
  if (typeof body === 'string') all.set('Content-Type', 'application/json')
  if (!isSteering) {
    all.set('Merchant', session?.merchantCode ?? merchant)
    all.set('Language', 'EN')
    all.set('x-world', world)
  }
  const token = isSteering ? currentToken() && `Bearer ${currentToken()}` : session?.token
  if (token) all.set('Authorization', token)
  const begun = performance.now()
  const response = await fetch(url, {
    method,
    headers: all,
    ...(body !== undefined && { body }),
    // Cookies of this browser speak of the world the app beside is in.
    credentials: isSteering ? 'same-origin' : 'omit',
  })
  const text = await response.text()
  const ms = performance.now() - begun
  return { status: response.status, ms, reply: parsed(text) }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
