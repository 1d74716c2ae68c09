import { type GameType, missions } from '@understudy/contracts'
import type { Texts } from '@understudy/seed'
import { desc } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** By rank on the leaderboard, each up to and with `upTo`; amounts in ten-thousandths. */
export interface Prize {
  upTo: number
  amount: number
  multiple: number
}

/** What members can play for, within a stretch of the world's time. */
export const mission = sqliteTable('mission', {
  id: integer().primaryKey(),
  merchant: text().notNull(),
  title: text({ mode: 'json' }).$type<Texts>().notNull(),
  description: text({ mode: 'json' }).$type<Texts>().notNull(),
  measure: text({ enum: missions.MISSION_MEASURES }).notNull(),
  /** Empty for all. */
  gameTypes: text('game_types', { mode: 'json' }).$type<GameType[]>().notNull(),
  startsAt: integer('starts_at').notNull(),
  endsAt: integer('ends_at').notNull(),
  claimUntil: integer('claim_until').notNull(),
  prizes: text({ mode: 'json' }).$type<Prize[]>().notNull(),
  /** Its prizes are given. */
  closed: integer({ mode: 'boolean' }).notNull(),
})

/** What a mission rewards on the way; targets in ten-thousandths where it counts turnover, else in bets. */
export const missionMilestone = sqliteTable(
  'mission_milestone',
  {
    id: integer().primaryKey(),
    missionId: integer('mission_id').notNull(),
    target: integer().notNull(),
    amount: integer().notNull(),
    multiple: integer().notNull(),
  },
  (table) => [index('mission_milestone_by_mission').on(table.missionId, table.target)],
)

/** How far a member has come in a mission, in the unit of its targets. */
export const missionStanding = sqliteTable(
  'mission_standing',
  {
    missionId: integer('mission_id').notNull(),
    memberId: integer('member_id').notNull(),
    value: integer().notNull(),
    /** When it came to that: of equals who had it earlier is ahead. */
    at: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.missionId, table.memberId] }),
    // The leaderboard is read, and a rank on it counted, from this index alone.
    index('mission_standing_by_place').on(table.missionId, desc(table.value), table.at, table.memberId),
  ],
)
