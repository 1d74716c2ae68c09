import { type GameType, missions } from '@understudy/contracts'
import type { Texts } from '@understudy/seed'
import { desc } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { moment, money } from '../../storage/columns.ts'

/** A prize for leaderboard ranks up to and including `upTo`; amounts in ten-thousandths. */
export interface Prize {
  upTo: number
  amount: number
  multiple: number
}

/** A mission, open for an interval of the world's time. */
export const mission = sqliteTable('mission', {
  id: integer().primaryKey(),
  merchant: text().notNull(),
  title: text({ mode: 'json' }).$type<Texts>().notNull(),
  description: text({ mode: 'json' }).$type<Texts>().notNull(),
  measure: text({ enum: missions.MISSION_MEASURES }).notNull(),
  /** Empty for all. */
  gameTypes: text('game_types', { mode: 'json' }).$type<GameType[]>().notNull(),
  startsAt: moment('starts_at').notNull(),
  endsAt: moment('ends_at').notNull(),
  claimUntil: moment('claim_until').notNull(),
  prizes: text({ mode: 'json' }).$type<Prize[]>().notNull(),
  /** Whether its prizes are given. */
  closed: integer({ mode: 'boolean' }).notNull(),
})

/** Milestones. Targets are in ten-thousandths if the mission measures turnover, else in bets. */
export const missionMilestone = sqliteTable(
  'mission_milestone',
  {
    id: integer().primaryKey(),
    missionId: integer('mission_id').notNull(),
    target: integer().notNull(),
    amount: money().notNull(),
    multiple: integer().notNull(),
  },
  (table) => [index('mission_milestone_by_mission').on(table.missionId, table.target)],
)

/** A member's progress in a mission, in the unit of its targets. */
export const missionStanding = sqliteTable(
  'mission_standing',
  {
    missionId: integer('mission_id').notNull(),
    memberId: integer('member_id').notNull(),
    value: integer().notNull(),
    /** When the value was reached: of equal values, the earlier one ranks higher. */
    at: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.missionId, table.memberId] }),
    // Covering index of the leaderboard and of ranks on it.
    index('mission_standing_by_place').on(table.missionId, desc(table.value), table.at, table.memberId),
  ],
)
