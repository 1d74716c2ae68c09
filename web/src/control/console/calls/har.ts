import type { TapeCall, TapeEntry } from '@understudy/contracts/control-inspect'

/** Limits of an imported file, in bytes and calls, and the most calls that are exported. */
export const HAR_LIMITS = { bytes: 20 * 1024 * 1024, calls: 10_000, exported: 500 } as const

/** A file that is not an HTTP archive; the message is shown to the user. */
export class HarRefused extends Error {
  override readonly name = 'HarRefused'
}

/** A call of the tape or of an archive, where any method may occur. */
export type ShownCall = Omit<TapeEntry, 'method'> & { method: string }

/** A call of an archive, with its reply if the archive has it. */
export type HarCall = ShownCall & { reply: unknown }

/** Headers by name; those with the value null are left out. */
const headersOf = (headers: Record<string, string | null>) => ({
  cookies: [],
  headers: Object.entries(headers).flatMap(([name, value]) => (value === null ? [] : [{ name, value }])),
  headersSize: -1,
})
const JSON_TYPE = 'application/json'

/** Calls as an HTTP archive (HAR 1.2), with the details only a world has in `_world`. */
export function harOf(calls: readonly TapeCall[], origin: string) {
  return {
    log: { version: '1.2', creator: { name: 'Understudy', version: '1' }, pages: [], entries: calls.map(entryOf) },
  }

  function entryOf(call: TapeCall) {
    const { seq, at, machineAt = at, endpoint, method, path, status, code, actor, ms, page, input, reply, bytes } = call
    const { fault, flag, clock, rows, cause, merchant, language } = call
    const url = new URL(path, origin)
    const hasBody = method !== 'GET' && input !== null
    return {
      startedDateTime: new Date(machineAt - ms).toISOString(),
      time: ms,
      request: {
        method,
        url: url.href,
        httpVersion: 'HTTP/1.1',
        ...headersOf({ Merchant: merchant, Language: language, 'content-type': hasBody ? JSON_TYPE : null }),
        queryString: [...url.searchParams].map(([name, value]) => ({ name, value })),
        bodySize: -1,
        ...(hasBody ? { postData: { mimeType: JSON_TYPE, text: JSON.stringify(input) } } : {}),
      },
      response: {
        status,
        statusText: code ?? '',
        httpVersion: 'HTTP/1.1',
        ...headersOf({ 'content-type': JSON_TYPE, 'x-fault': fault }),
        redirectURL: '',
        bodySize: bytes,
        content: { size: bytes, mimeType: JSON_TYPE, text: JSON.stringify(reply) },
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
  const calls: HarCall[] = []
  for (const [index, entry] of entries.entries()) {
    // Some proxies and converters write entries without a request or a response.
    const call = callOf(entry, index, calls.at(-1)?.machineAt ?? 0)
    if (call) calls.push(call)
  }
  if (calls.length === 0 && entries.length > 0) throw new HarRefused('The archive holds no request with its response.')
  return calls
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new HarRefused('The file is no JSON.')
  }
}

/** `before` is the time of the previous call, used for an entry without a time. */
function callOf(entry: unknown, index: number, before: number): HarCall | undefined {
  if (!isObject(entry) || !isObject(entry.request) || !isObject(entry.response)) return undefined
  const { request, response } = entry
  const url = textOr(request.url, '')
  if (!URL.canParse(url)) return undefined
  const world = isObject(entry._world) ? entry._world : {}
  const ms = Math.max(0, countOr(entry.time, 0))
  const time = Date.parse(textOr(entry.startedDateTime, ''))
  const started = Number.isNaN(time) ? before : time
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
    reply: valueIn(textIn(content)),
  }
}

const sentBy = ({ postData }: Json) => (isObject(postData) ? valueIn(postData.text) : null)

/** The text of a body. Some tools declare Base64 where the text is plain, so a text that does not decode is kept. */
function textIn({ text, encoding }: Json): unknown {
  if (typeof text !== 'string' || typeof encoding !== 'string' || encoding.toLowerCase() !== 'base64') return text
  try {
    return new TextDecoder().decode(Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0)))
  } catch {
    return text
  }
}

/** Parses a text as JSON, or returns it unchanged. */
function valueIn(text: unknown): unknown {
  if (typeof text !== 'string') return null
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
