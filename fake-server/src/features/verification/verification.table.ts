import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** Every code that was asked for, also those that went nowhere: the caps count them all alike. */
export const verificationCode = sqliteTable(
  'verification_code',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    merchant: text().notNull(),
    purpose: text({ enum: ['register', 'login', 'reset', 'bind', 'device', 'cloud'] }).notNull(),
    /** `+923001234567` or an e-mail address in lower case. */
    target: text().notNull(),
    /** Member the code belongs to, 0 where there is no session. */
    owner: integer().notNull(),
    code: text().notNull(),
    /** Network address that asked. */
    ip: text().notNull(),
    sentAt: integer('sent_at').notNull(),
    expiresAt: integer('expires_at').notNull(),
    /** Wrong tries so far. */
    tries: integer().notNull().default(sql`0`),
    usedAt: integer('used_at'),
  },
  (table) => [
    index('verification_code_by_target').on(table.merchant, table.target, table.sentAt),
    index('verification_code_by_ip').on(table.ip, table.sentAt),
  ],
)
