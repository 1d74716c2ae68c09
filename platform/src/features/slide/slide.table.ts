import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { moment } from '../../storage/columns.ts'

export const slideChallenge = sqliteTable('slide_challenge', {
  /** Contains the world's id, so that the provider's page can find the world. */
  id: text().primaryKey(),
  merchant: text().notNull(),
  action: text({ enum: ['login', 'sms', 'register', 'reset'] }).notNull(),
  language: text().notNull(),
  ip: text().notNull(),
  /** Percent of the way. */
  gap: integer().notNull(),
  scene: integer().notNull(),
  tries: integer().notNull(),
  createdAt: moment('created_at').notNull(),
  output: text(),
  passToken: text('pass_token'),
  passedAt: moment('passed_at'),
  usedAt: moment('used_at'),
})
