import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Amount, GameType, PageNo, PageNumber, pageSize, Time, wholeNumber } from './fields.ts'
import { RewardId } from './rewards.ts'

/** Rows per page of a leaderboard. */
export const LEADERBOARD_PAGE = 20

/** Measures of a mission over settled real-money bets: valid bets, number of bets, number of wins. */
export const MISSION_MEASURES = ['turnover', 'rounds', 'wins'] as const
export const MissionMeasure = z.enum(MISSION_MEASURES)
export type MissionMeasure = (typeof MISSION_MEASURES)[number]

/** State of a mission: U upcoming, O open, E ended. */
export const MissionStatus = z.enum(['U', 'O', 'E'])
export type MissionStatus = z.infer<typeof MissionStatus>

const MissionId = wholeNumber(1, 1_000_000)

/** A mission with the caller's progress. Values are currency units for `turnover`, otherwise numbers of bets. */
export const Mission = z.object({
  missionId: z.int(),
  title: z.string(),
  description: z.string(),
  measure: MissionMeasure,
  /** Game types that count; empty for all. */
  gameTypes: z.array(GameType),
  startDate: Time,
  /** End of the mission, exclusive. */
  endDate: Time,
  /** End of the claim period, exclusive. */
  claimUntil: Time,
  status: MissionStatus,
  reachedValue: Amount,
  milestones: z.int(),
  reachedMilestones: z.int(),
  /** Number of milestones with a claimable reward. */
  claimable: z.int(),
  /** Target of the next milestone; null if all are reached or the mission has ended. */
  nextTarget: z.nullable(Amount),
})
export type Mission = z.infer<typeof Mission>

const open = { access: 'member', flag: 'MISSIONLB3', requirements: ['MEMBER-006'] } as const

export const missionSummary = endpoint({
  ...open,
  name: 'missions.summary',
  method: 'GET',
  path: '/wps/relay/MCSFE_getMissionSummaryDetails',
  summary:
    'Lists the missions of the merchant with the member’s progress: open ones first, then coming, then past ones.',
  query: z.strictObject({ status: z.optional(MissionStatus), page: PageNo, size: pageSize(20) }),
  reply: z.object({ list: z.array(Mission), pageNum: PageNumber, totalPages: z.int(), totalCount: z.int() }),
  origin: 'observed',
})

/** State of a milestone. `ahead`: not yet reached; `missed`: not reached before the end; the others tell the state of the reward. */
export const MilestoneState = z.enum(['ahead', 'missed', 'claimable', 'claimed', 'expired'])
export type MilestoneState = z.infer<typeof MilestoneState>

export const Milestone = z.object({
  milestoneId: z.int(),
  target: Amount,
  /** Progress towards the target, at most the target. */
  reached: Amount,
  reward: Amount,
  /** Turnover multiple of the reward. */
  multiple: z.int(),
  state: MilestoneState,
})
export type Milestone = z.infer<typeof Milestone>

export const milestones = endpoint({
  ...open,
  name: 'missions.milestones',
  method: 'GET',
  path: '/wps/relay/MCSFE_getMissionMilestones',
  summary: 'Lists the milestones of a mission, nearest first, with the member’s progress.',
  query: z.strictObject({ missionId: MissionId }),
  reply: z.array(Milestone),
  errors: ['mission.not.found'],
  origin: 'observed',
})

export const claimMilestone = endpoint({
  name: 'missions.claim',
  method: 'POST',
  path: '/wps/relay/MCSFE_claimMissionMilestone',
  access: 'real',
  flag: 'MISSIONLB3',
  summary: 'Pays the reward of a reached milestone, once, until the mission’s claim period is over.',
  body: z.strictObject({ milestoneId: z.int().check(z.gte(1), z.lte(1_000_000)) }),
  reply: z.object({ transactionId: RewardId, amount: Amount, requiredTurnover: Amount }),
  errors: ['mission.not.found', 'milestone.not.reached', 'claim.already', 'claim.expired'],
  origin: 'assumed',
  requirements: ['MEMBER-006'],
})

/** A line of the leaderboard. */
export const BoardLine = z.object({
  rank: z.int(),
  /** Masked user name; the caller's is not masked. */
  userName: z.string(),
  reachedValue: Amount,
  /** Reward of the rank at the end of the mission; 0 for none. */
  reward: Amount,
  own: z.boolean(),
})
export type BoardLine = z.infer<typeof BoardLine>

/** Where a page ends: value, time and member of its last row. */
export const BoardCursor = z.string().check(z.regex(/^\d{1,16}\.\d{1,15}\.\d{1,10}$/))

export const leaderboard = endpoint({
  ...open,
  name: 'missions.leaderboard',
  method: 'GET',
  path: '/wps/relay/MCSFE_getMissionLeaderboard',
  summary: 'Ranks the players of a mission: highest progress first, of equals whoever reached it earlier.',
  query: z.strictObject({
    missionId: MissionId,
    after: z.optional(BoardCursor),
    pageSize: pageSize(LEADERBOARD_PAGE),
  }),
  reply: z.object({
    list: z.array(BoardLine),
    next: z.nullable(BoardCursor),
    /** Number of members on the leaderboard. */
    totalCount: z.int(),
    /** The caller's line, on every page; null without one. */
    footer: z.nullable(BoardLine),
  }),
  errors: ['mission.not.found'],
  origin: 'observed',
})
