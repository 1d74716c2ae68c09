import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Amount, GameType, NodeId, Time, VendorCode } from './fields.ts'
import { Day, recordPage, recordQuery } from './record-kit.ts'

/** States of a bet. `stuck`: due, but settling failed; the tape holds the cause. */
export const BET_STATUSES = ['open', 'won', 'lost', 'returned', 'cancelled', 'stuck'] as const
export const BetStatus = z.enum(BET_STATUSES)
export type BetStatus = (typeof BET_STATUSES)[number]

/** Number of a bet in the path of a call. */
export const BetNumber = z.string().check(z.regex(/^\d{1,12}$/))

/** A bet as every record shows it; amounts in currency units. What the words mean: docs/money.md. */
export const BetRecord = z.object({
  id: z.int(),
  /** Reference of the vendor; for lotteries the order number. */
  ref: z.string(),
  gameType: GameType,
  vassalage: VendorCode,
  vendorName: z.string(),
  nodeId: NodeId,
  gameName: z.string(),
  bet: Amount,
  /** Amount given back for a returned or cancelled bet; neither stake nor win. */
  returned: Amount,
  /** Part of the stake that counts as turnover. */
  validBet: Amount,
  /** Payout of the bet. */
  win: Amount,
  /** Profit and loss: win plus returned minus bet; 0 while open or stuck. */
  pnl: Amount,
  status: BetStatus,
  betTime: Time,
  settleTime: z.nullable(Time),
  /** Day of the bet in the merchant's calendar. */
  day: Day,
})
export type BetRecord = z.infer<typeof BetRecord>

/** Totals of bets, currency units: `pnl` is `win` minus `bet` without `open`. */
export const BetTotals = z.object({
  /** Stakes, without returned ones. */
  bet: Amount,
  /** Part of `bet` on unsettled bets. */
  open: Amount,
  /** Stakes given back; not part of `bet`. */
  returned: Amount,
  validBet: Amount,
  win: Amount,
  pnl: Amount,
})
export type BetTotals = z.infer<typeof BetTotals>

export const betHistory = endpoint({
  name: 'bets.history',
  method: 'GET',
  path: '/wps/report/accountGameBetHistory',
  access: 'member',
  flag: 'TRANSBETREPMEM3',
  summary: 'Lists the member’s bets of all kinds, open ones included, newest first, with totals over all matches.',
  query: z.strictObject({
    ...recordQuery,
    gameType: z.optional(GameType),
    vassalage: z.optional(VendorCode),
    status: z.optional(BetStatus),
  }),
  reply: z.object({
    ...recordPage(BetRecord, BetTotals),
    /** Vendors with bets in the range; first page only, otherwise null. */
    vendors: z.nullable(z.array(z.object({ vassalage: VendorCode, vendorName: z.string() }))),
  }),
  origin: 'assumed',
  requirements: ['RECORDS-004', 'RECORDS-006', 'RECORDS-007', 'FLAGS-011'],
})

export const betDetail = endpoint({
  name: 'bets.detail',
  method: 'GET',
  path: '/wps/report/accountGameBetHistory/:id',
  access: 'member',
  flag: 'TRANSBETREPMEM3',
  summary: 'Returns one of the member’s bets with its details.',
  params: z.strictObject({ id: BetNumber }),
  reply: z.object({
    ...BetRecord.shape,
    wallet: z.string(),
    /** Details of the bet and its result by name; they depend on the kind of game. */
    detail: z.record(z.string(), z.unknown()),
  }),
  errors: ['bet.not.found'],
  origin: 'assumed',
  requirements: ['RECORDS-006', 'RECORDS-007'],
})
