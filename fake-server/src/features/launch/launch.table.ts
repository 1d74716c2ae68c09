import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** A member at a vendor's page, or a visitor who only looks at it. */
export const launch = sqliteTable(
  'launch',
  {
    id: text().primaryKey(),
    /** Null for a visitor who only looks on. */
    memberId: integer('member_id'),
    /** The session it stands on: when that ends, so does the game; null with the member. */
    token: text(),
    nodeId: integer('node_id').notNull(),
    /** The room, match or game inside the vendor's page that was asked for. */
    target: text(),
    merchant: text().notNull(),
    language: text().notNull(),
    /** 1 for demo money. */
    demo: integer({ mode: 'boolean' }).notNull(),
    backUrl: text('back_url').notNull(),
    at: integer().notNull(),
  },
  (table) => [index('launch_by_game').on(table.nodeId)],
)
