import zlib, { brotliDecompressSync, gunzipSync, inflateRawSync, inflateSync } from 'node:zlib'
import * as z from 'zod/mini'
import type { Exchange, Unread } from './exchange.ts'

/** Thrown for an unreadable recording, with one sentence of explanation. */
export class Unreadable extends Error {
  override readonly name = 'Unreadable'
}

/** Limits of a recording: bytes of the file, entries, and characters of one body. */
export const HAR_LIMITS = { bytes: 256 * 1024 * 1024, entries: 100_000, body: 16 * 1024 * 1024 } as const

/** A part of an entry, absent where it is null or of another type: proxies and converters write both. */
const lenient = <S extends z.ZodMiniType>(schema: S) => z.catch(z.nullish(schema), undefined)
const Header = z.object({ name: z.string(), value: z.union([z.string(), z.number(), z.boolean()]) })
const Headers = z.catch(z.array(lenient(Header)), [])
const Content = z.object({
  mimeType: lenient(z.string()),
  text: lenient(z.string()),
  encoding: lenient(z.string()),
  size: lenient(z.number()),
  /** The file beside the recording in which Playwright keeps the body. */
  _file: lenient(z.string()),
})
type Content = z.infer<typeof Content>
const Entry = z.object({
  startedDateTime: lenient(z.string()),
  time: lenient(z.number()),
  request: z.object({
    method: z.string(),
    url: z.string(),
    headers: Headers,
    postData: lenient(z.object({ text: lenient(z.string()) })),
  }),
  response: lenient(z.object({ status: lenient(z.number()), headers: Headers, content: lenient(Content) })),
})
const Har = z.object({ log: z.object({ entries: z.array(z.unknown()) }) })

export interface Recording {
  exchanges: Exchange[]
  /** Start time, if the recording has it. */
  startedAt: string | undefined
  /** Entries that are no request: their method or URL is missing. */
  odd: number
}

export interface ReadOptions {
  /** Name of the file, by which its entries are named. */
  file: string
  /** Reads a body that the recording keeps in a file of this name; undefined where there is none. */
  attached?: (name: string) => Buffer | undefined
  /** Gets the bytes of the recording, unpacked, before it is taken apart. */
  counts?: ((bytes: number) => void) | undefined
}

/** Parses the calls of an HTTP archive (HAR). @throws Unreadable */
export function readHar(bytes: Buffer, { file, attached = () => undefined, counts }: ReadOptions): Recording {
  const plain = isGzip(bytes) ? unzipped(bytes) : bytes
  counts?.(plain.length)
  const har = z.safeParse(Har, jsonIn(textOf(plain)))
  if (!har.success) throw new Unreadable('it has no log.entries, as an HTTP archive has')
  const { entries } = har.data.log
  if (entries.length > HAR_LIMITS.entries)
    throw new Unreadable(`it has ${entries.length} entries; ${HAR_LIMITS.entries} are the most`)
  const recording: Recording = { exchanges: [], startedAt: undefined, odd: 0 }
  for (const [index, raw] of entries.entries()) {
    const entry = z.safeParse(Entry, raw)
    if (!entry.success) {
      recording.odd += 1
      continue
    }
    const { request, response, startedDateTime, time } = entry.data
    const startedAt = startedDateTime && !Number.isNaN(Date.parse(startedDateTime)) ? startedDateTime : undefined
    recording.startedAt ??= startedAt
    const headers = withType(headersIn(response?.headers), response?.content?.mimeType)
    const status = Math.max(0, response?.status ?? 0)
    recording.exchanges.push({
      method: request.method.toUpperCase(),
      url: request.url,
      requestHeaders: headersIn(request.headers),
      requestBody: request.postData?.text ?? undefined,
      status,
      responseHeaders: headers,
      ...(status === 0
        ? { body: undefined, unread: 'no response' }
        : bodyOf(response?.content ?? undefined, headers, attached)),
      ...(status === 200 &&
        PICTURE.test(headers.get('content-type') ?? '') && {
          picture: bytesOf(response?.content ?? undefined, attached),
        }),
      place: `entry ${index + 1} of ${file}`,
      at: startedAt,
      ...(time && time > 0 && { ms: time }),
    })
  }
  return recording
}

