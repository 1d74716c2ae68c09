import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

export const captcha = sqliteTable('captcha', {
  id: text().primaryKey(),
  answer: text().notNull(),
  expiresAt: integer('expires_at').notNull(),
  usedAt: integer('used_at'),
})
