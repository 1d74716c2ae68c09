// Plain types on purpose: they are published, and the contracts they follow are not.
import type { EndpointName, FlagName, MerchantCode, NetworkShape, ScenarioName } from './names.ts'

export type * from './names.ts'

export interface WorldOptions {
  /** `everyday` when not given. */
  scenario?: ScenarioName
  seed?: number
  /** Path of a capsule file, whose state the world begins with; instead of scenario, seed and startAt. */
  capsule?: string
  /** When the world begins, ISO 8601; a Tuesday noon when not given. */
  startAt?: string
  clock?: 'running' | 'frozen'
  /** Start time (ISO), or a duration after the default start: `+1d`. */
  at?: string
  /** Switches by name. */
  flags?: Partial<Record<FlagName, boolean>>
  /** Whose app it is; the scenario's own merchant when not given. */
  merchant?: MerchantCode
  /** What the network does to all its calls: `slow-3g`, `lossy` or `jitter`, the same for the same seed. */
  network?: NetworkShape
}

/** Where to go in time: epoch ms, an ISO time, a stretch (`+2h`, `-30m`), or the next event of a kind (`midnight`). */
export type Jump = string | number

export type MessageKind = 'sms' | 'email' | 'captcha' | 'push'

export interface OutboxItem {
  id: number
  kind: MessageKind
  /** Number, address or captcha id. */
  to: string
  text: string
  /** The code or answer inside the text. */
  code: string
  /** World's time, epoch ms. */
  at: number
  /** What only a push has: `heldUntil` is the end of the quiet hours that hold it. */
  push?: {
    title: string
    link: string
    state: 'waiting' | 'sent' | 'switchedOff' | 'paused' | 'noDevice'
    heldUntil: number | null
  }
}

export interface TapeEntry {
  seq: number
  /** World's time of the answer, epoch ms. */
  at: number
  /** Name of the endpoint: `favourites.ids`. */
  endpoint: string
  method: string
  path: string
  status: number
  code: string | null
  /** Account of the caller, null for guests. */
  actor: string | null
  /** Input with secrets masked. */
  input: unknown
}

/** A rule that spoils calls of its own world. */
export interface FaultRule {
  /** Name of an endpoint, or `*` for all. */
  endpoint: EndpointName | '*'
  kind: 'error' | 'latency' | 'drop' | 'truncate' | 'network'
  /** For kind error: a code the endpoint declares. */
  code?: string
  /** For kinds latency and network: milliseconds. */
  ms?: number
  /** For kind network: a ready-made shape; the rule's own fields replace those of the shape. */
  shape?: NetworkShape
  /** For kind network: up to so many milliseconds more, drawn from the world's random for each call. */
  jitterMs?: number
  /** For kind network: share of calls that get lost, from 0 to 1. */
  loss?: number
  /** For kind network: thousands of bits a second. */
  kbps?: number
  /** Only from the nth matching call on, 1 for the first. */
  nth?: number
  /** At most so many hits. */
  times?: number
  /** Share of calls hit, above 0 up to 1. */
  probability?: number
}

export interface Queue {
  name: string
  count: number
  items: { id: string; state: string; facts: Record<string, string>; actions: string[] }[]
}

export interface DueEvent {
  kind: string
  /** World's time, epoch ms. */
  at: number
  /** What it is about; empty where it is about everybody. */
  about: string
  /** Why events of this kind cannot be read; such an entry is no event. */
  problem?: string
}

export interface Session {
  token: string
  merchantCode: string
}

/** Where the app stood when a capsule was taken, and as whom. */
export interface CapsulePlace {
  /** A path of the app with its query: `/m/home?tab=RNG`. */
  route?: string
  language?: string
  theme?: 'dark' | 'light'
  as?: string
  note?: string
  /** Paths of the pages that the app shows in frames. */
  frames?: string[]
  /** Storage of the browser; secrets and keys that are not the app's are left out of the capsule. */
  storage?: { local: Record<string, string>; session: Record<string, string> }
}

/** Steers one world of a running server through its control API; `await using` deletes it at the end of its block. */
export interface World extends AsyncDisposable {
  readonly id: string
  readonly merchant: string
  /** Of the person it was made with, if there is one. */
  readonly session?: Session
  /** World's time, epoch ms. */
  now(): Promise<number>
  /** Its clock stands still until it is moved. */
  isFrozen(): Promise<boolean>
  jumpTo(jump: Jump): Promise<number>
  /** Moves the clock by so many milliseconds. */
  advance(ms: number): Promise<void>
  /** Opens a session without password and checks; `trial` is a new trial player. */
  signIn(name: string): Promise<Session>
  settings(change: Record<string, unknown>): Promise<void>
  faults(rules: readonly FaultRule[]): Promise<void>
  snapshot(): Promise<string>
  restore(snapshot: string): Promise<void>
  /** A second world in the very same state; whoever forks it deletes it. */
  fork(): Promise<World>
  /** The whole state in one file, as `understudy open` and the option `capsule` take it. */
  capsule(place?: CapsulePlace): Promise<Uint8Array>
  /** Calls of the world so far, oldest first. */
  calls(endpoint?: EndpointName): Promise<TapeEntry[]>
  /** The outbox, newest first. */
  outbox(kind?: MessageKind): Promise<OutboxItem[]>
  lastCode(kind: MessageKind): Promise<string>
  /** Pending items of the back office, by queue. */
  queues(): Promise<Queue[]>
  decide(queue: string, item: string, action: string, more?: { reason?: string; remark?: string }): Promise<void>
  /** Due events, the soonest first. */
  dueEvents(kind?: string): Promise<DueEvent[]>
  delete(): Promise<void>
}
