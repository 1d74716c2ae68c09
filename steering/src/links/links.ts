import {
  control as contract,
  type control,
  isPseudoLocale,
  LANGUAGE_CODES,
  type LanguageCode,
  type MerchantCode,
  MODULE_IDS,
  PSEUDO_LOCALES,
  type PseudoLocale,
  THEMES,
} from '@understudy/contracts'
import { DAY } from '@understudy/contracts/durations'
import type { SessionInfo } from '@understudy/contracts/session'
import { MERCHANTS } from '@understudy/merchants'
import { LATEST_MOMENT } from '@understudy/platform/world/clock.ts'
import type { World } from '@understudy/platform/world/world.ts'
import type { WorldRequest, Worlds } from '@understudy/platform/world/worlds.ts'
import { allScenarios, CAST, findScenario } from '@understudy/seed'
import { CONFIRM_PARAMETER } from '../access/confirm-link.ts'
import { SIGNATURE_PARAMETERS } from '../access/link-signature.ts'
import { ControlProblem } from '../api/control-problem.ts'
import { signIn, TRIAL } from '../operations/accounts.ts'
import { beginAs } from '../operations/beginning.ts'
import { emitControlChanged } from '../worlds/event-stream.ts'
import { FAULT_EXAMPLES, faultsFrom } from '../worlds/fault-rules.ts'
import { type AskedMoment, flagsFrom, MOMENT_EXAMPLES, momentFrom } from './parse-state.ts'

const { STATE_PARAMETERS } = contract
type Parameter = (typeof STATE_PARAMETERS)[number]
/** Beside a world made of a capsule: the browser gets the storage that the capsule took along. */
export const STORAGE_PARAMETER = 'storage'
const LINK_PARAMETERS: readonly string[] = [
  ...STATE_PARAMETERS,
  STORAGE_PARAMETER,
  ...SIGNATURE_PARAMETERS,
  CONFIRM_PARAMETER,
]

/** Default scenario of a link that names neither world nor scenario. */
const USUAL_SCENARIO = 'everyday'

/** Ways in which a platform is closed: to everybody, or to visitors of the region; `none` opens it. */
const OUTAGES = ['maintenance', 'region', 'none'] as const
type Outage = (typeof OUTAGES)[number]
const MOST_LUCK = 100

/** The state requested by a link. */
export interface StateLink {
  world?: string | undefined
  scenario?: string | undefined
  as?: string | undefined
  flags?: Record<string, boolean> | undefined
  faults?: control.FaultRule[] | undefined
  at?: AskedMoment | undefined
  lang?: LanguageCode | PseudoLocale | undefined
  theme?: (typeof THEMES)[number] | undefined
  merchant?: MerchantCode | undefined
  outage?: readonly Outage[] | undefined
  /** Two letters. */
  country?: string | undefined
  /** Outcomes of the next rounds. */
  luck?: control.Luck[] | undefined
  /** Whether the browser gets the storage of the world's capsule. */
  storage: boolean
}

/** Thrown for a parameter with an impossible value; `allowed` holds examples or all allowed values. */
export class BadLink extends Error {
  override readonly name = 'BadLink'
  readonly parameter: Parameter
  readonly value: string
  readonly allowed: readonly string[]
  constructor(parameter: Parameter, value: string, allowed: readonly string[]) {
    super(`${parameter}: ${value} is not possible`)
    this.parameter = parameter
    this.value = value
    this.allowed = allowed
  }
}

/** Thrown for a link to a world that was set aside, as it cannot be opened. */
export class WorldAside extends Error {
  override readonly name = 'WorldAside'
  readonly world: control.AsideWorld
  constructor(world: control.AsideWorld) {
    super(`${world.id} was set aside`)
    this.world = world
  }
}

/** @throws WorldAside for an id whose world was set aside and that no other world has by now */
export function refuseAside(worlds: Worlds, id: string): void {
  const [aside] = worlds.find(id) ? [] : worlds.aside(id)
  if (aside) throw new WorldAside(aside)
}

/** Pages with a query parameter `merchant` of their own. */
const OWN_MERCHANT = /^\/m\/lotto-h5\//

