import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { moment, money } from '../../storage/columns.ts'

/** Turnover required before a withdrawal, in ten-thousandths; the progress follows from settled bets. */
export const turnoverRequirement = sqliteTable(
  'turnover_requirement',
  {
    id: integer().primaryKey(),
    memberId: integer('member_id').notNull(),
    /** The source; each feature has its own. */
    reason: text().notNull(),
    /** The order it belongs to; unique. */
    reference: text().notNull().unique(),
    amount: money().notNull(),
    since: moment().notNull(),
  },
  (table) => [index('turnover_requirement_by_time').on(table.memberId, table.since)],
)
