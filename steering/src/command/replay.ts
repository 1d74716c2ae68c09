import { control, type Endpoint, type EndpointDefinition, type ReplyOf, session } from '@understudy/contracts'
import { MINUTE } from '@understudy/contracts/durations'
import { endpointNamed } from '@understudy/contracts/registry'
import { decodedPath } from '@understudy/contracts/service-path'
import { MASK } from '@understudy/platform/shared/masking.ts'
import { ControlProblem } from '../api/control-problem.ts'
import { isStep } from '../api/steps.ts'
import { type CapsuleHead, type CapsuleParts, unpack } from '../capsules/capsule-file.ts'
import { type Client, CommandError } from './client.ts'
import { CONTROL_CALLS } from './control-input.ts'

type TapeLine = CapsuleParts['tape'][number]
type Past = NonNullable<CapsuleHead['past']>
type Step = Past['steps'][number]

/** A part of an answer that is another one now, by its path: `status`, `value.0.name`. */
export interface Difference {
  path: string
  recorded: unknown
  actual: unknown
}

export interface ReplayedCall {
  seq: number
  endpoint: string
  method: string
  path: string
  outcome: 'same' | 'differs' | 'not run'
  /** Why it was not run. */
  why?: string
  differences: Difference[]
}

/** Differences named per call. */
const MOST_DIFFERENCES = 20

/**
 * Makes the calls of a capsule again, in a new world that begins as the capsule's did and is steered as it was, and
 * compares the answers. The world is deleted afterwards.
 * @throws CommandError with exit code 2 if the calls cannot be made again
 */
export async function replay(client: Client, capsule: Buffer): Promise<ReplayedCall[]> {
  const parts = await unpacked(capsule)
  const calls = parts.tape.toReversed()
  const past = pastOf(parts)
  const { scenario } = parts.facts
  const { seed, startAt } = past
  // A new world draws the name of its trial player itself, the same from the same seed.
  const { trial: _trial, ...beginning } = past.beginning ?? {}
  const world = await client.call(control.createWorld, {
    body: { ...beginning, scenario, seed, startAt, clock: 'frozen' },
  })
  try {
    const replayWorld = new ReplayWorld(client, world)
    const steps = [...past.steps]
    /** Why each call was not made; undefined if it was. */
    const reasons: (string | undefined)[] = []
    for (const call of calls) {
      while (steps[0] && steps[0].after < call.seq) await replayWorld.steer(steps.shift() as Step)
      reasons.push(await replayWorld.repeat(call))
    }
    const { capsule: replayed } = await client.call(control.exportCapsule, { params: { id: world.id }, body: {} })
    const answers = (await unpacked(Buffer.from(replayed, 'base64'))).tape.toReversed()
    return calls.map((call, index) => compared(call, reasons[index], () => answers.shift()))
  } finally {
    await client.call(control.deleteWorld, { params: { id: world.id } })
  }
}

async function unpacked(capsule: Buffer): Promise<CapsuleParts> {
  try {
    return await unpack(capsule)
  } catch (error) {
    if (error instanceof ControlProblem) throw notReplayable(error.problem.detail)
    throw error
  }
}

const notReplayable = (why: string) => new CommandError(`The calls cannot be made again: ${why}`, 2)

function pastOf({ facts, tape }: CapsuleParts): Past {
  const callCount = tape[0]?.seq ?? 0
  if (tape.length < callCount) throw notReplayable(`the capsule holds the last ${tape.length} of ${callCount}`)
  if (!facts.past) throw notReplayable('it is not known how their world began')
  return facts.past
}

/** A world in which calls are made again. */
class ReplayWorld {
  readonly #client: Client
  readonly #world: control.WorldSummary
  #now: number
  /** Tokens by account. */
  readonly #tokens = new Map<string, string>()
  #newestToken: string | undefined
  /** Ids that this world made for those of the capsule's. */
  readonly #newIds = new Map<string, string>()

  constructor(client: Client, world: ReplyOf<typeof control.createWorld>) {
    this.#client = client
    this.#world = world
    this.#now = world.now
    this.#keepToken(world.session?.userName, world.session?.token)
  }

