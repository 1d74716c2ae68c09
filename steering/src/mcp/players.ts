import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { control, type Endpoint, type EndpointDefinition, system } from '@understudy/contracts'
import { REGISTRY } from '@understudy/contracts/registry'
import { didYouMean } from '@understudy/platform/shared/nearest.ts'
import * as z from 'zod/mini'
import { told } from '../api/told-issues.ts'
import { type Client, CommandError, misused, pathOf } from '../command/client.ts'
import { partsOf } from '../command/control-input.ts'

type Platform = Endpoint<EndpointDefinition>

/** Every call of the platform and of its third parties, by name. */
export const PLATFORM_CALLS: ReadonlyMap<string, Platform> = new Map(
  REGISTRY.filter(({ surface, events }) => surface !== 'control' && !events).map((one) => [one.name, one]),
)

interface Session {
  token: string | undefined
  merchant: string
}

interface PlatformCall {
  id: string
  /** Account of the caller; a visitor without one. */
  as: string | undefined
  name: string
  input: Record<string, unknown>
  /** Path of a file to upload. */
  file: string | undefined
}

/** Calls the platform as its members, whose sessions are opened without a password and kept. */
export class Players {
  readonly #client: Client
  readonly #sessions = new Map<string, Session>()

  constructor(client: Client) {
    this.#client = client
  }

  /** @throws CommandError for what there is not, and with what the platform refused */
  async call({ id, as, name, input, file }: PlatformCall): Promise<unknown> {
    const endpoint = PLATFORM_CALLS.get(name)
    if (!endpoint) throw misused(`There is no call ${name}.${didYouMean(name, PLATFORM_CALLS.keys())}`)
    const key = `${id} ${as ?? ''}`
    const known = this.#sessions.get(key)
    const session = known ?? (await this.#enter(id, as))
    this.#sessions.set(key, session)
    const reply = await this.#send(endpoint, id, session, input, file)
    // Somebody else may have logged the member in, and the session may have ended with the world's time.
    const isOver =
      known !== undefined &&
      ['CUSTOMER_NOT_LOGIN', 'user.or.token.invalid', 'login.not.session'].includes(reply.code ?? '')
    if (!isOver) return valueIn(reply, endpoint, input)
    this.#sessions.delete(key)
    return this.call({ id, as, name, input, file })
  }

  async #enter(id: string, as: string | undefined): Promise<Session> {
    const params = { id }
    if (as === undefined) {
      const { merchant } = await this.#client.call(control.getWorld, { params })
      return { token: undefined, merchant }
    }
    const { token, merchantCode: merchant } = await this.#client.call(control.signIn, { params, body: { as } })
    return { token, merchant }
  }

  async #send(
    endpoint: Platform,
    id: string,
    { token, merchant }: Session,
    input: Record<string, unknown>,
    file: string | undefined,
  ): Promise<PlatformReply> {
    const { params, query, body } = partsOf(endpoint, input)
    const base = endpoint.surface === 'stage' ? await this.#stageOf(id, merchant) : this.#client.url
    const address = new URL(pathOf(endpoint, params), base)
    for (const [name, value] of Object.entries(query ?? {})) address.searchParams.set(name, String(value))
    const upload = endpoint.multipart && formOf(endpoint.multipart.file, body ?? {}, file)
    const response = await fetch(address, {
      method: endpoint.method,
      headers: {
        'x-world': id,
        Merchant: merchant,
        Language: 'EN',
        ...(token && { Authorization: token }),
        ...(body && !upload && { 'content-type': 'application/json' }),
      },
      ...(body && { body: upload ?? JSON.stringify(body) }),
    }).catch((error: Error & { cause?: { code?: string } }) => {
      const { code } = error.cause ?? {}
      if (code === 'ECONNREFUSED') throw new CommandError(`No server answers at ${address.origin}`, 3)
      throw new CommandError(
        `${endpoint.name}: the connection broke off (${code ?? error.message}), as a fault of the world does`,
        1,
      )
    })
    const text = await response.text()
    const reply = z.safeParse(Reply, parsed(text))
    if (!reply.success)
      return response.ok ? { value: parsed(text) } : { code: String(response.status), message: text.slice(0, 200) }
    const { success, value, errorCode, message } = reply.data
    return success ? { value } : { code: errorCode ?? String(response.status), message, detail: value }
  }

  /** The origin of the third parties, as the platform tells it. */
  async #stageOf(id: string, merchant: string): Promise<string> {
    const response = await fetch(new URL(system.settings.path, this.#client.url), {
      headers: { 'x-world': id, Merchant: merchant },
    })
    const { value } = (await response.json()) as { value?: { paths?: { stage?: string } } }
    if (!value?.paths?.stage) throw new CommandError('The platform does not say where its third parties are.', 1)
    return value.paths.stage
  }
}

/** The platform's envelope. */
const Reply = z.object({
  success: z.boolean(),
  value: z.optional(z.unknown()),
  errorCode: z.optional(z.string()),
  message: z.optional(z.string()),
})

interface PlatformReply {
  value?: unknown
  code?: string
  message?: string | undefined
  detail?: unknown
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** @throws CommandError with the code of a refusal, and what the contract says is wrong with the input */
function valueIn(
  { value, code, message, detail }: PlatformReply,
  endpoint: Platform,
  input: Record<string, unknown>,
): unknown {
  if (code === undefined) return value
  const wrong = told(endpoint, partsOf(endpoint, input)).map(({ name, message: right }) => `${name}: ${right}`)
  const more = wrong.length > 0 ? wrong.join('; ') : detail ? JSON.stringify(detail) : ''
  throw new CommandError([`${endpoint.name} was refused: ${code}`, message, more].filter(Boolean).join('. '), 1)
}

/** A picture of one pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

function formOf(field: string, body: Record<string, unknown>, file: string | undefined): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(body)) form.set(name, String(value))
  if (file === undefined) form.set(field, new File([PIXEL], 'pixel.png', { type: 'image/png' }))
  else {
    const extension = file.split('.').at(-1) ?? ''
    form.set(
      field,
      new File([readFileSync(file)], basename(file), { type: `image/${extension.replace('jpg', 'jpeg')}` }),
    )
  }
  return form
}
