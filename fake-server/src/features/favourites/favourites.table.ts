import { index, integer, primaryKey, sqliteTable } from 'drizzle-orm/sqlite-core'

export const favourite = sqliteTable(
  'favourite',
  {
    memberId: integer('member_id').notNull(),
    nodeId: integer('node_id').notNull(),
    at: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.nodeId] }),
    index('favourite_by_time').on(table.memberId, table.at),
  ],
)
