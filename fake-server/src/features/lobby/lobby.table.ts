import type { Texts } from '@understudy/seed'
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

export const winner = sqliteTable('winner', {
  id: integer().primaryKey({ autoIncrement: true }),
  account: text().notNull(),
  nodeId: integer('node_id').notNull(),
  /** Ten-thousandths of the unit. */
  amount: integer().notNull(),
  at: integer().notNull(),
})

export const news = sqliteTable('news', {
  id: integer().primaryKey(),
  merchant: text().notNull(),
  title: text({ mode: 'json' }).$type<Texts>().notNull(),
  publishedAt: integer('published_at').notNull(),
})

export const jackpot = sqliteTable('jackpot', {
  vendor: text().primaryKey(),
  base: integer().notNull(),
  perSecond: integer('per_second').notNull(),
  /** When it was won last, since when it grows from `base` again; null before the first win. */
  wonAt: integer('won_at'),
  wonAmount: integer('won_amount'),
  winner: text(),
})
