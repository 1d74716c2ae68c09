import { PRIZE_MODE_NAMES } from '@understudy/contracts/lottery/terms'
import { integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { moment } from '../../storage/columns.ts'

/** An order sent in one piece; each of its suborders (one line on one issue) is a bet. */
export const lotteryOrder = sqliteTable(
  'lottery_order',
  {
    id: integer().primaryKey(),
    memberId: integer('member_id').notNull(),
    requestId: text('request_id').notNull(),
    /** Position among the orders of one call, from 0. */
    sortOrder: integer('sort_order').notNull(),
    /** Digest of the call's content: the same request id with other content is a conflict. */
    digest: text().notNull(),
    nodeId: integer('node_id').notNull(),
    prizeMode: text('prize_mode', { enum: PRIZE_MODE_NAMES }).notNull(),
    /** Number of issues it is played on. */
    phases: integer().notNull(),
    winningStop: integer('winning_stop', { mode: 'boolean' }).notNull(),
    placedAt: moment('placed_at').notNull(),
  },
  (table) => [uniqueIndex('lottery_order_by_request').on(table.memberId, table.requestId, table.sortOrder)],
)

/**
 * A single-use token that stands for a session in the address of the lottery page, so that no address contains the
 * session.
 */
export const lottoTicket = sqliteTable('lotto_ticket', {
  id: text().primaryKey(),
  token: text().notNull(),
  at: moment().notNull(),
  spentAt: moment('spent_at'),
})
