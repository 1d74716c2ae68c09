import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** A member at a vendor's page. */
export const launch = sqliteTable(
  'launch',
  {
    id: text().primaryKey(),
    memberId: integer('member_id').notNull(),
    /** The session it stands on: when that ends, so does the game. */
    token: text().notNull(),
    nodeId: integer('node_id').notNull(),
    merchant: text().notNull(),
    language: text().notNull(),
    /** 1 for demo money. */
    demo: integer({ mode: 'boolean' }).notNull(),
    backUrl: text('back_url').notNull(),
    at: integer().notNull(),
  },
  (table) => [index('launch_by_game').on(table.nodeId)],
)
