import * as z from 'zod/mini'
import { BetTotals } from './bets.ts'
import { DepositId, DepositMode, DepositReason, DepositState } from './deposits.ts'
import { endpoint } from './endpoint.ts'
import { Amount, GameType, Time, wholeNumber } from './fields.ts'
import { Day, recordPage, recordQuery } from './record-kit.ts'
import { WithdrawalId, WithdrawalReason, WithdrawalState } from './withdrawals.ts'

/** What a movement of money was for; each type of the ledger is of one kind. */
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

/** One movement of a wallet of the member; amounts in currency units. */
export const AccountRecord = z.object({
  tx_id: z.string(),
  /** Number of the bet, order or transfer it belongs to; empty where it belongs to none. */
  order_no: z.string(),
  /** What exactly it was, within its kind. */
  tx_type_id: z.int(),
  kind: MovementKind,
  tx_time: Time,
  /** The day of the merchant's calendar it moved on. */
  day: Day,
  /** Signed: what went out is below zero. */
  amount: Amount,
  /** What the wallet held right after it. */
  current_avail_balance: Amount,
  /** `main`, or the vendor whose wallet it is where each has one. */
  wallet: z.string(),
  /** The game, the vendor or the person it was about, in the reader's language. */
  about: z.string(),
  /** What its sender wrote. */
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
        /** Below zero. */
        out: Amount,
        /** Both together: how much the balance changed by it. */
        net: Amount,
      }),
    ),
  ),
  origin: 'assumed',
  requirements: ['RECORDS-003', 'RECORDS-006', 'RECORDS-007', 'FLAGS-010'],
})

/** What a member's money did beside the bets, by movement; currency units. */
const Flows = z.object({
  deposit: Amount,
  /** What left by withdrawals, less what came back of refused ones. */
  withdraw: Amount,
  /** Bonuses, rebates, missions and VIP gifts. */
  reward: Amount,
  /** Salary, commission and dividends. */
  income: Amount,
  /** Between members: what came less what went. */
  transfer: Amount,
  /** `pnl` of the bets, `reward` and `income` together. */
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
    /** Every day of the range, the newest first; a bet counts on the day it was made, a movement on the day it moved. */
    list: z.array(ProfitDay),
    /** Types of games that were bet on, the one with the most staked first. */
    types: z.array(ProfitOfType),
    footer: ProfitTotals,
  }),
  origin: 'assumed',
  requirements: ['RECORDS-005', 'RECORDS-006', 'RECORDS-007', 'FLAGS-012'],
})

export const DepositRecord = z.object({
  transId: DepositId,
  depositMode: DepositMode,
  /** The channel, in the reader's language. */
  vendorName: z.string(),
  requestedAmount: Amount,
  fee: Amount,
  reimbursementAmount: Amount,
  /** What the wallet got: requested less fee and with the reimbursement; 0 until then. */
  amount: Amount,
  /** Number of the payment; empty until somebody has told it. */
  refId: z.string(),
  depositDate: Time,
  /** When the wallet got it. */
  actualDepositDate: z.nullable(Time),
  state: DepositState,
  reason: z.nullable(DepositReason),
  remark: z.string(),
  /** The day of the merchant's calendar it was asked for. */
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
  /** What left the wallet; the fee is part of it. */
  amount: Amount,
  fee: Amount,
  bankName: z.string(),
  payeeName: z.string(),
  /** Masked. */
  accountNo: z.string(),
  withdrawDate: Time,
  /** When it ended, well or not. */
  endedAt: z.nullable(Time),
  status: WithdrawalState,
  reason: z.nullable(WithdrawalReason),
  remark: z.string(),
  /** The day of the merchant's calendar it was asked for. */
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
        /** Of `amount` what is still under way. */
        underWay: Amount,
      }),
    ),
  ),
  origin: 'observed',
  requirements: ['RECORDS-002', 'RECORDS-006', 'RECORDS-007', 'FLAGS-009', 'API-064'],
})
