import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Amount, GameType, NodeId, Time, VendorCode } from './fields.ts'
import { Day, recordPage, recordQuery } from './record-kit.ts'

/** `stuck`: its time has come, but it could not be settled; the operator finds out why on the tape. */
export const BET_STATUSES = ['open', 'won', 'lost', 'returned', 'cancelled', 'stuck'] as const
export const BetStatus = z.enum(BET_STATUSES)
export type BetStatus = (typeof BET_STATUSES)[number]

/** A bet as every record shows it; amounts in currency units. What the words mean: docs/money.md. */
export const BetRecord = z.object({
  id: z.int(),
  /** What its vendor calls it; of the lottery the number of its order. */
  ref: z.string(),
  gameType: GameType,
  vassalage: VendorCode,
  vendorName: z.string(),
  nodeId: NodeId,
  gameName: z.string(),
  bet: Amount,
  /** What of the bet was given back, because it was returned or cancelled: no win, and no stake either. */
  returned: Amount,
  /** What of it counts as turnover. */
  validBet: Amount,
  /** What was paid out for a bet that stood. */
  win: Amount,
  /** Win and returned less bet; 0 while it is open or stuck. */
  pnl: Amount,
  status: BetStatus,
  betTime: Time,
  settleTime: z.nullable(Time),
  /** The day of the merchant's calendar it was made on. */
  day: Day,
})
export type BetRecord = z.infer<typeof BetRecord>

/** What bets came to: `pnl` is `win` less `bet` without `open`. */
export const BetTotals = z.object({
  /** Staked: what was put on bets and not given back. */
  bet: Amount,
  /** What of it lies on bets that are not settled yet. */
  open: Amount,
  /** Put on bets and given back; `bet` is without it. */
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
    /** The member's vendors in these days, for the filter; with the first page. */
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
  params: z.strictObject({ id: z.string().check(z.regex(/^\d{1,12}$/)) }),
  reply: z.object({
    ...BetRecord.shape,
    wallet: z.string(),
    /** What the bet was on and what came of it, by name; each kind of game has its own. */
    detail: z.record(z.string(), z.unknown()),
  }),
  errors: ['bet.not.found'],
  origin: 'assumed',
  requirements: ['RECORDS-006', 'RECORDS-007'],
})
