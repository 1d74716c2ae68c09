import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { moment } from '../../storage/columns.ts'

/** Pauses of a member: from play (time-out) or from the whole platform (self-exclusion). */
export const playPause = sqliteTable(
  'play_pause',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    memberId: integer('member_id').notNull(),
    kind: text({ enum: ['timeOut', 'selfExclusion'] }).notNull(),
    since: moment().notNull(),
    until: moment().notNull(),
  },
  (table) => [index('play_pause_by_member').on(table.memberId, table.until)],
)
