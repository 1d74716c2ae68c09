import * as z from 'zod/mini'
import type { Exchange } from './exchange.ts'

/** Thrown for an unreadable recording, with one sentence of explanation. */
export class Unreadable extends Error {
  override readonly name = 'Unreadable'
}

/** Limits of a recording: bytes of the file, entries, and characters of one body. */
export const HAR_LIMITS = { bytes: 256 * 1024 * 1024, entries: 100_000, body: 16 * 1024 * 1024 } as const

const Headers = z.array(z.object({ name: z.string(), value: z.string() }))
const Entry = z.object({
  startedDateTime: z.optional(z.string()),
  request: z.object({
    method: z.string(),
    url: z.string(),
    headers: Headers,
    postData: z.optional(z.object({ mimeType: z.optional(z.string()), text: z.optional(z.string()) })),
  }),
  response: z.object({
    status: z.number(),
    headers: Headers,
    content: z.optional(
      z.object({ mimeType: z.optional(z.string()), text: z.optional(z.string()), encoding: z.optional(z.string()) }),
    ),
  }),
})
const Har = z.object({ log: z.object({ entries: z.array(z.unknown()) }) })

export interface Recording {
  exchanges: Exchange[]
  /** Start time, if the recording has it. */
  startedAt: string | undefined
  /** Entries without a response: aborted requests. */
  unanswered: number
}

/** Parses the calls of an HTTP archive (HAR). @throws Unreadable */
export function readHar(text: string): Recording {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    throw new Unreadable('it is no JSON')
  }
  const har = z.safeParse(Har, json)
  if (!har.success) throw new Unreadable('it has no log.entries, as an HTTP archive has')
  const { entries } = har.data.log
  if (entries.length > HAR_LIMITS.entries)
    throw new Unreadable(`it has ${entries.length} entries; ${HAR_LIMITS.entries} are the most`)
  const exchanges: Exchange[] = []
  let startedAt: string | undefined
  let unanswered = 0
  for (const [at, raw] of entries.entries()) {
    const entry = z.safeParse(Entry, raw)
    if (!entry.success) throw new Unreadable(`entry ${at + 1} is no request with its answer`)
    const { request, response, startedDateTime } = entry.data
    startedAt ??= Number.isNaN(Date.parse(startedDateTime ?? '')) ? undefined : startedDateTime
    if (response.status <= 0) unanswered += 1
    else
      exchanges.push({
        method: request.method.toUpperCase(),
        url: request.url,
        requestHeaders: mapOf(request.headers),
        requestBody: request.postData?.text,
        status: response.status,
        responseHeaders: withType(mapOf(response.headers), response.content?.mimeType),
        body: bodyOf(response.content),
      })
  }
  return { exchanges, startedAt, unanswered }
}

const mapOf = (headers: readonly { name: string; value: string }[]) =>
  new Map(headers.map(({ name, value }) => [name.toLowerCase(), value]))

/** A response from the browser's cache (304) has no content type of its own. */
function withType(headers: Map<string, string>, type: string | undefined): Map<string, string> {
  if (headers.has('content-type') || !type || type === 'x-unknown') return headers
  return headers.set('content-type', type)
}

function bodyOf(content: { text?: string | undefined; encoding?: string | undefined } | undefined): string | undefined {
  const { text, encoding } = content ?? {}
  if (text === undefined || text.length > HAR_LIMITS.body) return undefined
  return encoding === 'base64' ? Buffer.from(text, 'base64').toString('utf8') : text
}
