import type { Texts } from '@understudy/seed'
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** Help texts, shared by all merchants and sorted by id. */
export const helpItem = sqliteTable('help_item', {
  id: integer().primaryKey({ autoIncrement: true }),
  category: text().notNull(),
  categoryTitle: text('category_title', { mode: 'json' }).$type<Texts>().notNull(),
  title: text({ mode: 'json' }).$type<Texts>().notNull(),
  /** HTML in which `{brand}` stands for the merchant's name. */
  content: text({ mode: 'json' }).$type<Texts>().notNull(),
})
