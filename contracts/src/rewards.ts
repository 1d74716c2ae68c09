import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Amount, pageSize, Time } from './fields.ts'
import { RECORD_PAGE, RecordCursor } from './record-kit.ts'

/** Most claimable rewards listed, earliest expiry first. */
export const MOST_CLAIMABLE = 100

/** Types of rewards. */
export const REWARD_TYPES = [
  'MISSION',
  'REFERRAL',
  'MANUAL',
  'RAFFLE',
  'LUCKY_BET',
  'UPGRADE_BONUS',
  'RANK_SALARY',
  'DEPOSIT',
  'NEW_REGISTER',
  'APP_DOWNLOAD',
] as const
export const RewardType = z.enum(REWARD_TYPES)
export type RewardType = (typeof REWARD_TYPES)[number]

/** Types of tickets; all others are earned. */
export const TICKET_TYPES: readonly RewardType[] = ['MANUAL', 'RAFFLE', 'LUCKY_BET']

/** Kinds of rewards. `earned`: by the member's activity; `ticket`: given by the house or won in a draw. */
export const REWARD_KINDS = ['earned', 'ticket'] as const
export const RewardKind = z.enum(REWARD_KINDS)
export type RewardKind = z.infer<typeof RewardKind>

export const RewardStatus = z.enum(['AVAILABLE', 'CLAIMED', 'EXPIRED'])
export type RewardStatus = z.infer<typeof RewardStatus>

export const RewardId = z.string().check(z.regex(/^RW\d{1,10}$/))

/** Highest turnover multiple of a reward. */
export const MOST_MULTIPLE = 50

/** A reward; amounts in currency units. */
export const Reward = z.object({
  transactionId: RewardId,
  kind: RewardKind,
  type: RewardType,
  /** Name of the reward, in the language of the call. */
  name: z.string(),
  amount: Amount,
  /** Turnover multiple required before a withdrawal; 0 for none. */
  multiple: z.int(),
  requiredTurnover: Amount,
  status: RewardStatus,
  issuedAt: Time,
  /** End of the claim period, exclusive. */
  expireDate: Time,
  /** Time of the claim; null until claimed. */
  claimedAt: z.nullable(Time),
})
export type Reward = z.infer<typeof Reward>

/** A past reward; those of promotions have numbers that begin with P. */
export const PastReward = z.object({
  ...Reward.shape,
  transactionId: z.string().check(z.regex(/^(RW\d{1,10}|P\d{1,9}-\d{1,10}(-\d{8})?)$/)),
  type: z.enum([...REWARD_TYPES, 'PROMOTION']),
})
export type PastReward = z.infer<typeof PastReward>

const forMembers = { access: 'real', flag: 'REWCEN3', origin: 'assumed', requirements: ['MEMBER-007'] } as const

export const claimable = endpoint({
  ...forMembers,
  name: 'rewards.claimable',
  method: 'GET',
  path: '/wps/relay/PROMOFE_getClaimTicketList',
  summary: 'Lists the rewards the member can claim now, next to expire first.',
  query: z.strictObject({ status: z._default(z.literal('AVAILABLE'), 'AVAILABLE'), kind: z.optional(RewardKind) }),
  reply: z.array(Reward).check(z.maxLength(MOST_CLAIMABLE)),
  origin: 'observed',
})

export const unclaimed = endpoint({
  ...forMembers,
  name: 'rewards.unclaimed',
  method: 'GET',
  path: '/wps/relay/PROMOFE_getClaimTicketCount',
  summary: 'Returns the number of rewards the member can claim now, including those of promotions, as a bare number.',
  reply: z.int().check(z.gte(0)),
})

export const history = endpoint({
  ...forMembers,
  name: 'rewards.history',
  method: 'GET',
  path: '/wps/relay/PROMOFE_getClaimTicketHistory',
  summary: 'Lists rewards that were claimed or have expired, including those of promotions, latest first.',
  query: z.strictObject({ after: z.optional(RecordCursor), pageSize: pageSize(RECORD_PAGE) }),
  reply: z.object({
    list: z.array(PastReward),
    next: z.nullable(RecordCursor),
    /** Totals of claimed rewards; first page only, otherwise null. */
    footer: z.nullable(z.object({ count: z.int(), amount: Amount })),
  }),
})

/** A claimed reward. */
export const Claimed = z.object({ transactionId: RewardId, amount: Amount, requiredTurnover: Amount })
export type Claimed = z.infer<typeof Claimed>

export const claim = endpoint({
  ...forMembers,
  name: 'rewards.claim',
  method: 'POST',
  path: '/wps/relay/PROMOFE_claimTicket',
  summary: 'Pays a reward into the wallet, once, before it expires; its turnover requirement starts then.',
  body: z.strictObject({ transactionId: RewardId }),
  reply: Claimed,
  errors: ['reward.not.found', 'claim.already', 'claim.expired'],
  origin: 'observed',
})
