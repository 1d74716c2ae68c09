import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { moment } from '../../storage/columns.ts'

/** All requested codes. Those that were never delivered are included, because the caps count them too. */
export const verificationCode = sqliteTable(
  'verification_code',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    merchant: text().notNull(),
    purpose: text({ enum: ['register', 'login', 'reset', 'bind', 'device', 'cloud'] }).notNull(),
    /** `+923001234567` or an e-mail address in lower case. */
    target: text().notNull(),
    /** The member the code belongs to; 0 without a session. */
    owner: integer().notNull(),
    code: text().notNull(),
    /** Network address of the caller. */
    ip: text().notNull(),
    sentAt: moment('sent_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    /** Count of wrong tries. */
    tries: integer().notNull().default(sql`0`),
    usedAt: moment('used_at'),
  },
  (table) => [
    index('verification_code_by_target').on(table.merchant, table.target, table.sentAt),
    index('verification_code_by_ip').on(table.ip, table.sentAt),
  ],
)
