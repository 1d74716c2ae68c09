import { GAME_TYPES } from '@understudy/contracts'
import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

const STATUSES = ['open', 'won', 'lost', 'returned', 'cancelled', 'stuck'] as const

/** What a bet was on and what came of it; each kind of game has its own. */
export type BetDetail = object

/** Bets that are settled and that nobody has taken note of yet; those of the seed were noted before the world began. */
export const settledBet = sqliteTable('settled_bet', { betId: integer('bet_id').primaryKey() })

/** Every bet of every kind of game, open or settled. All amounts are ten-thousandths of the unit. */
export const bet = sqliteTable(
  'bet',
  {
    id: integer().primaryKey(),
    /** What its vendor calls it, the vendor's code first; a call that comes twice finds the bet by it. */
    ref: text().notNull().unique(),
    memberId: integer('member_id').notNull(),
    /** The wallet it was paid from: `main`, `demo`, or a vendor's. */
    wallet: text().notNull(),
    gameType: text('game_type', { enum: GAME_TYPES }).notNull(),
    vendor: text().notNull(),
    nodeId: integer('node_id').notNull(),
    stake: integer().notNull(),
    /** What of the stake counts as turnover; 0 until it is settled and where it was given back. */
    valid: integer().notNull(),
    /** What was paid out, a returned stake included. */
    win: integer().notNull(),
    status: text({ enum: STATUSES }).notNull(),
    placedAt: integer('placed_at').notNull(),
    settledAt: integer('settled_at'),
    /** World's time from which it settles by being read; null where its vendor settles it with a call. */
    dueAt: integer('due_at'),
    detail: text({ mode: 'json' }).$type<BetDetail>().notNull(),
  },
  (table) => [
    // Sums over a record are read from this index alone.
    index('bet_by_member').on(
      table.memberId,
      table.placedAt,
      table.gameType,
      table.vendor,
      table.status,
      table.wallet,
      table.stake,
      table.valid,
      table.win,
    ),
    // Which vendors a member has bet at, without reading the bets.
    index('bet_by_vendor').on(table.memberId, table.vendor, table.placedAt),
    // What counts as turnover is summed over when it was settled.
    index('bet_counted')
      .on(table.memberId, table.settledAt, table.gameType, table.wallet, table.valid)
      .where(sql`valid > 0`),
    index('bet_open_round').on(table.memberId).where(sql`status = 'open' AND due_at IS NULL`),
    index('bet_due').on(table.dueAt).where(sql`status = 'open' AND due_at IS NOT NULL`),
  ],
)

/**
 * What a member's bets with real money of a day came to. The database keeps it itself: triggers follow every change of
 * `bet`, whoever makes it, so that sums over thousands of bets are read from a few rows.
 */
export const betDay = sqliteTable(
  'bet_day',
  {
    memberId: integer('member_id').notNull(),
    /** `dayNumber` of when they were placed. */
    day: integer().notNull(),
    gameType: text('game_type', { enum: GAME_TYPES }).notNull(),
    status: text({ enum: STATUSES }).notNull(),
    bets: integer().notNull(),
    stake: integer().notNull(),
    valid: integer().notNull(),
    win: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.day, table.gameType, table.status] })],
)
