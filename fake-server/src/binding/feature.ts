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

/** Lists upcoming events of one kind, at most `limit` where there may be many. */
export type DueSource = (world: World, now: number, limit: number) => Omit<control.DueEvent, 'kind'>[]

/** Settles one open bet, a row of the feature `bets`. */
export type SettleBet = (world: World, bet: never) => void

/** Handles the consequences of one settled bet, a row of the feature `bets`. */
export type NoteOfBet = (world: World, bet: never) => void

/** A decision made in the back office. */
export interface Decision {
  action: string
  /** One of the action's reasons; undefined for an action without reasons. */
  reason: string | undefined
  /** A remark shown to the member; empty for none. */
  remark: string
}

/** A queue of the back office: items that wait for a decision. */
export interface Queue {
  /** Unique name, part of a decision's URL. */
  readonly name: string
  readonly count: (world: World) => number
  /** The waiting items, oldest first. */
  readonly items: (world: World, limit: number) => control.QueueItem[]
  /** Finds a waiting item by id; undefined once it was decided. */
  readonly item: (world: World, id: string) => control.QueueItem | undefined
  /** The reasons to choose from, by action; the default first. */
  readonly reasons: Readonly<Record<string, readonly string[]>>
  /** Executes one of the item's actions. */
  readonly decide: (world: World, id: string, decision: Decision) => void
}

/** A source of scheduled events, which happen by the world's time, one after the other. */
export interface Happening {
  /** When the next event is due, possibly in the past; undefined when none is scheduled. */
  readonly next: (world: World) => number | undefined
  /** Executes the next event, as of its due time. It must change `next`. */
  readonly happen: (world: World, at: number) => void
}

/** Bound of a table that grows with every attempt: how many of the newest rows are kept; `where` (SQL) exempts rows. */
export interface RowLimit {
  rows: number
  where?: string
}

/** Everything the server needs to know about a feature, declared in this one place. */
export interface Feature {
  /** The feature's folder, and its name in every package. */
  readonly name: string
  /** Its routes. */
  readonly routes?: readonly BoundEndpoint[] | ((platform: Platform) => readonly BoundEndpoint[])
  /** Loads its part of the seed into the database of a new world; runs in the order of the features. */
  readonly load?: (db: WorldDatabase, seed: WorldSeed) => void
  /** Settles open bets that are due, by the type of their game; throws when one cannot be settled. */
  readonly settle?: Partial<Record<GameType, SettleBet>>
  /** Called once for each bet as soon as it is settled. */
  readonly takesNote?: NoteOfBet
  /** Its other scheduled events. */
  readonly happens?: readonly Happening[]
  /** Tables that no scheduled event depends on: a write to them does not trigger a search for due events. */
  readonly timeless?: readonly string[]
  /** Its queues in the back office. */
  readonly queues?: readonly Queue[]
  /** Sources of the drawer's list of upcoming events. */
  readonly due?: Partial<Record<DueKind, DueSource>>
  /** Its tables that grow with every attempt, even of a stranger, with their bounds. */
  readonly rowLimits?: Readonly<Record<string, RowLimit>>
  /** `table.column` of editors' HTML, which is sanitised when it enters a world. */
  readonly editorTexts?: readonly `${string}.${string}`[]
  readonly jsonColumns?: JsonColumns
  /** `wordsIn` its tables: the only values that may be edited in by hand. */
  readonly columnWords?: ColumnWords
  /** `flagsIn` its tables. */
  readonly columnFlags?: readonly string[]
  /** Allowed numbers of columns that replies expose as codes. */
  readonly columnNumbers?: ColumnNumbers
  /** Formats of columns that replies expose unchanged: a single malformed row would break the reply for everybody. */
  readonly columnFormats?: ColumnFormats
}

/** Declares a feature. */
export const feature = (declared: Feature): Feature => declared
