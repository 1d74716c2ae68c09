import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Amount, GameType, Time } from './fields.ts'
import { Day, recordPage, recordQuery } from './record-kit.ts'

/** What of the turnover comes back by type of game, in hundredths of a percent; each VIP level adds to all of them. */
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

const RebateId = z.string().check(z.regex(/^R\d{8}-\d{1,10}$/))

/** What a day's play brings back; amounts in currency units. */
export const ManualRebate = z.object({
  date: Day,
  /** Types of games that were played, by what they are called in the catalogue. */
  categories: z.partialRecord(
    GameType,
    z.object({
      /** What settled bets of that day are valid for. */
      turnover: Amount,
      /** Percent. */
      rate: z.number(),
      /** Cut to hundredths of the unit. */
      rebate: Amount,
      claimed: Amount,
    }),
  ),
  totalTurnover: Amount,
  /** Earned and not yet claimed. */
  claimable: Amount,
  /** The day is over, its time is not, and there is something to claim. */
  canClaim: z.boolean(),
  /** The first and the last moment it can be claimed. */
  claimFrom: Time,
  claimUntil: Time,
  /** When it was claimed; null until then. */
  claimedAt: z.nullable(Time),
  /** The VIP level that the rates are for: that of the end of the day. */
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

/** A rebate that was claimed; amounts in currency units. */
export const RebateRecord = z.object({
  orderNo: RebateId,
  /** The day it was for. */
  date: Day,
  turnover: Amount,
  amount: Amount,
  claimedAt: Time,
  /** The day of the merchant's calendar it was claimed on. */
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
