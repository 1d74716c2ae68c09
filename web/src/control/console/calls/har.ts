import type { TapeCall, TapeEntry } from '@understudy/contracts/control-inspect'

/** What a file may weigh, bytes, and hold, calls. */
export const HAR_LIMITS = { bytes: 20 * 1024 * 1024, calls: 10_000, exported: 500 } as const

/** Why a file is no archive of calls, in words for whoever chose it. */
export class HarRefused extends Error {
  override readonly name = 'HarRefused'
}

/** A call of a tape or of an archive, whose methods may be any. */
export type ShownCall = Omit<TapeEntry, 'method'> & { method: string }

/** A call of an archive, with its answer where the archive has it. */
export type HarCall = ShownCall & { reply: unknown }

/** Headers of an entry, without those that the call did not have. */
const headersOf = (named: Record<string, string | null>) => ({
  cookies: [],
  headers: Object.entries(named).flatMap(([name, value]) => (value === null ? [] : [{ name, value }])),
  headersSize: -1,
})
const JSON_TYPE = { 'content-type': 'application/json' }

/** Calls as an HTTP archive (HAR 1.2): as browsers and proxies read it; what only a world knows stands in `_world`. */
export function harOf(calls: readonly TapeCall[], origin: string) {
  return {
    log: { version: '1.2', creator: { name: 'Understudy', version: '1' }, pages: [], entries: calls.map(entryOf) },
  }

  function entryOf(call: TapeCall) {
    const { seq, at, machineAt = at, endpoint, method, path, status, code, actor, ms, page, input, reply, bytes } = call
    const { fault, flag, clock, rows, cause, merchant, language } = call
    const hasBody = method !== 'GET' && input !== null
    const url = new URL(path, origin)
    return {
      startedDateTime: new Date(machineAt - ms).toISOString(),
      time: ms,
      request: {
        method,
        url: url.href,
        httpVersion: 'HTTP/1.1',
        ...headersOf({ Merchant: merchant, Language: language, ...(hasBody ? JSON_TYPE : {}) }),
        queryString: [...url.searchParams].map(([name, value]) => ({ name, value })),
        bodySize: -1,
        ...(hasBody ? { postData: { mimeType: 'application/json', text: JSON.stringify(input) } } : {}),
      },
      response: {
        status,
        statusText: code ?? '',
        httpVersion: 'HTTP/1.1',
        ...headersOf(JSON_TYPE),
        redirectURL: '',
        bodySize: bytes,
        content: { size: bytes, mimeType: 'application/json', text: JSON.stringify(reply) },
      },
      cache: {},
      timings: { send: 0, wait: ms, receive: 0 },
      _world: { seq, at, endpoint, code, actor, page, input, fault, flag, clock, rows, cause },
    }
  }
}

type Json = Record<string, unknown>
const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)
const textOr = <T>(value: unknown, other: T) => (typeof value === 'string' ? value : other)
const countOr = (value: unknown, other: number) => (Number.isFinite(value) ? Number(value) : other)

/** The calls of an archive, in its order, numbered from 1. @throws HarRefused */
export function readHar(text: string): HarCall[] {
  if (text.length > HAR_LIMITS.bytes) throw new HarRefused('The file is above 20 MB.')
  const log = isObject(parsed(text)) ? (parsed(text) as Json).log : undefined
  const entries = isObject(log) ? log.entries : undefined
  if (!Array.isArray(entries)) throw new HarRefused('The file is no HTTP archive: it has no log.entries.')
  if (entries.length > HAR_LIMITS.calls)
    throw new HarRefused(`The archive holds ${entries.length} calls; at most ${HAR_LIMITS.calls} can be shown.`)
  return entries.map(callOf)
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new HarRefused('The file is no JSON.')
  }
}

function callOf(entry: unknown, index: number): HarCall {
  const label = `Entry ${index + 1}`
  if (!isObject(entry) || !isObject(entry.request) || !isObject(entry.response))
    throw new HarRefused(`${label} has no request and response.`)
  const { request, response } = entry
  const world = isObject(entry._world) ? entry._world : {}
  const ms = Math.max(0, countOr(entry.time, 0))
  const started = Date.parse(textOr(entry.startedDateTime, ''))
  if (Number.isNaN(started)) throw new HarRefused(`${label} has no startedDateTime.`)
  const url = textOr(request.url, '')
  if (!URL.canParse(url)) throw new HarRefused(`${label} has no request.url.`)
  const { pathname, search } = new URL(url)
  const content = isObject(response.content) ? response.content : {}
  const nullable = (value: unknown) => textOr(value, null)
  return {
    seq: index + 1,
    at: countOr(world.at, started + ms),
    machineAt: started + ms,
    page: nullable(world.page),
    bytes: Math.max(0, countOr(content.size, 0)),
    endpoint: textOr(world.endpoint, pathname),
    method: textOr(request.method, 'GET'),
    path: `${pathname}${search}`,
    status: countOr(response.status, 0),
    code: nullable(world.code),
    actor: nullable(world.actor),
    ms,
    input: 'input' in world ? world.input : sentBy(request),
    fault: nullable(world.fault),
    flag: nullable(world.flag),
    clock: world.clock === 'frozen' ? 'frozen' : 'running',
    rows: countOr(world.rows, 0),
    cause: nullable(world.cause),
    reply: valueIn(content.encoding === 'base64' ? fromBase64(content.text) : content.text),
  }
}

const sentBy = ({ postData }: Json) => (isObject(postData) ? valueIn(postData.text) : null)

/** The text that an archive holds in Base64; as it stands where it is none. */
function fromBase64(text: unknown): unknown {
  try {
    return new TextDecoder().decode(Uint8Array.from(atob(textOr(text, '')), (letter) => letter.charCodeAt(0)))
  } catch {
    return text
  }
}

/** A text as the JSON it is, or as it stands. */
function valueIn(text: unknown): unknown {
  if (typeof text !== 'string') return null
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
