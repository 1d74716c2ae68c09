import type { Texts } from '@understudy/seed'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { moment } from '../../storage/columns.ts'

/** Agents of the chat desk and their working hours, in the merchants' time zone. */
export const chatAgent = sqliteTable('chat_agent', {
  id: integer().primaryKey(),
  merchant: text().notNull(),
  name: text({ mode: 'json' }).$type<Texts>().notNull(),
  avatar: text().notNull(),
  fromHour: integer('from_hour').notNull(),
  untilHour: integer('until_hour').notNull(),
})

/** Messages. A scheduled answer is a row with a time in the future. */
export const chatLine = sqliteTable(
  'chat_line',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    memberId: integer('member_id').notNull(),
    sender: text({ enum: ['member', 'desk'] }).notNull(),
    /** The same text in every language for a member's message. */
    words: text({ mode: 'json' }).$type<Texts>().notNull(),
    /** Name of an uploaded picture. */
    picture: text(),
    /** Topic of a canned answer; null for messages of people. */
    topic: text(),
    at: moment().notNull(),
    readAt: moment('read_at'),
    /** Idempotency key of the sender: a message sent twice is stored once. */
    key: text().unique(),
  },
  (table) => [index('chat_line_by_member').on(table.memberId, table.at)],
)

/** An opened chat page. Its id authorises a browser to write in it. */
export const chatVisit = sqliteTable('chat_visit', {
  id: text().primaryKey(),
  memberId: integer('member_id').notNull(),
  merchant: text().notNull(),
  language: text().notNull(),
  backUrl: text('back_url').notNull(),
  headerColor: text('header_color').notNull(),
  title: text().notNull(),
  createdAt: moment('created_at').notNull(),
})
