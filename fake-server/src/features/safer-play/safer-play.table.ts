import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** A deposit limit, and a requested higher one during its cooling-off period. */
export const depositLimit = sqliteTable(
  'deposit_limit',
  {
    memberId: integer('member_id').notNull(),
    period: text({ enum: ['day', 'week', 'month'] }).notNull(),
    /** Ten-thousandths; null for none. */
    amount: integer(),
    pendingAmount: integer('pending_amount'),
    /** When the pending amount becomes the limit; null without one. */
    pendingFrom: integer('pending_from'),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.period] })],
)

export const sessionReminder = sqliteTable('session_reminder', {
  memberId: integer('member_id').primaryKey(),
  minutes: integer().notNull(),
  pendingMinutes: integer('pending_minutes'),
  pendingFrom: integer('pending_from'),
})
