import type { MatchSeed } from '@understudy/seed'
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

export const match = sqliteTable('match', {
  matchId: text('match_id').primaryKey(),
  startsAt: integer('starts_at').notNull(),
  endsAt: integer('ends_at').notNull(),
  facts: text({ mode: 'json' }).$type<Omit<MatchSeed, 'matchId' | 'startsAt' | 'endsAt'>>().notNull(),
})
