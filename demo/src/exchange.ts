// Turns what a browser asks into the platform's requests, and the platform's answers into what a browser gets.
import {
  type FormBounds,
  type FormPart,
  FormTooLarge,
  type HttpAnswer,
  type HttpRequest,
  type Sink,
} from '@understudy/platform/binding/http.ts'

/** Everything comes from the visitor's own browser, as from a program of the machine that a server listens on. */
const HERE = { ip: '127.0.0.1', protocol: 'http', host: 'localhost', hostname: 'localhost' } as const

type Fields = Record<string, string | string[]>

/** Fields of a query; one that is repeated is a list. */
function fieldsOf(search: URLSearchParams): Fields {
  const fields: Fields = {}
  for (const [name, value] of search) {
    const before = fields[name]
    fields[name] = before === undefined ? value : [before, value].flat()
  }
  return fields
}

/** The JSON of a body. @throws SyntaxError for a body that is no JSON */
async function jsonOf(request: Request): Promise<unknown> {
  if (request.method === 'GET' || request.method === 'HEAD') return undefined
  if (!/^application\/json\b/i.test(request.headers.get('content-type') ?? '')) return undefined
  const text = await request.clone().text()
  return text === '' ? undefined : JSON.parse(text)
}

/** The headers by which a browser says to a server where a request comes from, and what for; a worker is sent none. */
function whereFrom({ url, referrer, mode, destination }: Request) {
  // A page may say no more than that it is one of this origin.
  const isOwn =
    referrer === 'about:client' || (URL.canParse(referrer) && new URL(referrer).origin === new URL(url).origin)
  const site = referrer === '' ? 'none' : isOwn ? 'same-origin' : 'cross-site'
  return { 'sec-fetch-site': site, 'sec-fetch-mode': mode, 'sec-fetch-dest': destination || 'empty' }
}

/** @throws SyntaxError for a body that is no JSON */
export async function requestOf(
  request: Request,
  { path, params, cookies }: { path: string; params: Fields; cookies: Readonly<Record<string, string>> },
): Promise<HttpRequest> {
  const { search, searchParams } = new URL(request.url)
  return {
    method: request.method,
    url: path + search,
    params,
    query: fieldsOf(searchParams),
    headers: { ...Object.fromEntries(request.headers), host: HERE.host, ...whereFrom(request) },
    cookies,
    body: await jsonOf(request),
    form: (bounds) =>
      /^multipart\/form-data\b/i.test(request.headers.get('content-type') ?? '') ? partsOf(request, bounds) : undefined,
    ...HERE,
    log: { error: (problem, sentence) => console.error(sentence, problem) },
  }
}

async function* partsOf(request: Request, bounds: FormBounds): AsyncIterable<FormPart> {
  const parts = [...(await request.clone().formData())]
  if (parts.length > bounds.parts) throw new RangeError(`More than ${bounds.parts} parts`)
  for (const [name, value] of parts)
    if (typeof value === 'string') yield { name, value }
    else if (value.size > bounds.fileSize) throw new FormTooLarge()
    else yield { name, bytes: new Uint8Array(await value.arrayBuffer()) }
}

const BODYLESS = new Set([204, 205, 304])

/** `leaving` ends streams, which would hold a worker that another one replaces. */
export function responseOf({ status, headers, body, broken }: HttpAnswer, leaving?: AbortSignal): Response {
  if (broken === 'drop') return Response.error()
  const entries = Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)])
  const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : body
  if (typeof bytes === 'function')
    return leaving?.aborted ? Response.error() : new Response(streamOf(bytes, leaving), { status, headers: entries })
  if (broken === 'half') return new Response(halfOf(bytes ?? new Uint8Array()), { status, headers: entries })
  return new Response(BODYLESS.has(status) ? null : (bytes as Uint8Array<ArrayBuffer> | undefined), {
    status,
    headers: entries,
  })
}

/** The first half of a body, then the end of the connection. */
const halfOf = (bytes: Uint8Array) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(bytes.subarray(0, Math.floor(bytes.length / 2)))
    },
    pull: (controller) => controller.error(new TypeError('The connection broke in the middle.')),
  })

function streamOf(write: (sink: Sink) => void, leaving: AbortSignal | undefined): ReadableStream<Uint8Array> {
  const listeners: (() => void)[] = []
  let isOpen = true
  const close = () => {
    if (!isOpen) return
    isOpen = false
    for (const listener of listeners.splice(0)) listener()
  }
  return new ReadableStream<Uint8Array>(
    {
      start(controller) {
        leaving?.addEventListener('abort', () => {
          if (isOpen) controller.close()
          close()
        })
        const send = (text: string) => isOpen && controller.enqueue(new TextEncoder().encode(text))
        write({
          write: send,
          end(text) {
            if (text !== undefined) send(text)
            if (isOpen) controller.close()
            close()
          },
          destroy() {
            if (isOpen) controller.error(new TypeError('The connection was closed.'))
            close()
          },
          unread: () => Math.max(0, -(controller.desiredSize ?? 0)),
          onClose(listener) {
            if (isOpen) listeners.push(listener)
            else listener()
          },
        })
      },
      cancel: close,
    },
    new ByteLengthQueuingStrategy({ highWaterMark: 0 }),
  )
}
