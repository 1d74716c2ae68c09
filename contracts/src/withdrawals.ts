import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Amount, Secret, Time } from './fields.ts'
import { CardKind, WithdrawCard } from './withdraw-cards.ts'

/** States of a withdrawal by code; the last four are final. */
export const WITHDRAWAL_STATES = {
  pending: 1,
  reviewing: 2,
  paying: 3,
  success: 4,
  rejected: 5,
  failed: 6,
  cancelled: 7,
} as const
export type WithdrawalStateName = keyof typeof WITHDRAWAL_STATES
export const WithdrawalState = z.literal([1, 2, 3, 4, 5, 6, 7])
export type WithdrawalState = z.infer<typeof WithdrawalState>

/** Reasons of a failed withdrawal; for `other` the remark holds it. */
export const WITHDRAWAL_REASONS = ['payeeDiffers', 'accountClosed', 'review', 'bankRefused', 'other'] as const
export const WithdrawalReason = z.enum(WITHDRAWAL_REASONS)
export type WithdrawalReason = (typeof WITHDRAWAL_REASONS)[number]

export const WithdrawalId = z.string().check(z.regex(/^W\d{14,18}$/))
const params = z.strictObject({ refId: WithdrawalId })

export const WithdrawalOrder = z.object({
  refId: WithdrawalId,
  /** Amount debited, including the fee. */
  amount: Amount,
  fee: Amount,
  bankName: z.string(),
  cardKind: CardKind,
  payeeName: z.string(),
  /** Masked account number. */
  accountNo: z.string(),
  withdrawDate: Time,
  status: WithdrawalState,
  /** Time of the final state; null until then. */
  endedAt: z.nullable(Time),
  reason: z.nullable(WithdrawalReason),
  remark: z.string(),
  /** History of states, oldest first. */
  timeline: z.array(z.object({ state: WithdrawalState, at: Time })),
  /** Usual time of payment; null once final. */
  expectedAt: z.nullable(Time),
  cancellable: z.boolean(),
})
export type WithdrawalOrder = z.infer<typeof WithdrawalOrder>

/** A turnover requirement before withdrawals, oldest first; amounts are valid bets. */
export const Requirement = z.object({
  /** Origin of the requirement: a deposit, a bonus, a reward. */
  reason: z.string(),
  /** Number of the related order. */
  reference: z.string(),
  required: Amount,
  current: Amount,
  since: Time,
})
export type Requirement = z.infer<typeof Requirement>

const ofMember = { access: 'real', origin: 'observed' } as const

export const withdrawSettings = endpoint({
  ...ofMember,
  name: 'withdrawals.settings',
  method: 'GET',
  path: '/wps/relay/MCSFE_getWithdrawSettings',
  summary: 'Returns what a withdrawal depends on: available money, limits and what is left of them, fee, turnover.',
  query: z.strictObject({
    /** Group of payouts; all groups have the same limits. */
    groupId: z.optional(z.string().check(z.maxLength(20))),
  }),
  reply: z.object({
    availBalance: Amount,
    minimumAmount: Amount,
    maximumAmount: Amount,
    /** Highest amount per request to an e-wallet. */
    walletMaximum: Amount,
    dailyCount: z.int(),
    dailyAmount: Amount,
    /** Withdrawals left today, until midnight of the merchant. */
    leftCount: z.int(),
    /** Amount left today, until midnight of the merchant. */
    leftAmount: Amount,
    /** Number of free withdrawals per day. */
    freeCount: z.int(),
    /** Number of free withdrawals left today. */
    leftFree: z.int(),
    /** Fee after the free withdrawals, hundredths of a percent of the amount. */
    feeRate: z.int(),
    /** Lowest fee after the free withdrawals. */
    feeMinimum: Amount,
    requiredTurnover: Amount,
    currentTurnover: Amount,
    requirements: z.array(Requirement),
    expectedMinutes: z.int(),
    /** Orders in progress, newest first. */
    pending: z.array(WithdrawalOrder),
    cards: z.array(WithdrawCard),
    hasPaymentPassword: z.boolean(),
    paymentLockedUntil: z.nullable(Time),
  }),
  requirements: ['MONEY-002', 'MONEY-010', 'API-064'],
})

export const openWithdrawal = endpoint({
  ...ofMember,
  name: 'withdrawals.open',
  method: 'POST',
  path: '/wps/transaction/withdraw',
  summary: 'Requests a withdrawal; its money is held at once. Repeating the requestId returns the same order.',
  body: z.strictObject({
    requestId: z.uuid(),
    /** Amount, whole currency units. */
    amount: z.number().check(z.gt(0), z.lte(1_000_000_000)),
    cardId: z.int().check(z.gte(1)),
    paymentPassword: Secret,
  }),
  encrypted: true,
  reply: WithdrawalOrder,
  errors: [
    'amount.out.of.range',
    'balance.not.enough',
    'turnover.not.met',
    'withdraw.limit.day',
    'card.not.found',
    'transaction.conflict',
    'payment.password.unset',
    'payment.password.wrong',
    'payment.password.locked',
  ],
  requirements: ['MONEY-002', 'MONEY-009', 'MONEY-010'],
})

export const withdrawalOrder = endpoint({
  ...ofMember,
  name: 'withdrawals.order',
  method: 'GET',
  path: '/wps/transaction/withdraw/:refId',
  summary: 'Returns one of the member’s withdrawals with its history.',
  params,
  reply: WithdrawalOrder,
  errors: ['order.not.found'],
  origin: 'assumed',
  requirements: ['MONEY-002', 'RECORDS-007'],
})

export const cancelWithdrawal = endpoint({
  ...ofMember,
  name: 'withdrawals.cancel',
  method: 'POST',
  path: '/wps/transaction/withdraw/:refId/cancel',
  summary: 'Cancels a withdrawal that nobody has reviewed yet; cancelling it again changes nothing.',
  params,
  body: z.strictObject({}),
  reply: WithdrawalOrder,
  errors: ['order.not.found', 'order.closed'],
  origin: 'assumed',
  requirements: ['MONEY-002', 'MONEY-010'],
})
