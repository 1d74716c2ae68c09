// An exchange of HTTP as values, so that the platform runs on any host; `host/serve-routes.ts` is the one on Fastify.

export interface HttpHeaders extends Readonly<Record<string, string | string[] | undefined>> {
  readonly accept?: string
  readonly 'accept-language'?: string
  readonly authorization?: string
  readonly 'content-length'?: string
  readonly 'content-type'?: string
  readonly host?: string
  readonly 'if-none-match'?: string
  readonly origin?: string
  readonly referer?: string
  readonly 'user-agent'?: string
}

/** Bounds of a form; a host throws FormTooLarge for a larger file, and any other error for a form that it cannot read. */
export interface FormBounds {
  readonly fields: number
  /** Bytes of a field. */
  readonly fieldSize: number
  readonly files: number
  /** Bytes of a file. */
  readonly fileSize: number
  readonly parts: number
}

export type FormPart = { readonly name: string } & ({ readonly value: unknown } | { readonly bytes: Uint8Array })

export class FormTooLarge extends Error {}

/** A request as its host has received it. */
export interface HttpRequest {
  readonly method: string
  /** Path and query as sent. */
  readonly url: string
  /** What the path holds at the route's parameters. */
  readonly params: unknown
  readonly query: unknown
  readonly headers: HttpHeaders
  readonly cookies: Readonly<Record<string, string | undefined>>
  /** The JSON of the body; undefined for none. */
  readonly body?: unknown
  /** The parts of a body of `multipart/form-data`; undefined for one of another type. */
  form(bounds: FormBounds): AsyncIterable<FormPart> | undefined
  readonly ip: string
  /** How the visitor reaches the host: scheme, name with port, and name alone. */
  readonly protocol: string
  readonly host: string
  readonly hostname: string
  /** The host's log. */
  readonly log: { error(problem: object, sentence: string): void }
}

export interface Cookie {
  readonly name: string
  /** Undefined removes the cookie. */
  readonly value: string | undefined
  readonly httpOnly?: boolean
  readonly sameSite: 'lax' | 'strict'
  /** Seconds; a session's cookie without it. */
  readonly maxAge?: number
}

/** Where a host sends a stream. */
export interface Sink {
  write(text: string): void
  /** Sends the last of it. */
  end(text?: string): void
  /** Breaks the connection. */
  destroy(): void
  /** Bytes that the listener has not taken yet. */
  unread(): number
  /** Calls back once when the connection has ended, at once if it has already. */
  onClose(listener: () => void): void
}

export interface HttpAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string | number>>
  readonly cookies?: readonly Cookie[]
  /** A function streams it. */
  readonly body?: string | Uint8Array | ((sink: Sink) => void)
  /** How a fault breaks the connection: before anything is sent, or in the middle of the body. */
  readonly broken?: 'drop' | 'half'
}

/** What answers the requests of one method and path pattern (`/wps/game/:id`). */
export interface Route {
  readonly method: string
  readonly path: string
  /** Limit of the body in bytes, if the host's own is not meant. */
  readonly bodyLimit?: number
  /** Refuses a request before its body is read. */
  admit?(request: HttpRequest): HttpAnswer | undefined
  answer(request: HttpRequest): HttpAnswer | Promise<HttpAnswer>
}
