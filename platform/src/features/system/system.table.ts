import type { PackLanguage } from '@understudy/contracts'
import type { MerchantSeed, WorldSeed } from '@understudy/seed'
import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

export const merchant = sqliteTable('merchant', {
  code: text().primaryKey(),
  brand: text({ mode: 'json' }).$type<Record<PackLanguage, string>>().notNull(),
  currency: text().notNull(),
  currencySymbol: text('currency_symbol').notNull(),
  settings: text({ mode: 'json' }).$type<MerchantSeed['settings']>().notNull(),
  promotions: text({ mode: 'json' }).$type<Record<string, boolean>>().notNull(),
  licence: text({ mode: 'json' }).$type<Record<PackLanguage, string>>().notNull(),
  customerService: text('customer_service', { mode: 'json' }).$type<MerchantSeed['customerService']>().notNull(),
  resources: text({ mode: 'json' }).$type<MerchantSeed['resources']>().notNull(),
})

export const flag = sqliteTable(
  'flag',
  {
    merchant: text().notNull(),
    moduleId: text('module_id').notNull(),
    enabled: integer({ mode: 'boolean' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchant, table.moduleId] })],
)

export const country = sqliteTable('country', {
  code: text().primaryKey(),
  sortOrder: integer('sort_order').notNull(),
  data: text({ mode: 'json' }).$type<WorldSeed['countries'][number]>().notNull(),
})