/** Parses the state that a URL requests; undefined when it requests none, or only a world as it is. @throws BadLink */
export function readLink(url: URL): StateLink | undefined {
  const raw = (name: Parameter) =>
    name === 'merchant' && OWN_MERCHANT.test(url.pathname) ? undefined : (url.searchParams.get(name) ?? undefined)
  if (STATE_PARAMETERS.every((name) => name === 'world' || raw(name) === undefined)) return undefined
  const link: StateLink = {
    world: raw('world'),
    scenario: oneOf(
      'scenario',
      raw('scenario'),
      allScenarios().map(({ name }) => name),
    ),
    as: raw('as'),
    flags: flagsIn(raw('flags')),
    faults: faultsIn(raw('faults')),
    at: momentIn(raw('at')),
    lang: oneOf('lang', raw('lang'), [...LANGUAGE_CODES, ...PSEUDO_LOCALES]),
    theme: oneOf('theme', raw('theme'), THEMES),
    merchant: oneOf('merchant', raw('merchant'), MERCHANTS),
    outage: listOf('outage', raw('outage'), OUTAGES),
    country: countryIn(raw('country')),
    luck: listOf('luck', raw('luck'), contract.LUCKS),
    storage: url.searchParams.has(STORAGE_PARAMETER),
  }
  if (link.world !== undefined && link.scenario !== undefined)
    throw new BadLink('world', link.world, ['?scenario=', '?world='])
  return link
}

/** What a device stores of a language, or of English in a pseudo-locale. */
export const languageValues = (
  lang: LanguageCode | PseudoLocale,
): { language: LanguageCode; pseudo: PseudoLocale | 'off' } =>
  isPseudoLocale(lang) ? { language: 'EN', pseudo: lang } : { language: lang, pseudo: 'off' }

/** The URL without the fulfilled parameters. */
export function withoutLink(url: URL): string {
  const rest = new URL(url)
  for (const name of LINK_PARAMETERS)
    if (name !== 'merchant' || !OWN_MERCHANT.test(url.pathname)) rest.searchParams.delete(name)
  return `${rest.pathname.replace(/^\/+/, '/')}${rest.search}`
}

function oneOf<T extends string>(name: Parameter, value: string | undefined, allowed: readonly T[]): T | undefined {
  if (value === undefined) return undefined
  const option = allowed.find((known) => known === value)
  if (option === undefined) throw new BadLink(name, value, allowed)
  return option
}

function listOf<T extends string>(name: Parameter, text: string | undefined, allowed: readonly T[]): T[] | undefined {
  if (text === undefined) return undefined
  const parts = text.split(',')
  const list = parts.flatMap((part) => allowed.filter((known) => known === part))
  if (list.length !== parts.length || list.length > MOST_LUCK) throw new BadLink(name, text, allowed)
  return list
}

function countryIn(text: string | undefined): string | undefined {
  if (text !== undefined && !/^[A-Z]{2}$/.test(text)) throw new BadLink('country', text, ['PK', 'IN'])
  return text
}

function flagsIn(text: string | undefined): StateLink['flags'] {
  const flags = text === undefined ? undefined : flagsFrom(text)
  if (flags === null) throw new BadLink('flags', text ?? '', ['-CBS3,PTSYS3', ...MODULE_IDS])
  return flags
}

function faultsIn(text: string | undefined): StateLink['faults'] {
  const faults = text === undefined ? undefined : faultsFrom(text)
  if (faults === null) throw new BadLink('faults', text ?? '', FAULT_EXAMPLES)
  return faults
}

function momentIn(text: string | undefined): StateLink['at'] {
  const moment = text === undefined ? undefined : momentFrom(text)
  if (moment === null) throw new BadLink('at', text ?? '', MOMENT_EXAMPLES)
  return moment
}

/** Which world a link opens: a new one, the named one as it is, or a fork of the named one. */
export type LinkEffect = 'new' | 'named' | 'copy'

/** A link whose world has been looked up. */
export interface LinkPlan {
  readonly link: StateLink
  readonly effect: LinkEffect
  /** The world that it names. */
  readonly named: World | undefined
}

/** Determines what the link would do, without doing it. @throws BadLink when it names an unknown world, WorldAside one set aside */
export function planOf(worlds: Worlds, link: StateLink): LinkPlan {
  if (link.world === undefined) return { link, effect: 'new', named: undefined }
  refuseAside(worlds, link.world)
  const named = worlds.find(link.world)
  if (!named) throw new BadLink('world', link.world, [])
  return { link, effect: changesState(link) ? 'copy' : 'named', named }
}

