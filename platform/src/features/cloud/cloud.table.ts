import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { moment } from '../../storage/columns.ts'

/** Spent id tokens, the last thousand. */
export const spentToken = sqliteTable('spent_token', {
  id: text().primaryKey(),
  expiresAt: moment('expires_at').notNull(),
})

/** The member linked to a social identity. */
export const linkedIdentity = sqliteTable(
  'linked_identity',
  {
    merchant: text().notNull(),
    /** `google:person@mail.example` */
    subject: text().notNull(),
    memberId: integer('member_id').notNull(),
    linkedAt: moment('linked_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchant, table.subject] })],
)
