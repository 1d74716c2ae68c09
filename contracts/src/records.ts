import * as z from 'zod/mini'
import { BetTotals } from './bets.ts'
import { DepositId, DepositMode, DepositReason, DepositState } from './deposits.ts'
import { endpoint } from './endpoint.ts'
import { Amount, GameType, Time, wholeNumber } from './fields.ts'
import { Day, recordPage, recordQuery } from './record-kit.ts'
import { WithdrawalId, WithdrawalReason, WithdrawalState } from './withdrawals.ts'

/** Kinds of movements; each ledger type has one. */
export const MOVEMENT_KINDS = [
  'deposit',
  'withdrawal',
  'game',
  'lottery',
  'reward',
  'income',
  'transfer',
  'wallet',
] as const
export const MovementKind = z.enum(MOVEMENT_KINDS)
export type MovementKind = (typeof MOVEMENT_KINDS)[number]

/** A movement of a member's wallet; amounts in currency units. */
export const AccountRecord = z.object({
  tx_id: z.string(),
  /** Number of the related bet, order or transfer; empty without one. */
  order_no: z.string(),
  /** Type of the movement within its kind. */
  tx_type_id: z.int(),
  kind: MovementKind,
  tx_time: Time,
  /** Day of the movement in the merchant's calendar. */
  day: Day,
  /** Amount, negative for outgoing money. */
  amount: Amount,
  /** Balance of the wallet after the movement. */
  current_avail_balance: Amount,
  /** Wallet: `main`, or the code of a vendor. */
  wallet: z.string(),
  /** Related game, vendor or member, in the language of the call. */
  about: z.string(),
  /** Remark of the sender. */
  remark: z.string(),
})
export type AccountRecord = z.infer<typeof AccountRecord>

export const accountRecords = endpoint({
  name: 'records.account',
  method: 'GET',
  path: '/wps/relay/ODSFE2_MemTransDet',
  access: 'real',
  flag: 'TRANSREC3',
  summary: 'Lists every movement of the member’s wallets with the balance after it, newest first.',
  query: z.strictObject({
    ...recordQuery,
    kind: z.optional(MovementKind),
    direction: z.optional(z.enum(['in', 'out'])),
  }),
  reply: z.object(
    recordPage(
      AccountRecord,
      z.object({
        in: Amount,
        /** Outgoing amount, negative. */
        out: Amount,
        /** Net change of the balance. */
        net: Amount,
      }),
    ),
  ),
  origin: 'assumed',
  requirements: ['RECORDS-003', 'RECORDS-006', 'RECORDS-007', 'FLAGS-010'],
})

/** Money flows other than bets, currency units. */
const Flows = z.object({
  deposit: Amount,
  /** Withdrawals, minus refunds of refused ones. */
  withdraw: Amount,
  /** Bonuses, rebates, missions and VIP gifts. */
  reward: Amount,
  /** Salary, commission and dividends. */
  income: Amount,
  /** Transfers between members, received minus sent. */
  transfer: Amount,
  /** Sum of `pnl` of the bets, `reward` and `income`. */
  profit: Amount,
})

export const ProfitTotals = z.object({ ...BetTotals.shape, ...Flows.shape, bets: z.int() })
export type ProfitTotals = z.infer<typeof ProfitTotals>

const ProfitDay = z.object({ balanceDate: Day, ...ProfitTotals.shape })
export type ProfitDay = z.infer<typeof ProfitDay>

const ProfitOfType = z.object({ gameType: GameType, bets: z.int(), ...BetTotals.shape })
export type ProfitOfType = z.infer<typeof ProfitOfType>

export const personalPnl = endpoint({
  name: 'records.pnl',
  method: 'GET',
  path: '/wps/report/personalPnl',
  access: 'real',
  flag: 'PERSREP',
  summary: 'Returns the results of the member’s bets and rewards, by day and by type of game.',
  query: z.strictObject({ startDate: recordQuery.startDate, endDate: recordQuery.endDate }),
  reply: z.object({
    /** One entry per day of the range, newest first; bets count on the day they were placed. */
    list: z.array(ProfitDay),
    /** Game types with bets, highest stakes first. */
    types: z.array(ProfitOfType),
    footer: ProfitTotals,
  }),
  origin: 'assumed',
  requirements: ['RECORDS-005', 'RECORDS-006', 'RECORDS-007', 'FLAGS-012'],
})

export const DepositRecord = z.object({
  transId: DepositId,
  depositMode: DepositMode,
  /** Name of the channel, in the language of the call. */
  vendorName: z.string(),
  requestedAmount: Amount,
  fee: Amount,
  reimbursementAmount: Amount,
  /** Credited amount: requested minus fee plus reimbursement; 0 until credited. */
  amount: Amount,
  /** Payment reference; empty until known. */
  refId: z.string(),
  depositDate: Time,
  /** Time of the credit; null until then. */
  actualDepositDate: z.nullable(Time),
  state: DepositState,
  reason: z.nullable(DepositReason),
  remark: z.string(),
  /** Day of the request in the merchant's calendar. */
  day: Day,
})
export type DepositRecord = z.infer<typeof DepositRecord>

export const depositRecords = endpoint({
  name: 'records.deposits',
  method: 'GET',
  path: '/wps/report/depositTransaction',
  access: 'real',
  flag: 'DEPRECM3',
  summary:
    'Lists the member’s deposits by the day they were requested, newest first; totals cover those that were credited.',
  query: z.strictObject({ ...recordQuery, state: z.optional(wholeNumber(1, 6)), depositMode: z.optional(DepositMode) }),
  reply: z.object(
    recordPage(
      DepositRecord,
      z.object({ requestedAmount: Amount, fee: Amount, reimbursementAmount: Amount, amount: Amount }),
    ),
  ),
  origin: 'observed',
  requirements: ['RECORDS-001', 'RECORDS-006', 'RECORDS-007', 'FLAGS-008', 'API-064'],
})

export const WithdrawRecord = z.object({
  refId: WithdrawalId,
  /** Amount debited, including the fee. */
  amount: Amount,
  fee: Amount,
  bankName: z.string(),
  payeeName: z.string(),
  /** Masked account number. */
  accountNo: z.string(),
  withdrawDate: Time,
  /** Time of the final state; null until then. */
  endedAt: z.nullable(Time),
  status: WithdrawalState,
  reason: z.nullable(WithdrawalReason),
  remark: z.string(),
  /** Day of the request in the merchant's calendar. */
  day: Day,
})
export type WithdrawRecord = z.infer<typeof WithdrawRecord>

export const withdrawRecords = endpoint({
  name: 'records.withdrawals',
  method: 'GET',
  path: '/wps/report/withdrawTransaction',
  access: 'real',
  flag: 'WITHREC3',
  summary:
    'Lists the member’s withdrawals by the day they were requested, newest first; totals leave out those that were returned.',
  query: z.strictObject({ ...recordQuery, status: z.optional(wholeNumber(1, 7)) }),
  reply: z.object(
    recordPage(
      WithdrawRecord,
      z.object({
        amount: Amount,
        fee: Amount,
        /** Part of `amount` still in progress. */
        underWay: Amount,
      }),
    ),
  ),
  origin: 'observed',
  requirements: ['RECORDS-002', 'RECORDS-006', 'RECORDS-007', 'FLAGS-009', 'API-064'],
})
