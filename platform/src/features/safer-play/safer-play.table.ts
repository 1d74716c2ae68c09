import { saferPlay } from '@understudy/contracts'
import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { moment } from '../../storage/columns.ts'

/** A limit of play or deposits, and a requested higher one during its cooling-off period. */
export const playLimit = sqliteTable(
  'play_limit',
  {
    memberId: integer('member_id').notNull(),
    kind: text({ enum: saferPlay.LIMIT_KINDS }).notNull(),
    /** Ten-thousandths of the currency unit, for a session of a minute; null for none. */
    amount: integer(),
    pendingAmount: integer('pending_amount'),
    /** When the pending amount becomes the limit; null without one. */
    pendingFrom: moment('pending_from'),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.kind] })],
)

export const sessionReminder = sqliteTable('session_reminder', {
  memberId: integer('member_id').primaryKey(),
  minutes: integer().notNull(),
  pendingMinutes: integer('pending_minutes'),
  pendingFrom: moment('pending_from'),
})