/** @throws Unreadable for a file that is damaged, or larger than the limit once unpacked */
function unzipped(bytes: Buffer): Buffer {
  try {
    return gunzipSync(bytes, { maxOutputLength: HAR_LIMITS.bytes })
  } catch (error) {
    const isLarge = (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE'
    throw new Unreadable(
      isLarge ? `it is larger than ${HAR_LIMITS.bytes} bytes once unpacked` : 'it is damaged: gzip cannot unpack it',
    )
  }
}

/** The text of a file by its byte order mark; UTF-8 without one. @throws Unreadable for archives */
function textOf(bytes: Buffer): string {
  if (bytes.subarray(0, 2).toString('latin1') === 'PK')
    throw new Unreadable('it is a ZIP archive: unpack it, and name the folder')
  const mark = bytes.subarray(0, 2).toString('hex')
  const encoding = mark === 'fffe' ? 'utf-16le' : mark === 'feff' ? 'utf-16be' : 'utf-8'
  return new TextDecoder(encoding).decode(bytes)
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Unreadable('it is no JSON')
  }
}

const headersIn = (headers: z.infer<typeof Headers> = []) =>
  new Map(headers.flatMap((header) => (header ? [[header.name.toLowerCase(), String(header.value)]] : [])))

/** A response from the browser's cache (304) has no content type of its own. */
function withType(headers: Map<string, string>, type: string | null | undefined): Map<string, string> {
  if (headers.has('content-type') || !type || type === 'x-unknown') return headers
  return headers.set('content-type', type)
}

/** Pictures of pixels; drawings may have scripts in them. */
const PICTURE = /^image\/(png|jpe?g|webp|gif|avif)\b/i

interface Body {
  body: string | undefined
  unread?: Unread
}

const NOT_KEPT: Body = { body: undefined, unread: 'not kept' }

function bodyOf(
  content: Content | undefined,
  headers: ReadonlyMap<string, string>,
  attached: (name: string) => Buffer | undefined,
): Body {
  const bytes = bytesOf(content, attached)
  if (bytes === undefined || bytes.length > HAR_LIMITS.body) return NOT_KEPT
  const body = decoded(bytes, headers.get('content-encoding'))
  if (body === undefined || body.length > HAR_LIMITS.body) return NOT_KEPT
  // Tools cut long bodies without a word, but the size is still the whole one.
  if ((content?.size ?? 0) > Buffer.byteLength(body) && !isJson(body)) return { body: undefined, unread: 'cut short' }
  return { body }
}

function bytesOf(content: Content | undefined, attached: (name: string) => Buffer | undefined): Buffer | undefined {
  const { text, encoding, _file: file } = content ?? {}
  if (text === undefined || text === null) return file ? attached(file) : undefined
  if (text.length > HAR_LIMITS.body * 2) return undefined
  // Some tools say base64 of a text that is none.
  const isBase64 = encoding?.toLowerCase() === 'base64' && !/[^\w+/\s=-]/.test(text)
  return Buffer.from(text, isBase64 ? 'base64' : 'utf8')
}

const isGzip = (bytes: Buffer) => bytes[0] === 0x1f && bytes[1] === 0x8b

type Decompress = (bytes: Buffer, options: { maxOutputLength: number }) => Buffer

/** Some servers send deflate without its header. */
const inflate: Decompress = (bytes, options) =>
  attempt(() => inflateSync(bytes, options)) ?? inflateRawSync(bytes, options)

/** Node before 22.15 has no Zstandard. */
const zstd = (zlib as { zstdDecompressSync?: Decompress }).zstdDecompressSync

const DECOMPRESS: Readonly<Record<string, Decompress | undefined>> = {
  gzip: gunzipSync,
  'x-gzip': gunzipSync,
  br: brotliDecompressSync,
  deflate: inflate,
  zstd,
}

/**
 * A body as text: browsers record it decompressed, proxies often as it came, in the order of its encodings. Undefined for
 * anything but text.
 */
function decoded(bytes: Buffer, encodings: string | undefined): string | undefined {
  let plain = bytes
  for (const encoding of (encodings ?? '').toLowerCase().split(',').reverse()) {
    const decompress = DECOMPRESS[encoding.trim()]
    const next = decompress && attempt(() => decompress(plain, { maxOutputLength: HAR_LIMITS.body }))
    if (next) plain = next
  }
  if (isGzip(plain)) plain = attempt(() => gunzipSync(plain, { maxOutputLength: HAR_LIMITS.body })) ?? plain
  return attempt(() => new TextDecoder('utf-8', { fatal: true }).decode(plain))
}

const isJson = (text: string) => attempt(() => [JSON.parse(text)]) !== undefined

function attempt<T>(action: () => T): T | undefined {
  try {
    return action()
  } catch {
    return undefined
  }
}
