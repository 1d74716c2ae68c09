// Calls of a platform in this process without HTTP between, which takes most of a call's time.
import type { EndpointDefinition } from '@understudy/contracts'
import type { RunningPlatform } from '@understudy/fake-server'
import type { Cookie } from '../../platform/src/binding/http.ts'

export interface Parts {
  params?: Record<string, unknown>
  /** As fields, or as a raw query string. */
  query?: Record<string, unknown> | string
  body?: unknown
  /** A file of a form. */
  file?: { bytes: Buffer; name: string; type?: string }
  headers?: Record<string, string>
}

/** What tests read of a reply. */
export interface Reply {
  status: number
  headers: Record<string, string>
  type: string
  text: string
  // biome-ignore lint/suspicious/noExplicitAny: as supertest has it.
  body: any
}

/** Longer bodies are bounded by the host, which reads them. */
const LONGEST_BODY = 60_000
const PLAIN_PARAMETER = /^[\w.~-]{1,99}$/

const namesIn = (path: string) => [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)

const isPlain = (value: unknown) => typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'

/**
 * Whether a call means the same without a host: those that test how a request is read (texts as bodies or queries, forms,
 * cookies, odd paths) are sent over HTTP.
 */
export function needsNoHost(endpoint: EndpointDefinition, parts: Parts, headers: Record<string, string>): boolean {
  const { params = {}, query = {}, body } = parts
  return (
    !endpoint.multipart &&
    !/\/stream$/.test(endpoint.path) &&
    namesIn(endpoint.path).every(
      (name) => PLAIN_PARAMETER.test(String(params[name])) && !/^\.+$/.test(String(params[name])),
    ) &&
    typeof query === 'object' &&
    Object.values(query).every((value) => value === undefined || isPlain(value)) &&
    (body === undefined || (typeof body === 'object' && body !== null && !Buffer.isBuffer(body))) &&
    Object.keys({ ...headers, ...parts.headers }).every((name) => !/^(cookie|content-type|origin)$/i.test(name))
  )
}

/** Answers a call by its route. */
export async function answerInProcess(
  { routes, app }: RunningPlatform,
  endpoint: EndpointDefinition,
  parts: Parts,
  given: Record<string, string>,
): Promise<Reply | undefined> {
  const route = [...routes.platform, ...routes.control, ...routes.stage].find(
    ({ method, path }) => method === endpoint.method && path === endpoint.path,
  )
  const text = parts.body === undefined ? undefined : JSON.stringify(parts.body)
  if (!route || (text !== undefined && text.length > LONGEST_BODY)) return undefined
  const params = Object.fromEntries(namesIn(endpoint.path).map((name) => [name, String(parts.params?.[name])]))
  const query = Object.entries((parts.query ?? {}) as object)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]): [string, string] => [name, String(value)])
  const search = new URLSearchParams(query).toString()
  const headers: Record<string, string> = { host: '127.0.0.1' }
  for (const [name, value] of Object.entries({ ...given, ...parts.headers }))
    headers[name.toLowerCase()] = String(value)
  if (text !== undefined)
    Object.assign(headers, { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(text)) })
  const request = {
    method: endpoint.method,
    url: endpoint.path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? '') + (search && `?${search}`),
    params,
    query: Object.fromEntries(new URLSearchParams(search)),
    headers,
    cookies: {},
    body: text === undefined ? undefined : JSON.parse(text),
    form: () => undefined,
    ip: '127.0.0.1',
    protocol: 'http',
    host: headers.host ?? '',
    hostname: (headers.host ?? '').replace(/:\d+$/, ''),
    log: app.log,
  }
  // As over HTTP, other work has its turn between two calls.
  await new Promise(setImmediate)
  const answer = route.admit?.(request) ?? (await route.answer(request))
  if (answer.broken) throw new Error(answer.broken === 'drop' ? 'socket hang up' : 'aborted')
  const body = typeof answer.body === 'string' ? answer.body : ''
  const type = String(answer.headers['content-type'] ?? '').split(';')[0] ?? ''
  return {
    status: answer.status,
    headers: {
      ...Object.fromEntries(Object.entries(answer.headers).map(([name, value]) => [name, String(value)])),
      ...(answer.cookies && { 'set-cookie': answer.cookies.map(cookieText) as unknown as string }),
    },
    type,
    text: body,
    body: /json$/.test(type) && body !== '' ? JSON.parse(body) : {},
  }
}

const cookieText = ({ name, value = '', httpOnly, sameSite, maxAge }: Cookie) =>
  [
    `${name}=${encodeURIComponent(value)}`,
    ...(maxAge === undefined ? [] : [`Max-Age=${maxAge}`]),
    'Path=/',
    ...(httpOnly ? ['HttpOnly'] : []),
    `SameSite=${sameSite === 'strict' ? 'Strict' : 'Lax'}`,
  ].join('; ')
