import { inbox } from '@understudy/contracts'
import type { Texts } from '@understudy/seed'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { moment } from '../../storage/columns.ts'

/** Messages from the house to single members. */
export const inboxMessage = sqliteTable(
  'inbox_message',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    memberId: integer('member_id').notNull(),
    type: text({ enum: inbox.MESSAGE_TYPES }).notNull(),
    title: text({ mode: 'json' }).$type<Texts>().notNull(),
    content: text({ mode: 'json' }).$type<Texts>().notNull(),
    at: moment().notNull(),
    readAt: moment('read_at'),
    /** A deleted message is kept, so that it can be restored. */
    deletedAt: moment('deleted_at'),
  },
  (table) => [index('inbox_message_by_member').on(table.memberId, table.at)],
)
