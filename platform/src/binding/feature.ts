// Plugin descriptor: what a feature registers with the server.
import type { control, GameType } from '@understudy/contracts'
import type { WorldSeed } from '@understudy/seed'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import type * as z from 'zod/mini'
import type { ColumnRules } from '../storage/column-rules.ts'
import type { WorldDatabase } from '../storage/database.ts'
import type { World } from '../world/world.ts'
import type { BoundEndpoint } from './call.ts'
import type { Learns } from './learns.ts'
import type { Platform } from './platform.ts'

export type DueKind = control.DueEvent['kind']

/** An event to come. */
export interface Upcoming {
  /** World time, epoch ms; overdue until it has run. */
  readonly at: number
  /** What it concerns, as the control API lists it. */
  readonly about: string
}

/** Events of one kind that follow from the world's data and come by its time, as when a code expires. */
interface Listed<E extends Upcoming> {
  /** The kind under which the control API lists them; absent for events that it does not list. */
  readonly kind?: DueKind
  /** Events to come, the soonest first, at most `limit` where there may be many. */
  upcoming(world: World, limit: number): readonly E[]
}

/** Events that something has to be done for. */
export interface Run<E extends Upcoming = Upcoming> extends Listed<E> {
  /** The tables that `upcoming` reads: it is asked again only after a write to one of them. */
  readonly reads: readonly SQLiteTable[]
  /**
   * Runs the soonest event when its moment has come, as of that moment and in one transaction. It must not be upcoming
   * afterwards. Returns what could not be done of it.
   */
  run(world: World, event: E): string | undefined
}

/** Events of one kind that follow from the world's data and happen by its time. */
export type Scheduled<E extends Upcoming = Upcoming> = Run<E> | (Listed<E> & { readonly run?: undefined })

/** Settles one open bet, a row of the feature `bets`. */
export type SettleBet = (world: World, bet: never) => void

/** Handles the consequences of one settled bet, a row of the feature `bets`. */
export type BetListener = (world: World, bet: never) => void

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

/** Bound of a table that grows with every attempt: how many of the newest rows are kept. */
export interface RowLimit {
  rows: number
  /** Only such rows (SQL) count, and are evicted. */
  where?: string
  /** How much a row is in use at a moment (SQL): those of the least are evicted first, and among these the oldest. */
  use?: (now: number) => string
}

/** Everything the server needs to know about a feature, declared in this one place. */
export interface Feature {
  /** The feature's folder, and its name in every package. */
  readonly name: string
  /** Its tables. */
  readonly tables?: readonly SQLiteTable[]
  /** Its routes. */
  readonly routes?: readonly BoundEndpoint[] | ((platform: Platform) => readonly BoundEndpoint[])
  /** Loads its part of the seed into the database of a new world; runs in the order of the features. */
  readonly load?: (db: WorldDatabase, seed: WorldSeed) => void
  /** Settles open bets that are due, by the type of their game; throws when one cannot be settled. */
  readonly settle?: Partial<Record<GameType, SettleBet>>
  /** What it stores in the details of bets, by the type of their game; capsules with others are refused. */
  readonly betDetails?: Partial<Record<GameType, z.core.$ZodType>>
  /** Called for each bet that is settled, in the transaction that settles it. */
  readonly onBetSettled?: BetListener
  /** What happens by the world's time; at the same moment, the order of features decides. */
  readonly scheduled?: readonly Scheduled[]
  /** Its queues in the back office. */
  readonly queues?: readonly Queue[]
  /** Its tables that grow with every attempt, even of a stranger, with their bounds. */
  readonly rowLimits?: Readonly<Record<string, RowLimit>>
  /** `table.column` of editors' HTML, which is sanitised when it enters a world. */
  readonly editorTexts?: readonly `${string}.${string}`[]
  /** What replies of its calls teach, so that a recording becomes a world. */
  readonly learns?: readonly Learns[]
  /**
   * What its columns hold (`rulesOf` its tables): the only values that may be imported or edited in by hand, because a
   * single malformed row would break a reply for everybody.
   */
  readonly columns?: ColumnRules
}

/** Declares scheduled events, whose type only their own functions know. */
export const scheduled = <E extends Upcoming>(declared: Scheduled<E>): Scheduled => declared

/** Declares a feature. */
export const feature = (declared: Feature): Feature => declared
