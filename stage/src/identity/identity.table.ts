import { moment } from '@understudy/platform/storage/columns.ts'
import { sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** Authorization codes of social sign-ins. */
export const cloudSignIn = sqliteTable('cloud_sign_in', {
  code: text().primaryKey(),
  merchant: text().notNull(),
  provider: text({ enum: ['google', 'facebook'] }).notNull(),
  email: text().notNull(),
  name: text().notNull(),
  redirectUri: text('redirect_uri').notNull(),
  codeChallenge: text('code_challenge').notNull(),
  nonce: text().notNull(),
  createdAt: moment('created_at').notNull(),
  usedAt: moment('used_at'),
})

/** Phone numbers to which the cloud service has sent a code. */
export const cloudPhone = sqliteTable('cloud_phone', {
  sessionInfo: text('session_info').primaryKey(),
  merchant: text().notNull(),
  target: text().notNull(),
})
