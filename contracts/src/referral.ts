import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Address, Amount, pageSize, Time } from './fields.ts'
import { Day, RECORD_PAGE, RecordCursor } from './record-kit.ts'

/**
 * Referral code and link of a member. An agent's code is an invitation code, another member's a referral code;
 * `parameter` is its name in the address of the registration.
 */
export const ReferralDetails = z.object({
  referralCode: z.string(),
  parameter: z.enum(['affiliateCode', 'recommenderId']),
  /** Number of members registered with the code. */
  totalInvitations: z.int(),
  /** Origins for the link, preferred first. */
  promotionDomains: z.array(Address),
})
export type ReferralDetails = z.infer<typeof ReferralDetails>

export const referralDetails = endpoint({
  name: 'referral.details',
  method: 'GET',
  path: '/wps/relay/MCSFE_getReferralDetails',
  access: 'real',
  summary: 'Returns the member’s referral code and the number of people who registered with it.',
  query: z.strictObject({ autoGenerate: z.optional(z.enum(['true', 'false'])) }),
  reply: ReferralDetails,
  origin: 'observed',
  requirements: ['MEMBER-009', 'MINE-015'],
})

/** Reward for an invited friend and its conditions: deposit and turnover of the friend; currency units. */
export const REFERRAL_REWARD = { deposit: 500, turnover: 1_000, amount: 100, multiple: 3, claimDays: 30 } as const

/** State of a friend. `joined`: registered; `playing`: has deposited or bet; `rewarded`: the reward was paid. */
export const FriendStatus = z.enum(['joined', 'playing', 'rewarded'])
export type FriendStatus = z.infer<typeof FriendStatus>

/** A friend registered with the member's code; amounts in currency units. */
export const Friend = z.object({
  /** Masked user name. */
  userName: z.string(),
  regDate: Time,
  /** Day of registration in the merchant's calendar. */
  day: Day,
  /** Total deposits. */
  deposit: Amount,
  /** Total valid bets. */
  bet: Amount,
  /** Reward paid for the friend; 0 if none. */
  reward: Amount,
  status: FriendStatus,
})
export type Friend = z.infer<typeof Friend>

export const referralList = endpoint({
  name: 'referral.list',
  method: 'GET',
  path: '/wps/relay/MCSFE_getReferralList',
  access: 'real',
  summary:
    'Lists the people who registered with the member’s code, newest first, with what each has earned the member.',
  query: z.strictObject({ after: z.optional(RecordCursor), pageSize: pageSize(RECORD_PAGE) }),
  reply: z.object({
    list: z.array(Friend),
    next: z.nullable(RecordCursor),
    /** Totals; first page only, otherwise null. */
    footer: z.nullable(z.object({ friends: z.int(), rewarded: z.int(), reward: Amount })),
    /** Reward per friend and its conditions; null for agents and if the merchant pays none. */
    rule: z.nullable(z.object({ deposit: Amount, turnover: Amount, amount: Amount, multiple: z.int() })),
  }),
  origin: 'assumed',
  requirements: ['MEMBER-009', 'MEMBER-013'],
})
