import { index, integer, primaryKey, sqliteTable } from 'drizzle-orm/sqlite-core'
import { moment } from '../../storage/columns.ts'

export const favourite = sqliteTable(
  'favourite',
  {
    memberId: integer('member_id').notNull(),
    nodeId: integer('node_id').notNull(),
    at: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.nodeId] }),
    index('favourite_by_time').on(table.memberId, table.at),
  ],
)
