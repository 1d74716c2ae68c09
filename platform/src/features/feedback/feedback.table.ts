import type { Texts } from '@understudy/seed'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { moment } from '../../storage/columns.ts'

/** Feedback from members, with the answer if there is one. */
export const feedback = sqliteTable(
  'feedback',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    memberId: integer('member_id').notNull(),
    sender: text().notNull(),
    type: integer().notNull(),
    content: text().notNull(),
    at: moment().notNull(),
    /** Names of uploaded pictures. */
    images: text({ mode: 'json' }).$type<string[]>().notNull().default([]),
    answer: text({ mode: 'json' }).$type<Texts>(),
    answeredAt: moment('answered_at'),
  },
  (table) => [index('feedback_by_member').on(table.memberId, table.at)],
)
