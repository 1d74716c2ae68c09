import type { Texts } from '@understudy/seed'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { catalogueTable } from '../../world/catalogue-tables.ts'

/** Who answers, and in which hours of the merchants' day. */
export const chatAgent = catalogueTable(
  sqliteTable('chat_agent', {
    id: integer().primaryKey(),
    merchant: text().notNull(),
    name: text({ mode: 'json' }).$type<Texts>().notNull(),
    avatar: text().notNull(),
    fromHour: integer('from_hour').notNull(),
    untilHour: integer('until_hour').notNull(),
  }),
)

/** What was said, by whom; an answer stands here before its time has come. */
export const chatLine = sqliteTable(
  'chat_line',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    memberId: integer('member_id').notNull(),
    sender: text({ enum: ['member', 'desk'] }).notNull(),
    /** A member's words are the same in every language. */
    words: text({ mode: 'json' }).$type<Texts>().notNull(),
    /** Name of an uploaded picture. */
    picture: text(),
    /** What a canned answer is about; null for what a person said. */
    topic: text(),
    at: integer().notNull(),
    readAt: integer('read_at'),
    /** The sender's own name for it, so that a line sent twice is said once. */
    key: text().unique(),
  },
  (table) => [index('chat_line_by_member').on(table.memberId, table.at)],
)

/** A chat page that was opened: its id is all a browser needs to speak in it. */
export const chatVisit = sqliteTable('chat_visit', {
  id: text().primaryKey(),
  memberId: integer('member_id').notNull(),
  merchant: text().notNull(),
  language: text().notNull(),
  backUrl: text('back_url').notNull(),
  headerColor: text('header_color').notNull(),
  title: text().notNull(),
  createdAt: integer('created_at').notNull(),
})
