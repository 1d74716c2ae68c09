import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Amount, GameType, Time } from './fields.ts'
import { Day, recordPage, recordQuery } from './record-kit.ts'

/** Rebate rate by game type, hundredths of a percent of turnover; each VIP level adds to it. */
export const REBATE_RATES = {
  RNG: 60,
  FISH: 50,
  PVP: 40,
  LIVE: 40,
  SPORTS: 30,
  ESPORTS: 30,
  LOTT: 20,
  ELOTT: 20,
  COCKFIGHT: 20,
} as const satisfies Record<GameType, number>

export const RebateId = z.string().check(z.regex(/^R\d{8}-\d{1,10}$/))

/** Rebate of a day; amounts in currency units. */
export const ManualRebate = z.object({
  date: Day,
  /** Rebate by game type played. */
  categories: z.partialRecord(
    GameType,
    z.object({
      /** Valid bets settled on that day. */
      turnover: Amount,
      /** Rate, percent. */
      rate: z.number(),
      /** Rebate, rounded down to hundredths of the unit. */
      rebate: Amount,
      claimed: Amount,
    }),
  ),
  totalTurnover: Amount,
  /** Earned and unclaimed rebate. */
  claimable: Amount,
  /** Whether the rebate can be claimed now. */
  canClaim: z.boolean(),
  /** Start of the claim period. */
  claimFrom: Time,
  /** End of the claim period. */
  claimUntil: Time,
  /** Time of the claim; null if unclaimed. */
  claimedAt: z.nullable(Time),
  /** VIP level at the end of the day, which sets the rates. */
  level: z.int(),
})
export type ManualRebate = z.infer<typeof ManualRebate>

export const manualRebate = endpoint({
  name: 'rebate.day',
  method: 'GET',
  path: '/wps/relay/MCSFE_getManualRebate',
  access: 'real',
  flag: 'MANPLAYREB3',
  summary: 'Returns the rebate of a day of the merchant’s calendar by type of game; by default of yesterday.',
  query: z.strictObject({ date: z.optional(Day) }),
  reply: ManualRebate,
  origin: 'assumed',
  requirements: ['MEMBER-008'],
})

export const claimManualRebate = endpoint({
  name: 'rebate.claim',
  method: 'POST',
  path: '/wps/relay/MCSFE_claimManualRebate',
  access: 'real',
  flag: 'MANPLAYREB3',
  summary: 'Pays the rebate of a day, once, until 23:59 of the day after it.',
  body: z.strictObject({ date: Day }),
  reply: z.object({ orderNo: RebateId, amount: Amount }),
  errors: ['claim.already', 'claim.expired', 'rebate.none'],
  origin: 'assumed',
  requirements: ['MEMBER-008'],
})

/** A claimed rebate; amounts in currency units. */
export const RebateRecord = z.object({
  orderNo: RebateId,
  /** Day of the rebate. */
  date: Day,
  turnover: Amount,
  amount: Amount,
  claimedAt: Time,
  /** Day of the claim in the merchant's calendar. */
  day: Day,
})
export type RebateRecord = z.infer<typeof RebateRecord>

export const rebateHistory = endpoint({
  name: 'rebate.history',
  method: 'GET',
  path: '/wps/relay/MCSFE_getRebateHistory',
  access: 'real',
  flag: 'MANPLAYREB3',
  summary: 'Lists claimed rebates by the day they were claimed, newest first.',
  query: z.strictObject(recordQuery),
  reply: z.object(recordPage(RebateRecord, z.object({ turnover: Amount, amount: Amount }))),
  origin: 'assumed',
})
