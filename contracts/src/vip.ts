import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Amount, Time } from './fields.ts'

/** Turnover in all that each level takes, from VIP0 on; currency units. */
export const LEVEL_TURNOVERS = [
  0, 10_000, 50_000, 200_000, 600_000, 1_500_000, 4_000_000, 10_000_000, 25_000_000, 60_000_000, 150_000_000,
] as const

const Goal = z.object({ actual: Amount, expected: Amount })

/** Where a member stands on the ladder; amounts in currency units. */
export const RankProgress = z.object({
  /** `VIP6`: what the label of the member says, `VIP0` without one. */
  playerRankName: z.string(),
  level: z.int(),
  /** Empty on the last level. */
  nextRankName: z.string(),
  /** Month of the merchant's calendar that `monthlyTurnover` counts, `YYYY-MM`. */
  month: z.string(),
  /** `expected` is the goal of a month on this level. */
  monthlyTurnover: Goal,
  /** `expected` is what the next level takes, on the last level what that took. */
  totalTurnover: Goal,
  /** Levels that play has led to, the highest first. */
  raises: z.array(z.object({ level: z.int(), at: Time, bonus: Amount })),
})
export type RankProgress = z.infer<typeof RankProgress>

export const rankProgress = endpoint({
  name: 'vip.progress',
  method: 'GET',
  path: '/wps/relay/MCSFE_getPlayerRankProgress',
  access: 'real',
  summary:
    'Returns the member’s VIP level and the turnover towards the next one: settled bets, in total and this month.',
  reply: RankProgress,
  origin: 'observed',
})

/** A level and what it brings; amounts in currency units. */
export const VipLevel = z.object({
  level: z.int(),
  name: z.string(),
  /** Turnover in all that it takes. */
  totalTurnover: Amount,
  /** Goal of a month on it. */
  monthlyTurnover: Amount,
  /** Paid once, when it is reached. */
  upgradeBonus: Amount,
  dailyWithdraw: Amount,
  /** Percentage points on top of every rebate rate. */
  rebateExtra: z.number(),
  /** Ways to deposit that are open to it. */
  channels: z.int(),
  /** The fee of a deposit is given back. */
  feesReimbursed: z.boolean(),
  privateManager: z.boolean(),
})
export type VipLevel = z.infer<typeof VipLevel>

export const vipBenefits = endpoint({
  name: 'vip.benefits',
  method: 'GET',
  path: '/wps/relay/MCSFE_getVipBenefits',
  access: 'guest',
  summary: 'Lists the levels of the merchant’s VIP programme, lowest first, with the benefits of each.',
  reply: z.object({ currencySymbol: z.string(), levels: z.array(VipLevel) }),
  origin: 'assumed',
  requirements: ['MEMBER-013'],
})
