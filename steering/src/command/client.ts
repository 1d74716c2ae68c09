import { type CallInput, control, type Endpoint, type EndpointDefinition, type ReplyOf } from '@understudy/contracts'
import * as z from 'zod/mini'

/** An error shown as one line without a stack. Exit code 1: the server refused; 2: the command was wrong; 3: no server answers. */
export class CommandError extends Error {
  override readonly name = 'CommandError'
  readonly exitCode: number
  constructor(message: string, exitCode: 1 | 2 | 3) {
    super(message)
    this.exitCode = exitCode
  }
}

export const misused = (message: string) => new CommandError(message, 2)

/** How to call a command: through npm in this repository, as pnpm need not be installed, and by its package elsewhere. */
export const calledAs = (name: string): string =>
  process.env.UNDERSTUDY_CALLED ? `${process.env.UNDERSTUDY_CALLED} ${name}` : `npm run -s ${name} --`

/** The server that a command steers: the one asked for, or else that of BASE_URL, TARGET or PORT. @throws CommandError */
export function addressFrom(asked: string | undefined): string {
  const { BASE_URL, TARGET, PORT } = process.env
  const url = asked ?? BASE_URL ?? TARGET ?? `http://localhost:${PORT || 3000}`
  if (!URL.canParse(url) || !/^https?:/.test(url)) throw misused(`--url: ${url} is no address of a server`)
  return url
}

export interface Client {
  readonly url: string
  /** Whether CONTROL_TOKEN is set. */
  readonly hasToken: boolean
  call<D extends EndpointDefinition>(endpoint: Endpoint<D>, input: CallInput<D>): Promise<ReplyOf<D>>
}

/** Calls the control API of a running server by its contracts. @throws CommandError */
export function clientOf(url: string, token = process.env.CONTROL_TOKEN): Client {
  return {
    url,
    hasToken: Boolean(token),
    async call(endpoint, input) {
      const { params, query, body } = input as { params?: Values; query?: Values; body?: unknown }
      const address = new URL(pathOf(endpoint, params), url)
      for (const [name, value] of Object.entries(query ?? {}))
        if (value !== undefined) address.searchParams.set(name, String(value))
      const response = await fetch(address, {
        method: endpoint.method,
        headers: {
          ...(token ? { authorization: `Bearer ${token}` } : {}),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }).catch((error: Error & { cause?: { code?: string } }) => {
        const reason = error.cause?.code ?? error.message
        if (HANG_UPS.has(reason))
          throw new CommandError(
            `${url} hung up on ${endpoint.name} (${reason}), whose body has ${JSON.stringify(body ?? '').length} characters; most calls take 256 KB`,
            1,
          )
        throw new CommandError(
          `No server answers at ${url} (${reason}): start one with ${process.env.UNDERSTUDY_CALLED ? `${process.env.UNDERSTUDY_CALLED} start` : 'npm start'}`,
          3,
        )
      })
      const reply: unknown = await response.json().catch(() => undefined)
      if (!response.ok) throw new CommandError(reasonIn(reply) ?? `${url} answered with ${response.status}`, 1)
      const parsed = z.safeParse(endpoint.reply, reply)
      if (parsed.success) return parsed.data as ReplyOf<typeof endpoint>
      const place = parsed.error.issues[0]?.path.join('.') || 'the top'
      throw new CommandError(`${url} answered ${endpoint.name} otherwise than this build knows it, at ${place}`, 1)
    },
  }
}

type Values = Record<string, unknown>

/** What a server does that refuses the rest of a body. */
const HANG_UPS = new Set(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET'])

/**
 * The path of a call, each parameter one part of it.
 * @throws CommandError for a parameter that is absent, and for `.` and `..`, which lead to another path in any spelling
 */
export function pathOf({ name: call, path }: EndpointDefinition, params: Values = {}): string {
  return path.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name]
    const text = typeof value === 'string' || typeof value === 'number' ? String(value) : ''
    if (text === '') throw misused(`${name}: ${call} needs it, a text or a number`)
    if (/^\.{1,2}$/.test(text)) throw misused(`${name}: ${text} is no name`)
    return encodeURIComponent(text)
  })
}

function reasonIn(reply: unknown): string | undefined {
  const problem = z.safeParse(control.Problem, reply)
  return problem.success ? problem.data.detail : undefined
}
