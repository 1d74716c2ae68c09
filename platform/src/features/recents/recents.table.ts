import { index, integer, primaryKey, sqliteTable } from 'drizzle-orm/sqlite-core'
import { moment } from '../../storage/columns.ts'

/** The last launch of each game by each member. */
export const recent = sqliteTable(
  'recent',
  {
    memberId: integer('member_id').notNull(),
    nodeId: integer('node_id').notNull(),
    at: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.nodeId] }),
    index('recent_by_time').on(table.memberId, table.at),
  ],
)
