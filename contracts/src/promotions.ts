import * as z from 'zod/mini'
import { AnnouncementImage } from './announcements.ts'
import { JOIN_ERRORS, PromotionId } from './deposit-promotions.ts'
import { endpoint } from './endpoint.ts'
import { Address, Amount, Time, wholeNumber } from './fields.ts'
import { PROMOTION_LABELS, PROMOTION_WAYS } from './promotion-states.ts'

export * from './deposit-promotions.ts'
export * from './promotion-states.ts'

/** Kinds of promotions, the tabs of the list. */
export const PROMOTION_KINDS = ['deposit', 'play', 'gift', 'club'] as const
export type PromotionKind = (typeof PROMOTION_KINDS)[number]

/** Types of promotions. */
export const PROMOTION_TYPES = [
  'MANUAL',
  'RAFFLE',
  'UPGRADE_BONUS',
  'MISSION',
  'NEW_REGISTER',
  'RANK_SALARY',
  'DEPOSIT',
  'FIRST_DEPOSIT',
  'SECOND_DEPOSIT',
  'THIRD_DEPOSIT',
  'FOURTH_DEPOSIT',
  'FIFTH_DEPOSIT',
  'DEPOSIT_COUNT',
  'DEPOSIT_BET_BONUS',
  'SIGNUP',
  'LUCKY_BET',
  'REFERRAL',
  'APP_DOWNLOAD',
] as const
const PromotionType = z.enum(PROMOTION_TYPES)
export type PromotionType = z.infer<typeof PromotionType>

const Units = z.number().check(z.gte(0), z.lte(1_000_000_000))

/** Rules of a promotion; amounts in currency units, 0 if not applicable. */
export const PromotionRule = z.object({
  way: z.enum(PROMOTION_WAYS),
  kind: z.enum(PROMOTION_KINDS),
  type: PromotionType,
  /** Reward; 0 if it is a percentage of a deposit. */
  amount: Units,
  /** Percentage of the deposit, up to `cap`, for deposits of at least `minDeposit`. */
  percent: z.int().check(z.gte(0), z.lte(1_000)),
  /** Highest reward of a percentage. */
  cap: Units,
  /** Lowest deposit that earns a reward. */
  minDeposit: Units,
  /** Turnover target, for the way `goal`. */
  goal: Units,
  /** Turnover multiple required before a withdrawal, 0 to 100. */
  multiple: z.int().check(z.gte(0), z.lte(100)),
  every: z.enum(['once', 'day']),
  minVip: z.int().check(z.gte(0), z.lte(10)),
  /** Audience: all members, members before their first deposit, or members registered within 30 days. */
  whom: z.enum(['all', 'firstDeposit', 'newcomers']),
  /** Claim period of a reward, days, 1 to 365. */
  claimDays: z.int().check(z.gte(1), z.lte(365)),
})
export type PromotionRule = z.infer<typeof PromotionRule>

/** Days after registration during which a member is a newcomer. */
export const NEWCOMER_DAYS = 30
/** Days for which an ended promotion stays listed. */
export const SHOWN_AFTER_DAYS = 14

export const REJECT_REASONS = ['terms', 'duplicate', 'profile', 'other'] as const
export const RejectReason = z.enum(REJECT_REASONS)
export type RejectReason = z.infer<typeof RejectReason>

/** A promotion in the list, with the caller's state. */
export const Promotion = z.object({
  id: PromotionId,
  title: z.string(),
  way: z.enum(PROMOTION_WAYS),
  kind: z.enum(PROMOTION_KINDS),
  label: z.enum(PROMOTION_LABELS),
  /** Picture of sequence 1; null without one. */
  picture: z.nullable(Address),
  startDate: Time,
  endDate: Time,
  /** Whether the promotion is unlimited: 1 yes, regardless of its end date; 0 no. */
  noExpiry: z.literal([0, 1]),
})
export type Promotion = z.infer<typeof Promotion>

/** Id of a reward: promotion, member and, for daily ones, day. */
const RewardId = z.string().check(z.regex(/^P\d{1,9}-\d{1,10}(-\d{8})?$/))

/** A reward, claimable or claimed; amounts in currency units. */
export const PromotionReward = z.object({
  rewardId: RewardId,
  amount: Amount,
  /** Turnover required before a withdrawal. */
  requiredTurnover: Amount,
  /** Expiry of the claim; null once claimed. */
  expiresAt: z.nullable(Time),
})

export const PromotionDetail = z.object({
  ...Promotion.shape,
  /** HTML of the content system; sanitise before display. */
  content: z.string(),
  announcementImages: z.array(AnnouncementImage),
  rule: PromotionRule,
  /** Reason why the caller is excluded: first deposits only, newcomers only, or VIP level too low; null if eligible. */
  unfit: z.nullable(z.enum(['firstDeposit', 'newcomers', 'level'])),
  /** Time of the last change by the member or the house; null if only time led to the state. */
  since: z.nullable(Time),
  reward: z.nullable(PromotionReward),
  /** Progress towards the goal: actual and required turnover; null without a goal. */
  progress: z.nullable(z.object({ actual: Amount, expected: Amount })),
  /** Reason of the rejection; null if not rejected. */
  reason: z.nullable(RejectReason),
  /** Remark of the house. */
  remark: z.string(),
  /** Id of the deposit; null without one. */
  transId: z.nullable(z.string()),
})
export type PromotionDetail = z.infer<typeof PromotionDetail>