/** The merchant of the world after the link was opened. */
export function merchantAfter({ link: { as, merchant, scenario }, named }: LinkPlan): MerchantCode | undefined {
  const begun = named?.origin.scenario ?? scenario ?? USUAL_SCENARIO
  // Who plays at another house takes the world there.
  const home = [...CAST, ...castOf(begun)].find(({ name }) => name === as)?.merchant
  return merchant ?? home ?? named?.merchant ?? findScenario(begun)?.merchant
}

export interface OpenedLink {
  world: World
  session: SessionInfo | undefined
}

/**
 * Fulfils a link, completely or not at all, as soon as it was planned or prepared. A link that names a world and only an account opens that world itself; any
 * other change is made in a fork, as a URL must not steer an existing world.
 * @throws BadLink for an impossible request
 */
export function openLink(worlds: Worlds, { link, effect, named }: LinkPlan, ip: string): OpenedLink {
  if (named && effect === 'named') return { world: named, session: enter(named, link, ip) }
  const world = named ? copyOf(worlds, named) : worlds.create(worldRequest(link))
  try {
    const session = settle(world, link, ip)
    // What happened before in the world that was copied is not known.
    if (named) world.tape.begin(null)
    return { world, session }
  } catch (error) {
    worlds.remove(world)
    throw error
  }
}

const changesState = ({ flags, faults, at, merchant, outage, country, luck }: StateLink) =>
  (flags ?? faults ?? at ?? merchant ?? outage ?? country ?? luck) !== undefined

const copyOf = (worlds: Worlds, world: World) =>
  worlds.open(world.serialize(), { durable: false, settle: () => undefined })

/** Creates the world of a link that names none. */
const worldRequest = ({ scenario = USUAL_SCENARIO, at }: StateLink): WorldRequest => ({
  scenario,
  seed: 1,
  // Dates in a scenario are relative to its start, so the requested moment becomes the world's first.
  ...(at && 'moment' in at ? { startAt: at.moment } : {}),
  clock: 'running',
  durable: false,
})

/** Builds the template of a new world for a link, so that opening the link does not block other calls. */
export const prepareLink = (worlds: Worlds, { link }: LinkPlan): Promise<void> => worlds.prepare(worldRequest(link))

/** Puts a new world into the state of a link, which is what a reset brings back. */
function settle(world: World, link: StateLink, ip: string): SessionInfo | undefined {
  const { at, as, merchant, flags, faults, outage, country, luck } = link
  const status = outage && { maintenance: outage.includes('maintenance'), regionRestriction: outage.includes('region') }
  const beginning = {
    ...(at && { advanceMs: advanceOf(world, at) }),
    ...(merchant && { merchant }),
    ...(as !== undefined && { as }),
    ...(flags && { flags }),
    ...(faults && { faults }),
    ...(status && { status }),
    ...(country && { country }),
    ...(luck && { luck }),
  }
  const session = orBadAccount(world, as, () => beginAs(world, beginning, { ip: world.setting.ip || ip }))
  // Who plays at another house takes the world there.
  if (merchant && world.merchant !== merchant) throw new BadLink('merchant', merchant, [world.merchant])
  return session
}

function advanceOf(world: World, at: NonNullable<StateLink['at']>): number {
  const advance = 'moment' in at ? at.moment - world.origin.startAt : at.fromStart
  if (world.origin.startAt + advance > LATEST_MOMENT) throw new BadLink('at', `+${advance / DAY}d`, MOMENT_EXAMPLES)
  return advance
}

/** Logs the account of a link in, in the world that it names. */
function enter(world: World, { as }: StateLink, ip: string): SessionInfo | undefined {
  if (as === undefined) return undefined
  const session = orBadAccount(world, as, () => signIn(world, as, { ip: world.setting.ip || ip }))
  emitControlChanged(world, 'session')
  return session
}

function orBadAccount<T>(world: World, as: string | undefined, work: () => T): T {
  try {
    return work()
  } catch (error) {
    if (!(error instanceof ControlProblem) || as === undefined) throw error
    throw new BadLink('as', as, peopleOf(world.origin.scenario))
  }
}

/** Who can be logged in by name in a new world of a scenario. */
export const peopleOf = (scenario = USUAL_SCENARIO): string[] => [
  ...new Set([...CAST, ...castOf(scenario)].map(({ name }) => name)),
  TRIAL,
]

const castOf = (scenario: string) => findScenario(scenario)?.cast ?? []
