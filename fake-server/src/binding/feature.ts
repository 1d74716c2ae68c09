// Plugin descriptor: what a feature registers with the server.
import type { control, GameType } from '@understudy/contracts'
import type { WorldSeed } from '@understudy/seed'
import type { ColumnFormats, ColumnNumbers, ColumnWords } from '../world/column-words.ts'
import type { WorldDatabase } from '../world/database.ts'
import type { JsonColumns } from '../world/json-columns.ts'
import type { World } from '../world/world.ts'
import type { BoundEndpoint } from './call.ts'
import type { Platform } from './platform.ts'

export type DueKind = control.DueEvent['kind']

/** What the world's time will bring of one kind, at most `limit` of it where there may be many. */
export type DueSource = (world: World, now: number, limit: number) => Omit<control.DueEvent, 'kind'>[]

/** Settles one open bet, a row of the feature `bets`. */
export type SettleBet = (world: World, bet: never) => void

/** What follows from one settled bet, a row of the feature `bets`. */
export type NoteOfBet = (world: World, bet: never) => void

/** What somebody at the desk has decided. */
export interface Decision {
  action: string
  /** One of the action's; undefined where it has none. */
  reason: string | undefined
  /** Told to the member; empty for nothing. */
  remark: string
}

/** Things that wait for somebody in the back office. */
export interface Queue {
  /** Unique among the queues, in the address of a decision. */
  readonly name: string
  readonly count: (world: World) => number
  /** The longest waiting first. */
  readonly items: (world: World, limit: number) => control.QueueItem[]
  /** One of them by its id; undefined once it waits no more. */
  readonly item: (world: World, id: string) => control.QueueItem | undefined
  /** The actions that want a reason, each with those there are, the usual one first. */
  readonly reasons: Readonly<Record<string, readonly string[]>>
  /** Does one of the actions that the item has. */
  readonly decide: (world: World, id: string, decision: Decision) => void
}

/** Something that the world's time brings about by itself, one thing after the other. */
export interface Happening {
  /** When the next thing happens, also where that is past; undefined while nothing waits. */
  readonly next: (world: World) => number | undefined
  /** Lets that one thing happen, as of its own time; afterwards something else is next, or nothing. */
  readonly happen: (world: World, at: number) => void
}

/** How many of its newest rows a world keeps of a table that grows with every try; `where` spares rows, in SQL. */
export interface RowLimit {
  rows: number
  where?: string
}

/** Everything the server has to know of a feature; nothing of it is said anywhere else. */
export interface Feature {
  /** The feature's folder, and its name in every package. */
  readonly name: string
  /** Handlers of its calls. */
  readonly routes?: readonly BoundEndpoint[] | ((platform: Platform) => readonly BoundEndpoint[])
  /** Writes its part of the seed into the database of a new world, in the order of the features. */
  readonly load?: (db: WorldDatabase, seed: WorldSeed) => void
  /** How open bets end whose time has come, by the type of their game; throws where one cannot be settled. */
  readonly settle?: Partial<Record<GameType, SettleBet>>
  /** What follows from a bet, once, as soon as it is settled. */
  readonly takesNote?: NoteOfBet
  /** What else happens by the world's time. */
  readonly happens?: readonly Happening[]
  /** Tables on which nothing due depends: after a write to them the world need not look for what is due. */
  readonly timeless?: readonly string[]
  /** What of the feature waits for somebody in the back office. */
  readonly queues?: readonly Queue[]
  /** Sources of the drawer's list of what comes next. */
  readonly due?: Partial<Record<DueKind, DueSource>>
  /** Tables that grow with every try, whoever makes it. */
  readonly rowLimits?: Readonly<Record<string, RowLimit>>
  /** `table.column` of texts that editors write in HTML; they are sanitised on their way into a world. */
  readonly editorTexts?: readonly `${string}.${string}`[]
  readonly jsonColumns?: JsonColumns
  /** `wordsIn` its tables: nothing else is written there by hand. */
  readonly columnWords?: ColumnWords
  /** `flagsIn` its tables. */
  readonly columnFlags?: readonly string[]
  /** The few numbers that a column may hold, where an answer of a call is of them. */
  readonly columnNumbers?: ColumnNumbers
  /** Columns that an answer tells as they stand, so that one row of another form would break it for everybody. */
  readonly columnFormats?: ColumnFormats
}

/** Declares a feature. */
export const feature = (declared: Feature): Feature => declared
