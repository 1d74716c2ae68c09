import type { registration as contract } from '@understudy/contracts'
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { moment } from '../../storage/columns.ts'

/** Registration data that the account itself does not store. */
export const registration = sqliteTable('registration', {
  memberId: integer('member_id').primaryKey(),
  type: text({ enum: ['username', 'mobileNum'] }).notNull(),
  /** Environment and host of the form (spec §3). */
  method: text({ enum: ['APP', 'H5', 'WEBCLIP', 'PWA'] }).notNull(),
  url: text().notNull(),
  domain: text().notNull(),
  ip: text().notNull(),
  at: moment().notNull(),
  /** Optional fields that were filled in. */
  details: text({ mode: 'json' }).$type<Partial<Record<contract.RegistrationField, string>>>().notNull(),
})
