import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** The client seeds of members, and how many rounds of their own they have played. */
export const fairSeed = sqliteTable('fair_seed', {
  memberId: integer('member_id').primaryKey(),
  /** Null for the one the server made. */
  clientSeed: text('client_seed'),
  rounds: integer().notNull(),
})
