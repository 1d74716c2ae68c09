import { promotions } from '@understudy/contracts'
import { type Learns, learns } from '../../binding/learns.ts'
import { learntImages, learntNotice } from '../announcements/index.ts'

/** The rule of a promotion of which only the list is known. */
const SOME_RULE: Omit<promotions.PromotionRule, 'way' | 'kind'> = {
  type: 'MANUAL',
  amount: 0,
  percent: 0,
  cap: 0,
  minDeposit: 0,
  goal: 0,
  multiple: 0,
  every: 'once',
  minVip: 0,
  whom: 'all',
  claimDays: 30,
}

export const promotionLearns: readonly Learns[] = [
  learns(promotions.promotionDetail, (promotion, into) => {
    into.keep('announcements', {
      ...learntNotice(promotion, into),
      type: 'PR',
      content: into.html(promotion.content),
      images: learntImages(promotion.announcementImages, into),
      rule: promotion.rule,
    })
  }),
  learns(promotions.promotionList, ({ list }, into) => {
    const entries = list.map((promotion) => {
      const url = promotion.picture === null ? undefined : into.picture(promotion.picture)
      return {
        ...learntNotice(promotion, into),
        type: 'PR' as const,
        ...(url !== undefined && { images: [{ url, sequence: 1 }] }),
      }
    })
    into.listed('announcements', entries)
    into.finally((file) => {
      for (const { id, way, kind } of list) {
        if (file.announcements?.find((one) => one.id === id)?.rule) continue
        into.keep('announcements', { id, rule: { ...SOME_RULE, way, kind } })
        into.invented('promotions', 'rules of those whose page was not recorded')
      }
    })
    if (list.some(({ label }) => promotions.KEPT_LABELS.some((kept) => kept === label)))
      into.leftOut('promotions', 'what the member has joined or claimed')
  }),
]
