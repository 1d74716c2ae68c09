import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Address, Amount, pageSize, Time } from './fields.ts'
import { Day, RECORD_PAGE, RecordCursor } from './record-kit.ts'

/**
 * What a member needs to bring friends along. An agent's code is an invitation code, anybody else's names who
 * recommended: `parameter` says under which of the two names the registration reads it from its address.
 */
export const ReferralDetails = z.object({
  referralCode: z.string(),
  parameter: z.enum(['affiliateCode', 'recommenderId']),
  /** Members who registered with the code so far. */
  totalInvitations: z.int(),
  /** Origins the link may stand on, the best first. */
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

/** What a friend brings whoever invited him, once he has deposited and turned over so much; currency units. */
export const REFERRAL_REWARD = { deposit: 500, turnover: 1_000, amount: 100, multiple: 3, claimDays: 30 } as const

/** `joined`: has registered; `playing`: has deposited or bet; `rewarded`: has brought the reward. */
export const FriendStatus = z.enum(['joined', 'playing', 'rewarded'])
export type FriendStatus = z.infer<typeof FriendStatus>

/** Somebody who registered with the member's code; amounts in currency units. */
export const Friend = z.object({
  /** Masked. */
  userName: z.string(),
  regDate: Time,
  /** The day of the merchant's calendar he registered on. */
  day: Day,
  /** What he has deposited in all. */
  deposit: Amount,
  /** What his settled bets are valid for. */
  bet: Amount,
  /** What he has brought; 0 until he has. */
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
    /** With the first page alone. */
    footer: z.nullable(z.object({ friends: z.int(), rewarded: z.int(), reward: Amount })),
    /** What a friend brings; null where nothing is paid for friends: for agents, and where the merchant does not. */
    rule: z.nullable(z.object({ deposit: Amount, turnover: Amount, amount: Amount, multiple: z.int() })),
  }),
  origin: 'assumed',
  requirements: ['MEMBER-009', 'MEMBER-013'],
})
