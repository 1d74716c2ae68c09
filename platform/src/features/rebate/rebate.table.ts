import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { moment, money } from '../../storage/columns.ts'

/** Claimed rebates; amounts in ten-thousandths. */
export const rebateClaim = sqliteTable(
  'rebate_claim',
  {
    id: integer().primaryKey(),
    orderNo: text('order_no').notNull().unique(),
    memberId: integer('member_id').notNull(),
    /** The day whose bets earned it. */
    date: text().notNull(),
    turnover: money().notNull(),
    amount: money().notNull(),
    at: moment().notNull(),
  },
  (table) => [
    uniqueIndex('rebate_claim_by_day').on(table.memberId, table.date),
    index('rebate_claim_by_member').on(table.memberId, table.at),
  ],
)

export type ClaimRow = typeof rebateClaim.$inferSelect
