// Collects what replies teach into the file of a scenario.
import { isLanguage, type PackLanguage, packOf } from '@understudy/contracts'
import type { Facts, Notes, RecordedCall } from '@understudy/platform/binding/learns.ts'
import { affordable } from '@understudy/platform/scenarios/overlay.ts'
import {
  ENTRIES,
  type EntryOf,
  LIST_NAMES,
  type ListName,
  MOST,
  ORDER_LISTS,
  type OrderList,
  type ScenarioFile,
  WHOLE_LISTS,
  type Words,
} from '@understudy/platform/scenarios/scenario-file.ts'
import { whenOf } from '@understudy/platform/scenarios/when.ts'
import { sanitiseEditorHtml } from '@understudy/platform/shared/editor-html.ts'
import { buildWorldSeed, CAST, GIVEN_NAMES } from '@understudy/seed'
import * as z from 'zod/mini'
import { maskedHtml, maskedLink, maskedText } from './masked-text.ts'

/** The fields by which each list's entries are told apart; those without any are told by all they say. */
const KEYS: { readonly [Name in ListName]?: readonly (keyof EntryOf<Name> & string)[] } = {
  vendors: ['code'],
  games: ['nodeId'],
  matches: ['matchId'],
  announcements: ['id'],
  banners: ['id'],
  help: ['category'],
  news: ['id'],
  jackpots: ['vendor'],
  depositChannels: ['vendorId'],
  banks: ['bankCode'],
  chatAgents: ['id'],
  members: ['username'],
  bets: ['ref'],
  // In another language an order may be told with another name of its channel or bank.
  deposits: ['at', 'amount', 'refId'],
  withdrawals: ['at', 'amount', 'ended'],
  rewards: ['type', 'issued', 'expires', 'amount'],
  missions: ['id'],
}

/** Pictures that a server of this project draws itself. */
const DRAWN = /^\/img\/[0-9a-f]{12}\/[\w/-]+\.svg$/
/** The name of the member of a recording, unless names are kept. */
const RECORDED = 'recorded'
const PASSWORD = 'Play1234'
/** The id of a merchant's sites in the paths of the stage. */
const SITE = /\/[a-z0-9-]+\.[a-z0-9]+\.[0-9a-f]{24}(?=\/|$)/

export interface NotebookOptions {
  /** The merchant of the world. */
  merchant: string
  /** The moment of the recording, epoch ms, which becomes the world's start. */
  startAt: number
  keepNames: boolean
  /** The address in the world of a picture; undefined for one that was not recorded. */
  picture: (address: string) => string | undefined
}

type Entry = Record<string, unknown>

/** What was learned, and what was not, part by part. */
export class Notebook {
  readonly invented = new Map<string, Set<string>>()
  readonly leftOut = new Map<string, Set<string>>()
  readonly #options: NotebookOptions
  readonly #facts: Entry = {}
  readonly #lists = new Map<ListName, { order: unknown[]; entries: Map<unknown, Entry> }>()
  readonly #whole = new Set<ListName>()
  readonly #work: ((file: Readonly<ScenarioFile>) => void)[] = []
  readonly #people = new Map<string, string>()
  readonly #references = new Map<string, string>()
  #member: Entry | undefined

  constructor(options: NotebookOptions) {
    this.#options = options
  }

