import type { Texts } from '@understudy/seed'
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { moment, money } from '../../storage/columns.ts'

export const winner = sqliteTable('winner', {
  id: integer().primaryKey({ autoIncrement: true }),
  account: text().notNull(),
  nodeId: integer('node_id').notNull(),
  /** Ten-thousandths of the unit. */
  amount: money().notNull(),
  at: moment().notNull(),
})

export const news = sqliteTable('news', {
  id: integer().primaryKey(),
  merchant: text().notNull(),
  title: text({ mode: 'json' }).$type<Texts>().notNull(),
  publishedAt: moment('published_at').notNull(),
})

export const jackpot = sqliteTable('jackpot', {
  vendor: text().primaryKey(),
  base: money().notNull(),
  perSecond: money('per_second').notNull(),
  /** When it was won last, since when it grows from `base` again; null before the first win. */
  wonAt: moment('won_at'),
  wonAmount: money('won_amount'),
  winner: text(),
})
