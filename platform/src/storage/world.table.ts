// Database tables of the kernel: key-value state, random counter, outbox.
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { moment } from './columns.ts'

/** The kernel's own state of a world, as JSON by key. */
export const worldState = sqliteTable('world_state', {
  key: text().primaryKey(),
  value: text().notNull(),
})

/** Counter of drawn random numbers; the next number is a function of the seed and this counter. */
export const randomState = sqliteTable('random_state', {
  id: integer().primaryKey(),
  drawn: integer().notNull(),
})

export const outbox = sqliteTable(
  'outbox',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    kind: text({ enum: ['sms', 'email', 'captcha'] }).notNull(),
    recipient: text().notNull(),
    text: text().notNull(),
    code: text().notNull(),
    at: moment().notNull(),
  },
  (table) => [index('outbox_by_kind').on(table.kind, table.recipient)],
)