  /** Notes in the language of a call. */
  in(language: PackLanguage): Notes {
    const picture = (address: string) => (DRAWN.test(address) ? address : this.#options.picture(address))
    const masked = this.#options.keepNames ? (text: string) => text : maskedText
    const word = (text: string): Words => ({ [language]: masked(text.slice(0, 20_000)) })
    const notes: Notes = {
      startAt: this.#options.startAt,
      owner: RECORDED,
      keep: (list, entry) => this.#keep(list, [entry], false),
      listed: (list, entries) => this.#keep(list, entries, true),
      set: (facts: Facts) => void merge(this.#facts, facts as Entry),
      member: (facts) => {
        this.#member ??= {}
        merge(this.#member, facts)
      },
      speaking: (code) => (isLanguage(code) && packOf(code) !== language ? this.in(packOf(code)) : notes),
      words: word,
      reference: (number) => this.#reference(number),
      html: (text) => word(maskedHtml(sanitiseEditorHtml(text.slice(0, 100_000)), picture)),
      link: maskedLink,
      when: (at) => whenOf(at - this.#options.startAt),
      picture,
      person: (name) => this.#person(name),
      staged: (address, call, otherwise) => this.#staged(address, call, otherwise),
      finally: (work) => void this.#work.push(work),
      invented: (part, what) => add(this.invented, part, what),
      leftOut: (part, why) => add(this.leftOut, part, why),
    }
    return notes
  }

  /** The file, when all replies are told. */
  file(name: string): ScenarioFile {
    for (const work of this.#work) work({ extends: 'everyday', ...this.#draft() })
    const drafted = this.#draft()
    this.#complete(drafted)
    for (const list of LIST_NAMES) this.#dropUnfit(drafted, list)
    const whole = WHOLE_LISTS.filter((list) => this.#whole.has(list))
    if (ORDER_LISTS.some((list) => drafted[list]?.length)) this.#member ??= {}
    const member = this.#memberOf()
    const draft: ScenarioFile = {
      extends: 'everyday',
      story: `As it was recorded for ${name}.`,
      merchant: this.#options.merchant,
      ...(member && { person: member.username }),
      ...(whole.length > 0 && { whole }),
      ...(this.#facts as Partial<ScenarioFile>),
      ...drafted,
      ...(member && ordersOf(drafted, member.username)),
      ...(member && { members: [member, ...othersOf(drafted)] }),
    }
    const file = affordable(buildWorldSeed({ scenario: draft.extends, seed: 1, startAt: this.#options.startAt }), draft)
    for (const list of ORDER_LISTS) {
      const dropped = (draft[list]?.length ?? 0) - (file[list]?.length ?? 0)
      if (dropped > 0)
        add(
          this.leftOut,
          list,
          `${dropped} that the balance does not account for, as not all that was paid was recorded`,
        )
    }
    return file
  }

  #keep<Name extends ListName>(list: Name, entries: readonly EntryOf<Name>[], ordered: boolean): void {
    const noted = this.#lists.get(list) ?? { order: [], entries: new Map<unknown, Entry>() }
    this.#lists.set(list, noted)
    if (ordered) this.#whole.add(list)
    const key = KEYS[list]
    const keys = entries.map((entry) =>
      key ? key.map((field) => (entry as Entry)[field]).join(' ') : JSON.stringify(entry),
    )
    const room = (list === 'games' ? MOST.games : MOST.entries) - noted.order.length
    const fresh = keys.filter((id) => !noted.entries.has(id))
    if (fresh.length > room)
      add(this.leftOut, list, `${fresh.length - room} beyond the ${room + noted.order.length} that a file may have`)
    const taken = new Set(fresh.slice(0, Math.max(0, room)))
    if (ordered)
      place(
        noted.order,
        keys.filter((id) => noted.entries.has(id) || taken.has(id)),
      )
    else noted.order.push(...taken)
    for (const [index, id] of keys.entries()) {
      const entry = entries[index] as Entry
      const before = noted.entries.get(id)
      if (before) merge(before, entry)
      else if (taken.has(id)) noted.entries.set(id, structuredClone(entry))
    }
  }

  /** Drops entries that a file cannot have, so that one of them does not spoil all. */
  #dropUnfit<Name extends ListName>(file: Pick<ScenarioFile, ListName>, list: Name): void {
    const fitting = file[list]?.filter((entry) => z.safeParse(ENTRIES[list], entry).success)
    const dropped = (file[list]?.length ?? 0) - (fitting?.length ?? 0)
    if (dropped === 0) return
    add(this.leftOut, list, `${dropped} of a form that a file does not have`)
    file[list] = fitting as Pick<ScenarioFile, ListName>[Name]
  }

  #draft(): Pick<ScenarioFile, ListName> {
    return Object.fromEntries(
      LIST_NAMES.flatMap((name) => {
        const list = this.#lists.get(name)
        return list ? [[name, list.order.map((id) => list.entries.get(id))]] : []
      }),
    ) as Pick<ScenarioFile, ListName>
  }

  /** Adds what entries need and no reply told: the vendors of games, and the games that vendors open. */
  #complete(file: Pick<ScenarioFile, ListName>): void {
    const { games } = file
    if (!games) {
      // Without games nothing that opens one can be the platform's.
      for (const list of ['vendors', 'matches', 'winners', 'jackpots'] as const)
        if (file[list]) {
          delete file[list]
          this.#whole.delete(list)
          add(this.leftOut, list, 'no list of games was recorded')
        }
      return
    }
    this.#whole.add('games')
    const named = games.filter(
      ({ name, vendor, gameType }) => name !== undefined && vendor !== undefined && gameType !== undefined,
    )
    if (named.length < games.length) add(this.leftOut, 'games', 'some of which only a number was recorded')
    file.games = named
    this.#whole.add('vendors')
    const vendors = file.vendors ?? []
    const told = new Set(vendors.map(({ code }) => code))
    const nodes = new Set(named.map(({ nodeId }) => nodeId))
    const byVendor = new Map<string, (typeof named)[number][]>()
    for (const game of named) if (!byVendor.has(game.vendor ?? '')) byVendor.set(game.vendor ?? '', [game])
    for (const [code, [first]] of byVendor)
      if (first?.gameType && !told.has(code)) {
        vendors.push({ code, name: code, category: first.gameType, lobby: first.nodeId })
        add(this.invented, 'vendors', 'names of those that no list had')
      }
    file.vendors = vendors.flatMap(({ alsoIn = [], lobby, ...vendor }) => {
      const [first] = byVendor.get(vendor.code) ?? []
      if (!first) {
        add(this.leftOut, 'vendors', 'those of which no game was recorded')
        return []
      }
      if (lobby === undefined || !nodes.has(lobby)) add(this.invented, 'vendors', 'which game some open')
      const open = lobby !== undefined && nodes.has(lobby) ? lobby : first.nodeId
      const category = vendor.category ?? first.gameType ?? 'RNG'
      const others = alsoIn.filter((one) => one.category !== category && nodes.has(one.lobby))
      return [{ ...vendor, category, lobby: open, ...(others.length > 0 && { alsoIn: others }) }]
    })
    const codes = new Set(file.vendors.map(({ code }) => code))
    if (file.jackpots) file.jackpots = file.jackpots.filter(({ vendor }) => codes.has(vendor))
  }

  #memberOf(): EntryOf<'members'> | undefined {
    if (!this.#member) return undefined
    const { username, ...facts } = this.#member as Partial<EntryOf<'members'>>
    const own = this.#options.keepNames ? username?.toLowerCase() : undefined
    const { messages } = facts
    const letters = messages && (this.#options.keepNames || !username ? messages : withoutName(messages, username))
    return {
      story: 'The member of the recording.',
      ...facts,
      ...(letters && { messages: letters }),
      username: own !== undefined && /^[a-z][a-z0-9_]{2,19}$/.test(own) ? own : RECORDED,
      password: PASSWORD,
    }
  }

  #reference(number: string): string {
    if (this.#options.keepNames || number === '') return number.slice(0, 80)
    const known = this.#references.get(number) ?? `R${String(this.#references.size + 1).padStart(6, '0')}`
    this.#references.set(number, known)
    return known
  }

  #person(name: string): string {
    if (this.#options.keepNames || name === '') return name
    const known = this.#people.get(name)
    if (known !== undefined) return known
    const [given] = GIVEN_NAMES[this.#people.size % GIVEN_NAMES.length] ?? ['Somebody']
    const round = Math.floor(this.#people.size / GIVEN_NAMES.length)
    const invented = round === 0 ? given : `${given} ${round + 1}`
    this.#people.set(name, invented)
    return invented
  }

  #staged(address: string, { stage }: RecordedCall, otherwise: string): string {
    if (stage !== undefined && address.startsWith(`${stage}/`) && URL.canParse(address)) {
      const { pathname, hash } = new URL(address)
      return `{stage}${pathname.replace(SITE, '/{site}')}${hash}`
    }
    // A path leads to this server, whoever's it was.
    return /^\/(?!\/)[^\s\\]*$/.test(address) ? address : otherwise.replace('{merchant}', this.#options.merchant)
  }
}

/** The orders of a file, in which the recorded member gets this name. */
const ordersOf = (file: Pick<ScenarioFile, ListName>, username: string): Pick<ScenarioFile, OrderList> =>
  Object.fromEntries(
    ORDER_LISTS.flatMap((list) => {
      const entries = file[list]?.map((entry) =>
        Object.fromEntries(
          Object.entries(entry).map(([name, value]) => [
            name,
            value === RECORDED && ['member', 'from', 'to'].includes(name) ? username : value,
          ]),
        ),
      )
      return entries ? [[list, entries]] : []
    }),
  )

/** Those who shared money with the member, holding what they got of it unless the cast has them. */
const othersOf = ({ members = [], transfers = [] }: Pick<ScenarioFile, ListName>): EntryOf<'members'>[] =>
  members.map((one) => ({
    ...one,
    password: PASSWORD,
    ...(!CAST.some(({ name }) => name === one.username) && {
      balance: transfers.reduce((sum, { to, amount }) => sum + (to === one.username ? amount : 0), 0),
    }),
  }))

function add(parts: Map<string, Set<string>>, part: string, what: string): void {
  const told = parts.get(part) ?? new Set()
  parts.set(part, told.add(what))
}

/** Puts keys into an order: each new one behind the one before it, or before the next that is there. */
function place(order: unknown[], keys: readonly unknown[]): void {
  const there = new Set(order)
  if (keys.every((id) => there.has(id))) return
  const given = new Set(keys)
  let at = order.findIndex((id) => given.has(id))
  if (at < 0) at = order.length
  for (const id of keys) {
    if (there.has(id)) at = order.indexOf(id) + 1
    else {
      order.splice(at, 0, id)
      there.add(id)
      at += 1
    }
  }
}

const isPlain = (value: unknown): value is Entry => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Adds what is not there yet: fields, words in another language, and entry by entry in lists of the same length. */
function merge(into: Entry, from: Entry): void {
  for (const [name, value] of Object.entries(from)) {
    // A recording chooses the names.
    if (value === undefined || name === '__proto__') continue
    const before = Object.hasOwn(into, name) ? into[name] : undefined
    if (before === undefined) into[name] = structuredClone(value)
    else if (isPlain(before) && isPlain(value)) merge(before, value)
    else if (Array.isArray(before) && Array.isArray(value)) mergeLists(name, before, value)
  }
}

function mergeLists(name: string, into: unknown[], from: readonly unknown[]): void {
  // A vendor is told in each of its categories.
  if (name === 'alsoIn') {
    const categories = new Set(into.map((one) => (one as Entry).category))
    into.push(...from.filter((one) => !categories.has((one as Entry).category)))
  } else if (into.length === from.length)
    for (const [index, one] of into.entries()) if (isPlain(one) && isPlain(from[index])) merge(one, from[index])
}

/** A name that is too short to be told from a word. */
const SHORT = 4

/** The same letters, with the invented name wherever the account's stands. */
const withoutName = <T extends object>(letters: T, account: string): T =>
  account.length < SHORT
    ? letters
    : JSON.parse(JSON.stringify(letters), (_, value: unknown) =>
        typeof value === 'string' ? value.replaceAll(account, RECORDED) : value,
      )
