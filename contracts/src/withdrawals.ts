import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Amount, Time } from './fields.ts'
import { CardKind, WithdrawCard } from './withdraw-cards.ts'

/** States of a withdrawal by the number they travel as; the last four are ends. */
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

/** Why a withdrawal came to nothing; `other` is told by the remark alone. */
export const WITHDRAWAL_REASONS = ['payeeDiffers', 'accountClosed', 'review', 'bankRefused', 'other'] as const
export const WithdrawalReason = z.enum(WITHDRAWAL_REASONS)
export type WithdrawalReason = (typeof WITHDRAWAL_REASONS)[number]

export const WithdrawalId = z.string().check(z.regex(/^W\d{14,18}$/))
const params = z.strictObject({ refId: WithdrawalId })

export const WithdrawalOrder = z.object({
  refId: WithdrawalId,
  /** What left the wallet; the fee is part of it. */
  amount: Amount,
  fee: Amount,
  bankName: z.string(),
  cardKind: CardKind,
  payeeName: z.string(),
  /** Masked. */
  accountNo: z.string(),
  withdrawDate: Time,
  status: WithdrawalState,
  /** When it ended, well or not. */
  endedAt: z.nullable(Time),
  reason: z.nullable(WithdrawalReason),
  remark: z.string(),
  /** Every state it came to, the first one first. */
  timeline: z.array(z.object({ state: WithdrawalState, at: Time })),
  /** By when it is usually paid; null once it has ended. */
  expectedAt: z.nullable(Time),
  cancellable: z.boolean(),
})
export type WithdrawalOrder = z.infer<typeof WithdrawalOrder>

/** What has to be bet before money may leave, the oldest first; amounts of settled bets that count. */
export const Requirement = z.object({
  /** Where it came from: a deposit, a bonus, a reward. */
  reason: z.string(),
  /** The order it belongs to. */
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
    /** Which group of payouts is meant; the same holds for all of them here. */
    groupId: z.optional(z.string().check(z.maxLength(20))),
  }),
  reply: z.object({
    availBalance: Amount,
    minimumAmount: Amount,
    maximumAmount: Amount,
    /** Most per request to an e-wallet. */
    walletMaximum: Amount,
    dailyCount: z.int(),
    dailyAmount: Amount,
    /** What is left of both until the merchant’s midnight. */
    leftCount: z.int(),
    leftAmount: Amount,
    /** Withdrawals of a day that cost nothing, and how many of today’s are left. */
    freeCount: z.int(),
    leftFree: z.int(),
    /** Share of the amount, in hundredths of a percent, and the least fee, once the free ones are used up. */
    feeRate: z.int(),
    feeMinimum: Amount,
    requiredTurnover: Amount,
    currentTurnover: Amount,
    requirements: z.array(Requirement),
    expectedMinutes: z.int(),
    /** Orders under way, the latest first. */
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
    /** Whole currency units. */
    amount: z.number().check(z.gt(0), z.lte(1_000_000_000)),
    cardId: z.int().check(z.gte(1)),
    paymentPassword: z.string().check(z.minLength(1), z.maxLength(64)),
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
