import type { Texts } from '@understudy/seed'
import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { moment } from '../../storage/columns.ts'

/** A picture of the app itself, or one uploaded into the world, whose address contains the world's id. */
export type Picture = { sequence: number } & ({ url: string } | { upload: string })

export const announcement = sqliteTable('announcement', {
  id: integer().primaryKey(),
  merchant: text().notNull(),
  type: text().notNull(),
  /** Banner group of one page; empty for announcements on all pages. */
  groupName: text('group_name').notNull().default(''),
  title: text({ mode: 'json' }).$type<Texts>().notNull(),
  content: text({ mode: 'json' }).$type<Texts>().notNull(),
  startDate: moment('start_date').notNull(),
  endDate: moment('end_date').notNull(),
  noExpiry: integer('no_expiry').notNull(),
  published: integer({ mode: 'boolean' }).notNull(),
  promotionType: text('promotion_type').notNull(),
  execution: text({ enum: ['A', 'B', 'F', ''] }).notNull(),
  images: text({ mode: 'json' }).$type<Picture[]>().notNull(),
  readers: integer().notNull(),
})

export const banner = sqliteTable('banner', {
  id: integer().primaryKey(),
  merchant: text().notNull(),
  groupName: text('group_name').notNull(),
  url: text().notNull(),
  title: text({ mode: 'json' }).$type<Texts>().notNull(),
  subtitle: text({ mode: 'json' }).$type<Texts>().notNull(),
  link: text().notNull(),
  sortOrder: integer('sort_order').notNull(),
})

export const announcementRead = sqliteTable(
  'announcement_read',
  {
    memberId: integer('member_id').notNull(),
    announcementId: integer('announcement_id').notNull(),
    at: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.announcementId] })],
)
