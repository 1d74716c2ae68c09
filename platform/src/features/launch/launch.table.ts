import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { moment } from '../../storage/columns.ts'

/** A vendor page opened by a member, or by a visitor who only watches. */
export const launch = sqliteTable(
  'launch',
  {
    id: text().primaryKey(),
    /** Null for a visitor. */
    memberId: integer('member_id'),
    /** The session it depends on: the game ends with it. Null for a visitor. */
    token: text(),
    nodeId: integer('node_id').notNull(),
    /** The requested room, match or game inside the vendor's page. */
    target: text(),
    merchant: text().notNull(),
    language: text().notNull(),
    /** 1 for demo money. */
    demo: integer({ mode: 'boolean' }).notNull(),
    backUrl: text('back_url').notNull(),
    at: moment().notNull(),
  },
  (table) => [index('launch_by_game').on(table.nodeId)],
)
