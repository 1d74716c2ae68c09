import { GAME_TYPES } from '@understudy/contracts'
import { BET_STATUSES } from '@understudy/contracts/bets'
import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { moment, money } from '../../storage/columns.ts'

/** What a bet was on and its result; each kind of game has its own shape. */
export type BetDetail = object

/** Every bet of every kind of game, open or settled. All amounts are ten-thousandths of the unit. */
export const bet = sqliteTable(
  'bet',
  {
    id: integer().primaryKey(),
    /**
     * The vendor's reference, prefixed with the vendor's code. A repeated call finds its bet by it, so calls are
     * idempotent.
     */
    ref: text().notNull().unique(),
    memberId: integer('member_id').notNull(),
    /** The wallet it was paid from: `main`, `demo`, or a vendor's. */
    wallet: text().notNull(),
    gameType: text('game_type', { enum: GAME_TYPES }).notNull(),
    vendor: text().notNull(),
    nodeId: integer('node_id').notNull(),
    stake: money().notNull(),
    /** The part of the stake that counts as turnover; 0 while open and when returned. */
    valid: money().notNull(),
    /** The payout, without what was given back. */
    win: money().notNull(),
    /** The part of the stake that was given back: all of a void bet, the tied stakes of a lottery line. */
    returned: money().notNull(),
    status: text({ enum: BET_STATUSES }).notNull(),
    placedAt: moment('placed_at').notNull(),
    settledAt: moment('settled_at'),
    /** World time from which the bet is settled at the next read; null when the vendor settles it with a call. */
    dueAt: moment('due_at'),
    detail: text({ mode: 'json' }).$type<BetDetail>().notNull(),
  },
  (table) => [
    // Covering index for the sums of a record.
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
      table.returned,
    ),
    // Finds the vendors a member has bet at without reading the bets.
    index('bet_by_vendor').on(table.memberId, table.vendor, table.placedAt),
    // Turnover is summed by time of settlement.
    index('bet_counted')
      .on(table.memberId, table.settledAt, table.gameType, table.wallet, table.valid)
      .where(sql`valid > 0`),
    index('bet_open_round').on(table.memberId).where(sql`status = 'open' AND due_at IS NULL`),
    index('bet_due').on(table.dueAt).where(sql`status = 'open' AND due_at IS NOT NULL`),
  ],
)
