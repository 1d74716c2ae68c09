import { sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { moment } from '../../storage/columns.ts'

export const captcha = sqliteTable('captcha', {
  id: text().primaryKey(),
  answer: text().notNull(),
  expiresAt: moment('expires_at').notNull(),
  usedAt: moment('used_at'),
})