  /** Repeats a call of the control API. */
  async steer({ at, call, input, made }: Step): Promise<void> {
    const endpoint = CONTROL_CALLS.get(call.replace(/^control\./, ''))
    if (!endpoint || !isStep(endpoint)) throw notReplayable(`${call} is no call that steers a world`)
    await this.#waitUntil(at)
    const { params, query, body } = this.#translated(input)
    const reply = await this.#steerOrThrow(endpoint, {
      query,
      params: { ...params, id: this.#world.id },
      // Time goes by only as the calls' own times say.
      body: endpoint.name === control.patchClock.name ? { ...body, state: 'frozen' } : body,
    })
    if (made !== undefined && typeof reply.id === 'string') this.#newIds.set(made, reply.id)
    if (typeof reply.token === 'string') this.#keepToken(reply.userName, reply.token)
    this.#now = (await this.#client.call(control.getClock, { params: { id: this.#world.id } })).now
  }

  /** Makes a call of the tape again; returns why it cannot be made. */
  async repeat(line: TapeLine): Promise<string | undefined> {
    const endpoint = endpointNamed(line.endpoint)
    const address = addressOf(line.path, this.#client.url)
    const why = reasonNotToRun(line, endpoint, address)
    if (why !== undefined || !address) return why
    await this.#waitUntil(line.at)
    const token = line.hasToken ? await this.#tokenOf(line.actor) : undefined
    if (address.searchParams.has('token')) address.searchParams.set('token', token ?? '')
    const hasBody = endpoint?.body !== undefined && line.input !== null
    const reply = await fetch(address, {
      method: line.method,
      headers: {
        'x-world': this.#world.id,
        ...(line.merchant !== null && { merchant: line.merchant }),
        ...(line.language !== null && { language: line.language }),
        ...(token !== undefined && { authorization: token }),
        ...(hasBody && { 'content-type': 'application/json' }),
      },
      ...(hasBody && { body: JSON.stringify(line.input) }),
    })
      .then((response) => response.json())
      // A fault hangs up.
      .catch(() => undefined)
    this.#keepToken(line.actor, reply?.value?.token)
    return undefined
  }

  async #waitUntil(at: number): Promise<void> {
    if (at === this.#now) return
    await this.#steerOrThrow(control.patchClock, {
      params: { id: this.#world.id },
      body: { set: at, keepSessions: false },
    })
    this.#now = at
  }

  async #tokenOf(actor: string | null): Promise<string | undefined> {
    if (actor === null) return this.#newestToken
    if (!this.#tokens.has(actor)) {
      const { token } = await this.#steerOrThrow(control.signIn, {
        params: { id: this.#world.id },
        body: { as: actor },
      })
      this.#keepToken(actor, token)
    }
    return this.#tokens.get(actor)
  }

  #keepToken(actor: unknown, token: unknown): void {
    if (typeof actor !== 'string' || typeof token !== 'string') return
    this.#tokens.set(actor, token)
    this.#newestToken = token
  }

  /** A call of the control API that the world refuses ends the replay. */
  async #steerOrThrow(endpoint: Endpoint<EndpointDefinition>, input: object): Promise<Record<string, unknown>> {
    try {
      return (await this.#client.call(endpoint, input)) as Record<string, unknown>
    } catch (error) {
      if (error instanceof CommandError && error.exitCode === 1)
        throw notReplayable(`${endpoint.name}: ${error.message}`)
      throw error
    }
  }

  #translated(input: Step['input']): { params?: object; query?: object; body?: object } {
    let text = JSON.stringify(input)
    for (const [id, newId] of this.#newIds) text = text.replaceAll(JSON.stringify(id), JSON.stringify(newId))
    return JSON.parse(text)
  }
}

/** What a request for a path of the tape asks for; undefined for an address of elsewhere. */
function addressOf(path: string, server: string): URL | undefined {
  const { origin } = new URL(server)
  const address = URL.canParse(path, origin) ? new URL(path, origin) : undefined
  return address?.origin === origin ? address : undefined
}

