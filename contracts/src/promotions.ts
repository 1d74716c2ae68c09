import * as z from 'zod/mini'
import { PromotionId } from './deposit-promotions.ts'
import { endpoint } from './endpoint.ts'
import { Address, Amount, Time, wholeNumber } from './fields.ts'
import { PROMOTION_LABELS, PROMOTION_WAYS } from './promotion-states.ts'

export * from './deposit-promotions.ts'
export * from './promotion-states.ts'

/** What a promotion is about; the tabs of the list. */
export const PROMOTION_KINDS = ['deposit', 'play', 'gift', 'club'] as const
export type PromotionKind = (typeof PROMOTION_KINDS)[number]

/** What the platform calls a promotion by what it is given for. */
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

/** The rules of a promotion; amounts in currency units. What does not apply to its way is 0. */
export const PromotionRule = z.object({
  way: z.enum(PROMOTION_WAYS),
  kind: z.enum(PROMOTION_KINDS),
  type: PromotionType,
  /** The reward, but for one that is a share of a deposit. */
  amount: Units,
  /** Of the deposit, up to `cap`, for deposits from `minDeposit` on. */
  percent: z.int().check(z.gte(0), z.lte(1_000)),
  cap: Units,
  minDeposit: Units,
  /** What has to be turned over for a reward of the way `goal`. */
  goal: Units,
  /** How often the reward has to be bet before money may leave. */
  multiple: z.int().check(z.gte(0), z.lte(100)),
  every: z.enum(['once', 'day']),
  minVip: z.int().check(z.gte(0), z.lte(10)),
  /** For whom it is: everybody, who has not deposited yet, or who registered in the last thirty days. */
  whom: z.enum(['all', 'firstDeposit', 'newcomers']),
  /** How long a reward can be claimed once it is there. */
  claimDays: z.int().check(z.gte(1), z.lte(365)),
})
export type PromotionRule = z.infer<typeof PromotionRule>

/** Of the way of a newcomer: so long after registering. */
export const NEWCOMER_DAYS = 30
/** A promotion that is over stays on the list so long. */
export const SHOWN_AFTER_DAYS = 14

export const REJECT_REASONS = ['terms', 'duplicate', 'profile', 'other'] as const
export const RejectReason = z.enum(REJECT_REASONS)
export type RejectReason = z.infer<typeof RejectReason>

/** A promotion on the list, as it stands for the caller. */
export const Promotion = z.object({
  id: PromotionId,
  title: z.string(),
  way: z.enum(PROMOTION_WAYS),
  kind: z.enum(PROMOTION_KINDS),
  label: z.enum(PROMOTION_LABELS),
  /** The picture of sequence 1; null without one. */
  picture: z.nullable(Address),
  startDate: Time,
  endDate: Time,
  /** 1: it is for good, whatever its end date says. */
  noExpiry: z.literal([0, 1]),
})
export type Promotion = z.infer<typeof Promotion>

/** Belongs to promotion, member and, where there is one every day, day. */
const RewardId = z.string().check(z.regex(/^P\d{1,9}-\d{1,10}(-\d{8})?$/))

/** What a member was given, or can claim; amounts in currency units. */
export const PromotionReward = z.object({
  rewardId: RewardId,
  amount: Amount,
  /** What has to be bet for it before money may leave. */
  requiredTurnover: Amount,
  /** Until when it can be claimed; null once that is done. */
  expiresAt: z.nullable(Time),
})

export const PromotionDetail = z.object({
  ...Promotion.shape,
  /** HTML of the content system: sanitise before showing. */
  content: z.string(),
  announcementImages: z.array(z.object({ url: Address, sequence: z.int() })),
  rule: PromotionRule,
  /** Why the caller cannot have it: it is for first deposits, for newcomers, or from a VIP level on. */
  unfit: z.nullable(z.enum(['firstDeposit', 'newcomers', 'level'])),
  /** When it came to its label by somebody's hand; null where time alone has led there. */
  since: z.nullable(Time),
  reward: z.nullable(PromotionReward),
  /** Of a goal: what was turned over and what is wanted. */
  progress: z.nullable(z.object({ actual: Amount, expected: Amount })),
  /** Of a rejected application. */
  reason: z.nullable(RejectReason),
  /** What the house wrote. */
  remark: z.string(),
  /** The deposit it was chosen with. */
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

const joinErrors = [
  'promotion.not.found',
  'promotion.not.started',
  'promotion.ended',
  'promotion.state',
  'promotion.not.eligible',
  'claim.already',
] as const

export const joinPromotion = endpoint({
  ...ofMember,
  ...one,
  name: 'promotions.join',
  method: 'POST',
  path: '/wps/relay/MCSFE_joinPromotion',
  summary: 'Applies for a promotion that staff review, or joins one with a goal or a draw.',
  reply: PromotionDetail,
  errors: joinErrors,
  requirements: ['MEMBER-010', 'MEMBER-011'],
})

const Claimed = z.object({ rewardId: RewardId, amount: Amount, requiredTurnover: Amount })

export const claimPromotion = endpoint({
  ...ofMember,
  ...one,
  name: 'promotions.claim',
  method: 'POST',
  path: '/wps/relay/MCSFE_claimPromotion',
  summary: 'Pays what a promotion gives now, once: at once, for a goal that was reached, or as staff issued it.',
  reply: Claimed,
  errors: joinErrors,
  requirements: ['MEMBER-010', 'MEMBER-011'],
})

/** U can be claimed as its goal was reached, I issued by the house, C claimed, E expired. */
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
  reply: Claimed,
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
