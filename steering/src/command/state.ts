import { control, type MerchantCode, NETWORK_SHAPE_NAMES, type NetworkShape } from '@understudy/contracts'
import { didYouMean } from '@understudy/platform/shared/nearest.ts'
import { flagsFrom, MOMENT_EXAMPLES, momentFrom, stretchFrom } from '../links/parse-state.ts'
import { type Client, misused } from './client.ts'

/** The state of a new world, as given by the options of the command. */
export interface StateOptions {
  scenario?: string | undefined
  as?: string | undefined
  at?: string | undefined
  flags?: string | undefined
  merchant?: string | undefined
  seed?: string | undefined
  network?: string | undefined
  frozen?: boolean | undefined
  durable?: boolean | undefined
}

/** Parses a moment. @throws Error that explains the format */
export function askedMoment(text: string) {
  const moment = momentFrom(text)
  if (!moment) throw misused(`--at: ${text} is no moment; say ${MOMENT_EXAMPLES.join(' or ')}`)
  return moment
}

/** Where the clock of a world may be set to, beside a time: a stretch from now, or the next event of a kind. */
export const JUMPS = `a time (${MOMENT_EXAMPLES[0]}), +2h, -30m, tomorrow, or the next ${control.DUE_KINDS.join(', ')}`

/** The time that a jump leads to, epoch ms. @throws CommandError that says what jumps there are */
export async function timeOf(client: Client, id: string, jump: string): Promise<number> {
  const params = { id }
  const kind = control.DUE_KINDS.find((one) => one === jump)
  if (kind) {
    const [event] = await client.call(control.dueEvents, { params, query: { kind, limit: 1 } })
    if (!event) throw misused(`set: nothing of the kind ${kind} is to come in ${id}`)
    if (event.problem) throw misused(`set: ${event.problem}`)
    return event.at
  }
  const stretch = jump === 'tomorrow' ? stretchFrom('+1d') : /^[-+]/.test(jump) ? stretchFrom(jump) : null
  if (stretch !== null) return (await client.call(control.getClock, { params })).now + stretch
  const moment = momentFrom(jump)
  if (moment && 'moment' in moment) return moment.moment
  throw misused(`set: ${jump} is no time; it takes ${JUMPS}.${didYouMean(jump, control.DUE_KINDS)}`)
}

/** Parses flags. @throws Error that names the existing ones */
export function askedFlags(text: string) {
  const flags = flagsFrom(text)
  if (!flags) throw misused(`--flags: ${text} names a switch there is not; say for example --flags=-CBS3,PTSYS3`)
  return flags
}

/** Parses a duration. @throws Error that explains the format */
export function askedStretch(name: string, text: string): number {
  const stretch = stretchFrom(text)
  if (stretch === null) throw misused(`--${name}: ${text} is no stretch of time; say 90s, 30m, 2h or -1d`)
  return stretch
}

/** Parses a number. @throws Error when malformed */
export function askedNumber(name: string, text: string): number {
  const number = Number(text)
  if (text.trim() === '' || !Number.isFinite(number)) throw misused(`--${name}: ${text} is no number`)
  return number
}

/** Parses the name of a network's shape. @throws Error that names the existing ones */
export function askedShape(text: string): NetworkShape {
  const shape = NETWORK_SHAPE_NAMES.find((name) => name === text)
  if (shape) return shape
  throw misused(`--network: there is no shape ${text}; there are ${NETWORK_SHAPE_NAMES.join(', ')}`)
}

/** Creates a world in the state, which a reset brings back. */
export async function makeWorld(client: Client, options: StateOptions) {
  const { scenario, as, at, flags, merchant, seed, network, frozen = false, durable = false } = options
  const moment = at === undefined ? undefined : askedMoment(at)
  const switches = flags === undefined ? undefined : askedFlags(flags)
  const shape = network === undefined ? undefined : askedShape(network)
  const { session, ...world } = await client.call(control.createWorld, {
    body: {
      ...(scenario === undefined ? {} : { scenario }),
      ...(seed === undefined ? {} : { seed: askedNumber('seed', seed) }),
      ...(moment && ('moment' in moment ? { startAt: moment.moment } : { advanceMs: moment.fromStart })),
      ...(merchant === undefined ? {} : { merchant: merchant as MerchantCode }),
      ...(as === undefined ? {} : { as }),
      ...(switches && { flags: switches }),
      ...(shape && { faults: [{ endpoint: '*', kind: 'network', shape }] }),
      clock: frozen ? 'frozen' : 'running',
      durable,
    },
  })
  return { world, session }
}

/** The URL that opens a world, logged in as an account if one is named. */
export function addressOf(
  client: Client,
  world: string,
  { as, route = '/m/home' }: { as?: string | undefined; route?: string | undefined },
): string {
  const url = new URL(route, client.url)
  url.searchParams.set('world', world)
  if (as !== undefined) url.searchParams.set('as', as)
  return url.href
}
