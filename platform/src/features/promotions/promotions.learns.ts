import { promotions } from '@understudy/contracts'
import { type Learns, learns, type Notes } from '../../binding/learns.ts'
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
    takePart(promotion, into)
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
    into.finally(({ promotionParts = [] }) => {
      const told = new Set(promotionParts.map(({ promotion }) => promotion))
      if (list.some(({ id, label }) => isKept(label) && !told.has(id)))
        into.leftOut('promotions', 'what was joined or claimed of those whose page was not recorded')
    })
  }),
]

const isKept = (label: promotions.PromotionLabel): label is promotions.KeptLabel =>
  promotions.KEPT_LABELS.some((kept) => kept === label)

/** A reward that waits to be claimed was issued, or is that of a goal that the bets reach. */
function takePart({ id, label, rule, since, reward, reason, remark }: promotions.PromotionDetail, into: Notes): void {
  if (since === null || since > into.startAt) return
  const kept = label === 'claim' ? (rule.way === 'goal' ? 'process' : 'issued') : label
  if (!isKept(kept)) return
  if (kept === 'joined' && rule.way === 'deposit') {
    into.leftOut('promotions', 'what was chosen with a deposit that is not paid yet')
    return
  }
  into.invented('promotions', 'numbers of rewards')
  if (kept === 'process') into.invented('promotions', 'how far goals are: it follows from the bets')
  if (remark !== '') into.leftOut('promotions', 'remarks')
  into.listed('promotionParts', [
    {
      member: into.owner,
      promotion: id,
      label: kept,
      at: into.when(since),
      ...(reward && { amount: reward.amount }),
      ...(reason !== null && { reason }),
    },
  ])
}
