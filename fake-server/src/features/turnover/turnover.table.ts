import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** What has to be bet before money may leave, in ten-thousandths; how much of it is done follows from the settled bets. */
export const turnoverRequirement = sqliteTable(
  'turnover_requirement',
  {
    id: integer().primaryKey(),
    memberId: integer('member_id').notNull(),
    /** Where it came from; each feature says its own. */
    reason: text().notNull(),
    /** The order it belongs to, once. */
    reference: text().notNull().unique(),
    amount: integer().notNull(),
    since: integer().notNull(),
  },
  (table) => [index('turnover_requirement_by_time').on(table.memberId, table.since)],
)

/**
 * What settled bets count for from the moment of a requirement until the next one of its member. The database keeps it
 * itself: triggers follow every change of `bet` and of `turnover_requirement`, whoever makes it.
 */
export const turnoverPlayed = sqliteTable('turnover_played', {
  requirementId: integer('requirement_id').primaryKey(),
  valid: integer().notNull(),
})
