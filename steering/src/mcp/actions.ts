import { control } from '@understudy/contracts'
import { didYouMean } from '@understudy/platform/shared/nearest.ts'
import { type Client, misused } from '../command/client.ts'
import { COMMANDS } from '../command/commands.ts'
import { CONTROL_CALLS, type ControlEndpoint, partsOf, signatureOf } from '../command/control-input.ts'
import { JUMPS, timeOf } from '../command/state.ts'
import { PLATFORM_CALLS, type Players } from './players.ts'

export type Input = Record<string, unknown>

/** One thing a tool does. */
export interface Action {
  /** What it takes, in one line. */
  takes: string
  summary: string
  run: (client: Client, input: Input, players: Players) => Promise<unknown>
}

/** A call of the control API; one that changes settings or decides answers only what has changed. */
export function calling(endpoint: ControlEndpoint): Action {
  return {
    takes: signatureOf(endpoint),
    summary: endpoint.summary,
    async run(client, input) {
      const call = () => client.call(endpoint, partsOf(endpoint, input))
      if (endpoint.name === control.patchSettings.name) {
        const before = await client.call(control.getSettings, { params: { id: String(input.id) } })
        return changed(before, await call())
      }
      if (endpoint.name !== control.decide.name) return call()
      const queues = (await call()) as control.QueueState[]
      const queue = queues.find(({ name }) => name === input.queue)
      const left = queue?.items.find(({ id }) => id === input.item)
      return {
        queue: input.queue,
        waiting: queue?.count ?? 0,
        item: left ? { state: left.state, actions: left.actions } : 'decided',
      }
    },
  }
}

/** The parts of a value that were others before; undefined where none was. */
function changed(before: unknown, after: unknown): unknown {
  if (
    typeof after !== 'object' ||
    after === null ||
    Array.isArray(after) ||
    typeof before !== 'object' ||
    before === null
  )
    return JSON.stringify(before) === JSON.stringify(after) ? undefined : after
  const parts = Object.entries(after).flatMap(([name, value]) => {
    const part = changed(Reflect.get(before, name), value)
    return part === undefined ? [] : [[name, part] as const]
  })
  return parts.length > 0 ? Object.fromEntries(parts) : undefined
}

const texts = (input: Input) =>
  Object.fromEntries(
    Object.entries(input).map(([name, value]) => [name, typeof value === 'number' ? String(value) : value]),
  ) as Record<string, string | boolean | undefined>

/** Runs a command of the command line, with its options as fields. @throws CommandError for a field that is no option */
function commanding(name: string, takes: string, args: readonly string[] = []): Action {
  const command = COMMANDS[name]
  if (!command) throw new Error(`There is no command ${name}`)
  return {
    takes,
    summary: command.summary,
    async run(client, input) {
      const { flags, ...fields } = input
      const known = [...args, ...Object.keys(command.options)]
      const unknown = Object.keys(input).find((field) => !known.includes(field))
      if (unknown) throw misused(`${unknown}: unknown; there are ${known.join(', ')}.${didYouMean(unknown, known)}`)
      const positional = args.flatMap((arg) => (fields[arg] === undefined ? [] : [String(fields[arg])]))
      const missing = args.slice(positional.length, command.needs.length)
      if (missing.length > 0) throw misused(`${missing.join(' and ')}: required`)
      const options = texts({ ...fields, ...(flags === undefined ? {} : { flags: flagsText(flags) }) })
      for (const arg of args) delete options[arg]
      return (await command.run(client, positional, options)).value
    },
  }
}

/** Switches as the command line takes them, from the same or from `{CBS3: false}`. */
const flagsText = (flags: unknown): string =>
  typeof flags === 'object' && flags !== null
    ? Object.entries(flags)
        .map(([id, on]) => (on ? id : `-${id}`))
        .join(',')
    : String(flags)

const STATE = 'scenario?: string, as?: string, at?: string, flags?: "-CBS3,PTSYS3", merchant?: string'

export const make = commanding(
  'make',
  `{${STATE}, network?: string, seed?: integer, frozen?: boolean, durable?: boolean}`,
)
export const link = commanding(
  'link',
  `{id?: string, route?: "/m/…", ${STATE}, lang?: string, theme?: "dark" | "light", days?: integer}`,
  ['id'],
)
export const save = commanding('save', '{id: string, file: path, as?: string, route?: "/m/…", note?: string}', [
  'id',
  'file',
])
export const open = commanding('open', '{file: path, durable?: boolean}', ['file'])

export const moveClock: Action = {
  takes: '{id: string, set?: string, advanceMs?: integer, state?: "running" | "frozen", keepSessions?: boolean}',
  summary: `Sets or moves the time; set takes ${JUMPS}.`,
  async run(client, input) {
    const { id, set } = input
    const ends = set === 'session.ends' ? { keepSessions: false } : {}
    const to = typeof set === 'string' ? { set: await timeOf(client, String(id), set) } : {}
    const parts = partsOf(control.patchClock, { ...input, ...ends, ...to })
    const clock = await client.call<ControlEndpoint>(control.patchClock, parts)
    const { now } = clock as { now: number }
    return { ...(clock as object), at: new Date(now).toISOString() }
  },
}

/** Names calls and what they take. */
const finding = (calls: ReadonlyMap<string, ControlEndpoint>): Action => ({
  takes: '{find: string}',
  summary: 'Lists calls by a part of their name, path or summary, with what each takes.',
  async run(_client, { find }) {
    const words = String(find ?? '')
      .toLowerCase()
      .split(/\s+/)
    const found = [...calls].filter(([name, { path, summary }]) => {
      const text = `${name} ${path} ${summary}`.toLowerCase()
      return words.every((word) => text.includes(word))
    })
    if (found.length === 0) throw misused(`No call is about ${find}.${didYouMean(String(find), calls.keys())}`)
    return found.map(([name, endpoint]) => `${name}${signatureOf(endpoint)}: ${endpoint.summary}`)
  },
})

export const findControl = finding(CONTROL_CALLS)
export const findPlatform = finding(PLATFORM_CALLS)

export const callControl: Action = {
  takes: '{call: string, …what the call takes}',
  summary: 'Makes any call of the control API by its name.',
  run(client, { call, ...input }, players) {
    const endpoint = CONTROL_CALLS.get(String(call).replace(/^control\./, ''))
    if (!endpoint) throw misused(`There is no call ${call}.${didYouMean(String(call), CONTROL_CALLS.keys())}`)
    return calling(endpoint).run(client, input, players)
  },
}

export const callPlatform: Action = {
  takes: '{world: string, as?: string, call: string, input?: object, file?: path}',
  summary: 'Makes any call of the platform as a member, logged in without a password; without `as` as a visitor.',
  run(_client, { world, as, call, input = {}, file, ...more }, players) {
    const [unknown] = Object.keys(more)
    if (unknown) throw misused(`${unknown}: unknown; what the call takes is in input, beside world, as, call and file`)
    if (typeof world !== 'string') throw misused('world: required: the id of a world')
    if (typeof input !== 'object' || input === null) throw misused('input: an object with what the call takes')
    return players.call({
      id: world,
      as: as === undefined ? undefined : String(as),
      name: String(call),
      input: input as Input,
      file: file === undefined ? undefined : String(file),
    })
  },
}
