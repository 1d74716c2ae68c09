import { integer, primaryKey, sqliteTable } from 'drizzle-orm/sqlite-core'
import { moment, money } from '../../storage/columns.ts'

/** A member's total turnover, ten-thousandths; the resulting level is the member's label. */
export const vipStanding = sqliteTable('vip_standing', {
  memberId: integer('member_id').primaryKey(),
  turnover: money().notNull(),
})

/** Levels reached since the world began, each once. */
export const vipRaise = sqliteTable(
  'vip_raise',
  {
    memberId: integer('member_id').notNull(),
    level: integer().notNull(),
    /** Settlement time of the bet that reached it. */
    at: moment().notNull(),
    /** Ten-thousandths. */
    bonus: money().notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.level] })],
)
