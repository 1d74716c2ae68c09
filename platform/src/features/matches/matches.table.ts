import type { MatchSeed } from '@understudy/seed'
import { sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { moment } from '../../storage/columns.ts'

export const match = sqliteTable('match', {
  matchId: text('match_id').primaryKey(),
  startsAt: moment('starts_at').notNull(),
  endsAt: moment('ends_at').notNull(),
  facts: text({ mode: 'json' }).$type<Omit<MatchSeed, 'matchId' | 'startsAt' | 'endsAt'>>().notNull(),
})
