import type { TapeCall, TapeEntry } from '@understudy/contracts/control/inspect'

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

/** The text of a file, also of a compressed one. @throws HarRefused */
export async function textOf(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (!isGzip(bytes)) return new TextDecoder().decode(bytes)
  const plain = await unzipped(bytes, 'gzip')
  if (!plain) throw new HarRefused('The file is damaged, or above 20 MB once unpacked.')
  return new TextDecoder().decode(plain)
}

const isGzip = (bytes: Uint8Array) => bytes[0] === 0x1f && bytes[1] === 0x8b

/** What was compressed; undefined if it is damaged, or too large. */
async function unzipped(bytes: Uint8Array<ArrayBuffer>, format: CompressionFormat): Promise<Uint8Array | undefined> {
  try {
    const chunks: Uint8Array<ArrayBuffer>[] = []
    let size = 0
    const plain = new Blob([bytes]).stream().pipeThrough(new DecompressionStream(format))
    for (const reader = plain.getReader(); ; ) {
      const { done, value } = await reader.read()
      if (done) return new Uint8Array(await new Blob(chunks).arrayBuffer())
      size += value.length
      if (size > HAR_LIMITS.bytes) return undefined
      chunks.push(value)
    }
  } catch {
    return undefined
  }
}

/** The calls of an archive, in its order, numbered from 1. @throws HarRefused */
export async function readHar(text: string): Promise<HarCall[]> {
  if (text.length > HAR_LIMITS.bytes) throw new HarRefused('The file is above 20 MB.')
  const log = isObject(parsed(text)) ? (parsed(text) as Json).log : undefined
  const entries = isObject(log) ? log.entries : undefined
  if (!Array.isArray(entries)) throw new HarRefused('The file is no HTTP archive: it has no log.entries.')
  if (entries.length > HAR_LIMITS.calls)
    throw new HarRefused(`The archive holds ${entries.length} calls; at most ${HAR_LIMITS.calls} can be shown.`)
  const calls: HarCall[] = []
  for (const [index, entry] of entries.entries()) {
    // Some proxies and converters write entries without a request or a response.
    const call = await callOf(entry, index, calls.at(-1)?.machineAt ?? 0)
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
async function callOf(entry: unknown, index: number, before: number): Promise<HarCall | undefined> {
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
    reply: valueIn(await textIn(content)),
  }
}

const sentBy = ({ postData }: Json) => (isObject(postData) ? valueIn(postData.text) : null)

/** The text of a body, also of a compressed one. Some tools declare Base64 where the text is plain; it is kept. */
async function textIn({ text, encoding }: Json): Promise<unknown> {
  if (typeof text !== 'string' || typeof encoding !== 'string' || encoding.toLowerCase() !== 'base64') return text
  try {
    const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
    return new TextDecoder().decode((isGzip(bytes) && (await unzipped(bytes, 'gzip'))) || bytes)
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