function reasonNotToRun(
  { method, path, input }: TapeLine,
  endpoint: Endpoint<EndpointDefinition> | undefined,
  address: URL | undefined,
): string | undefined {
  const isCall = address && endpoint?.method === method && fits(endpoint.path, address.pathname)
  if (!isCall || endpoint.surface === 'control') return 'there is no such call any more'
  if (endpoint.surface === 'stage') return 'it was made by a game'
  if (endpoint.multipart) return 'the tape does not hold the file'
  if (endpoint.body && input === undefined) return 'the tape does not hold its input'
  const callText = path.replace(/[?&]token=[^&]*/, '') + JSON.stringify(input ?? null)
  return decodeURI(callText.replaceAll('%', '%25')).includes(MASK) ? 'the tape masks a secret in it' : undefined
}

/** Whether a path, resolved as it will be requested, is one of a contract's pattern. */
function fits(pattern: string, pathname: string): boolean {
  const names = pattern.split('/')
  const parts = pathname.split('/')
  return (
    names.length === parts.length && names.every((name, at) => (name.startsWith(':') ? parts[at] : name === parts[at]))
  )
}

function compared(line: TapeLine, why: string | undefined, next: () => TapeLine | undefined): ReplayedCall {
  const { seq, endpoint, method, path } = line
  const call = { seq, endpoint, method, path }
  if (why !== undefined) return { ...call, outcome: 'not run', why, differences: [] }
  const answer = next()
  const differences = answer ? differencesOf(line, answer) : [{ path: 'status', recorded: line.status, actual: null }]
  return { ...call, outcome: differences.length > 0 ? 'differs' : 'same', differences }
}

function differencesOf(recorded: TapeLine, actual: TapeLine): Difference[] {
  const differences: Difference[] = []
  for (const name of ['status', 'code'] as const)
    if (recorded[name] !== actual[name])
      differences.push({ path: name, recorded: recorded[name], actual: actual[name] })
  // A running clock went on during the call, by as much as it took.
  const drift = recorded.clock === 'running' ? recorded.ms + 1_000 : 0
  const isOfServer = recorded.endpoint === session.publicKey.name
  if (recorded.reply !== undefined && actual.reply !== undefined && !isOfServer)
    compare(recorded.reply, actual.reply, [], { differences, drift })
  return differences.slice(0, MOST_DIFFERENCES)
}

/** Adds to `differences` what is another value at `path` or below it. */
function compare(
  recorded: unknown,
  actual: unknown,
  path: string[],
  to: { differences: Difference[]; drift: number },
): void {
  if (isObject(recorded) && isObject(actual) && Array.isArray(recorded) === Array.isArray(actual)) {
    for (const name of new Set([...Object.keys(recorded), ...Object.keys(actual)]))
      compare(Reflect.get(recorded, name), Reflect.get(actual, name), [...path, name], to)
  } else if (!isSame(path.at(-1) ?? '', recorded, actual, to.drift))
    to.differences.push({ path: path.join('.'), recorded, actual: actual ?? null })
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g
/** World, merchant where it is of one, and hash: ids of staged sites and services. */
const HASHED_ID = /(?:\{world\}|[a-z0-9-]+)\.(?:[a-z0-9]+\.)?[0-9a-f]{24,}/g
const ORIGIN = /^https?:\/\/[^/]+/

/** A text without what differs between worlds of one state, and between servers. */
function comparable(text: string): string {
  const decoded = decodedPath(text)
  const plain = decoded && ORIGIN.test(decoded) ? decoded.replace(ORIGIN, '') : text
  return plain.replaceAll(UUID, '').replaceAll(HASHED_ID, '')
}

/** Smaller numbers are no times, epoch ms. */
const EARLIEST = Date.UTC(2001, 0, 1)
/** Fields that count time, and their unit in milliseconds. */
const UNIT_OF = [
  [/time|ms$/i, 1],
  // Minutes of a session, beside its limit.
  [/^used$/, MINUTE],
] as const

function isSame(name: string, recorded: unknown, actual: unknown, drift: number): boolean {
  if (recorded === actual) return true
  if (typeof recorded === 'string' && typeof actual === 'string') return comparable(recorded) === comparable(actual)
  if (typeof recorded !== 'number' || typeof actual !== 'number') return false
  const isMoment = Math.min(recorded, actual) > EARLIEST
  const unit = isMoment ? 1 : UNIT_OF.find(([fields]) => fields.test(name))?.[1]
  return unit !== undefined && Math.abs(recorded - actual) * unit <= drift
}
