import { PRIZE_MODE_NAMES } from '@understudy/contracts/lottery/terms'
import { integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'

/** What a player sent off as one; its suborders, a line on an issue each, are bets. */
export const lotteryOrder = sqliteTable(
  'lottery_order',
  {
    id: integer().primaryKey(),
    memberId: integer('member_id').notNull(),
    requestId: text('request_id').notNull(),
    /** Of the orders of one call, from 0. */
    sortOrder: integer('sort_order').notNull(),
    /** Of all that was sent with the call: the same id with something else in it is a conflict. */
    digest: text().notNull(),
    nodeId: integer('node_id').notNull(),
    prizeMode: text('prize_mode', { enum: PRIZE_MODE_NAMES }).notNull(),
    /** Issues it is played on. */
    phases: integer().notNull(),
    winningStop: integer('winning_stop', { mode: 'boolean' }).notNull(),
    placedAt: integer('placed_at').notNull(),
  },
  (table) => [uniqueIndex('lottery_order_by_request').on(table.memberId, table.requestId, table.sortOrder)],
)

/** Stands for a session once, on the way to the lottery page; no address ever holds the session itself. */
export const lottoTicket = sqliteTable('lotto_ticket', {
  id: text().primaryKey(),
  token: text().notNull(),
  at: integer().notNull(),
  spentAt: integer('spent_at'),
})