const one = { body: z.strictObject({ id: PromotionId }) }
const ofEverybody = { access: 'guest', origin: 'assumed' } as const
const ofMember = { access: 'real', origin: 'assumed' } as const

export const promotionList = endpoint({
  ...ofEverybody,
  name: 'promotions.list',
  method: 'GET',
  path: '/wps/relay/MCSFE_getPromotionList',
  summary:
    'Lists promotions that run, are coming or have just ended, newest start first, with the caller’s state in each.',
  reply: z.object({ list: z.array(Promotion) }),
  requirements: ['MEMBER-010', 'CONTENT-015'],
})

export const promotionDetail = endpoint({
  ...ofEverybody,
  name: 'promotions.detail',
  method: 'GET',
  path: '/wps/relay/MCSFE_getPromotionDetail',
  summary: 'Returns one promotion with its text, its rules and the caller’s state in it.',
  query: z.strictObject({ id: wholeNumber(1, 999_999_999) }),
  reply: PromotionDetail,
  errors: ['promotion.not.found'],
  requirements: ['CONTENT-012', 'CONTENT-013', 'MEMBER-010'],
})

export const joinPromotion = endpoint({
  ...ofMember,
  ...one,
  name: 'promotions.join',
  method: 'POST',
  path: '/wps/relay/MCSFE_joinPromotion',
  summary: 'Applies for a promotion that staff review, or joins one with a goal or a draw.',
  reply: PromotionDetail,
  errors: JOIN_ERRORS,
  requirements: ['MEMBER-010', 'MEMBER-011'],
})

/** A promotion reward that was claimed. */
export const ClaimedPromotion = z.object({ rewardId: RewardId, amount: Amount, requiredTurnover: Amount })

export const claimPromotion = endpoint({
  ...ofMember,
  ...one,
  name: 'promotions.claim',
  method: 'POST',
  path: '/wps/relay/MCSFE_claimPromotion',
  summary: 'Pays what a promotion gives now, once: at once, for a goal that was reached, or as staff issued it.',
  reply: ClaimedPromotion,
  errors: JOIN_ERRORS,
  requirements: ['MEMBER-010', 'MEMBER-011'],
})

/** States of a claim: U claimable (goal reached), I issued by the house, C claimed, E expired. */
export const CLAIM_CODES = ['U', 'I', 'C', 'E'] as const

export const promotionClaims = endpoint({
  ...ofMember,
  name: 'promotions.claims',
  method: 'GET',
  path: '/wps/relay/MCSFE_getClaimPromotion',
  summary:
    'Lists the member’s promotion rewards, newest first, at most two hundred; in all states unless one is given.',
  query: z.strictObject({ promotionType: z.optional(PromotionType), status: z.optional(z.enum(CLAIM_CODES)) }),
  reply: z.array(
    z.object({
      rewardId: RewardId,
      promId: PromotionId,
      eventName: z.string(),
      promotionType: PromotionType,
      rewardAmount: Amount,
      requiredTurnover: Amount,
      approvedDate: Time,
      expireDate: z.nullable(Time),
      status: z.enum(CLAIM_CODES),
    }),
  ),
  requirements: ['MEMBER-007'],
})

export const claimIssuedPromotion = endpoint({
  ...ofMember,
  name: 'promotions.claimIssued',
  method: 'POST',
  path: '/wps/relay/MCSFE_claimIssuedPromotion',
  summary: 'Pays a reward that was issued or earned, once, with its turnover requirement.',
  body: z.strictObject({ rewardId: RewardId }),
  reply: ClaimedPromotion,
  errors: ['reward.not.found', 'claim.already', 'claim.expired', 'promotion.state'],
  requirements: ['MEMBER-007', 'MEMBER-011'],
})

const Available = z.record(z.string(), z.object({ enabled: z.boolean(), count: z.int() }))

export const merchantPromotions = endpoint({
  ...ofEverybody,
  name: 'promotions.ofMerchant',
  method: 'GET',
  path: '/wps/relay/MCSFE_getMerchantAvailablePromotions',
  summary: 'Lists the types of promotions the merchant has now, with the number that run; a disabled type is included.',
  reply: Available,
})

export const availablePromotions = endpoint({
  ...ofMember,
  name: 'promotions.available',
  method: 'GET',
  path: '/wps/relay/MCSFE_getAvailablePromotions',
  summary: 'Lists the types of promotions for the member; `count` is how many can be joined or claimed now.',
  reply: Available,
})
