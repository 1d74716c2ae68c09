import { disputes } from '@understudy/contracts'
import type { Texts } from '@understudy/seed'
import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { moment } from '../../storage/columns.ts'

/** Rounds that members have disputed, with the answer if there is one. */
export const dispute = sqliteTable(
  'dispute',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    memberId: integer('member_id').notNull(),
    betId: integer('bet_id').notNull(),
    words: text().notNull(),
    at: moment().notNull(),
    state: text({ enum: disputes.DISPUTE_STATES }).notNull(),
    answer: text({ mode: 'json' }).$type<Texts>(),
    answeredAt: moment('answered_at'),
  },
  (table) => [
    index('dispute_by_member').on(table.memberId, table.at),
    // One dispute of a bet waits at a time, however many calls arrive at once.
    uniqueIndex('dispute_waiting').on(table.betId).where(sql`state = 'waiting'`),
  ],
)
