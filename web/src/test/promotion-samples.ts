import type {
  Promotion,
  PromotionDetail,
  PromotionLabel,
  PromotionRule,
  PromotionWay,
} from '@understudy/contracts/promotions'

/** Late on the 1st by the world's clock, when it is already the 2nd at the merchant. */
const START = Date.parse('2026-02-01T20:00:00Z')
const END = Date.parse('2026-04-09T07:00:00Z')

/** A promotion of the list, with the caller's status. */
export const promotionSample = (id: number, more: Partial<Promotion> = {}): Promotion => ({
  id,
  title: `Promotion ${id}`,
  way: 'apply',
  kind: 'gift',
  label: 'join',
  picture: `/img/${id}.webp`,
  startDate: START,
  endDate: END,
  noExpiry: 0,
  ...more,
})

/** Requirements and reward of a promotion. */
export const ruleSample = (more: Partial<PromotionRule> = {}): PromotionRule => ({
  way: 'apply',
  kind: 'gift',
  type: 'MANUAL',
  amount: 500,
  percent: 0,
  cap: 0,
  minDeposit: 0,
  goal: 0,
  multiple: 3,
  every: 'once',
  minVip: 0,
  whom: 'all',
  claimDays: 7,
  ...more,
})

/** One promotion of a kind, with the caller's status. */
export const detailSample = (
  way: PromotionWay,
  label: PromotionLabel,
  more: Partial<PromotionDetail> = {},
): PromotionDetail => ({
  ...promotionSample(7, { title: 'Weekly cashback', label, way, picture: '/img/first.webp' }),
  content: '<p>Words of <strong>the house</strong></p>',
  announcementImages: [
    { url: '/img/first.webp', sequence: 1 },
    { url: '/img/second.webp', sequence: 2 },
  ],
  rule: ruleSample({ way }),
  unfit: null,
  since: null,
  reward: null,
  progress: null,
  reason: null,
  remark: '',
  transId: null,
  ...more,
})
