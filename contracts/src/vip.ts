import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Amount, Time } from './fields.ts'

/** Total turnover required per level, from VIP0; currency units. */
export const LEVEL_TURNOVERS = [
  0, 10_000, 50_000, 200_000, 600_000, 1_500_000, 4_000_000, 10_000_000, 25_000_000, 60_000_000, 150_000_000,
] as const

const Goal = z.object({ actual: Amount, expected: Amount })

/** VIP progress of a member; amounts in currency units. */
export const RankProgress = z.object({
  /** Name of the current level, such as `VIP6`; `VIP0` without one. */
  playerRankName: z.string(),
  level: z.int(),
  /** Name of the next level; empty on the last one. */
  nextRankName: z.string(),
  /** Month of `monthlyTurnover` in the merchant's calendar, `YYYY-MM`. */
  month: z.string(),
  /** Turnover of the month; `expected` is the monthly target of the level. */
  monthlyTurnover: Goal,
  /** Total turnover; `expected` is the requirement of the next level, or of the last one once reached. */
  totalTurnover: Goal,
  /** Levels reached by play, highest first. */
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

/** A VIP level and its benefits; amounts in currency units. */
export const VipLevel = z.object({
  level: z.int(),
  name: z.string(),
  /** Total turnover required. */
  totalTurnover: Amount,
  /** Monthly turnover target. */
  monthlyTurnover: Amount,
  /** Bonus paid once on reaching the level. */
  upgradeBonus: Amount,
  dailyWithdraw: Amount,
  /** Addition to every rebate rate, percentage points. */
  rebateExtra: z.number(),
  /** Number of available deposit channels. */
  channels: z.int(),
  /** Whether deposit fees are reimbursed. */
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
