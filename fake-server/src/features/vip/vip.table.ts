import { integer, primaryKey, sqliteTable } from 'drizzle-orm/sqlite-core'

/** What a member has ever turned over, ten-thousandths; the level it has led to is the member's label. */
export const vipStanding = sqliteTable('vip_standing', {
  memberId: integer('member_id').primaryKey(),
  turnover: integer().notNull(),
})

/** Levels that were reached since the world began, each once. */
export const vipRaise = sqliteTable(
  'vip_raise',
  {
    memberId: integer('member_id').notNull(),
    level: integer().notNull(),
    /** When the bet that led to it was settled. */
    at: integer().notNull(),
    /** Ten-thousandths. */
    bonus: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.level] })],
)
