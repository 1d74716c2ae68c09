import type { registration as contract } from '@understudy/contracts'
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** What a member told when the account was opened, beyond what the account itself keeps. */
export const registration = sqliteTable('registration', {
  memberId: integer('member_id').primaryKey(),
  type: text({ enum: ['username', 'mobileNum'] }).notNull(),
  /** Environment and host the form stood in (spec §3). */
  method: text({ enum: ['APP', 'H5', 'WEBCLIP', 'PWA'] }).notNull(),
  url: text().notNull(),
  domain: text().notNull(),
  ip: text().notNull(),
  at: integer().notNull(),
  /** The optional fields that were filled in. */
  details: text({ mode: 'json' }).$type<Partial<Record<contract.RegistrationField, string>>>().notNull(),
})
