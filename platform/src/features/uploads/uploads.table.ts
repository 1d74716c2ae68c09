import { blob, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { moment } from '../../storage/columns.ts'

/** Uploaded pictures, re-encoded before storage. */
export const upload = sqliteTable(
  'upload',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    name: text().notNull().unique(),
    /** The feature they belong to. */
    purpose: text({ enum: ['chat', 'feedback', 'announcement'] }).notNull(),
    /** The uploader; 0 for the house. */
    memberId: integer('member_id').notNull(),
    bytes: blob({ mode: 'buffer' }).notNull(),
    at: moment().notNull(),
  },
  (table) => [index('upload_by_member').on(table.memberId, table.at)],
)
