import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** Spent id tokens, the last thousand. */
export const spentToken = sqliteTable('spent_token', {
  id: text().primaryKey(),
  expiresAt: integer('expires_at').notNull(),
})

/** The member linked to a social identity. */
export const linkedIdentity = sqliteTable(
  'linked_identity',
  {
    merchant: text().notNull(),
    /** `google:person@mail.example` */
    subject: text().notNull(),
    memberId: integer('member_id').notNull(),
    linkedAt: integer('linked_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchant, table.subject] })],
)
