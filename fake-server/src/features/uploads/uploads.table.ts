import { blob, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** Pictures that were sent along with something; each was re-encoded before it came here. */
export const upload = sqliteTable(
  'upload',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    name: text().notNull().unique(),
    /** Of which feature it is a part. */
    purpose: text({ enum: ['chat', 'feedback', 'announcement'] }).notNull(),
    /** Who sent it; 0 for the house. */
    memberId: integer('member_id').notNull(),
    bytes: blob({ mode: 'buffer' }).notNull(),
    at: integer().notNull(),
  },
  (table) => [index('upload_by_member').on(table.memberId, table.at)],
)
