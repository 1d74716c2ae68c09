import { type MerchantCode, platformError, promotions, toAmount } from '@understudy/contracts'
import { handle } from '../../binding/call.ts'
import { textIn } from '../../shared/text.ts'
import type { World } from '../../world/world.ts'
import { systemRepository } from '../system/index.ts'
import { claim, claimReward, join } from './promotion-steps.ts'
import { detailView, listed, offeredOf, promotionView } from './promotion-views.ts'
import { type NewPart, type Promotion, promotionsRepository } from './promotions.repository.ts'
import { rewardIdOf } from './reward-id.ts'
import { MOST_CLAIMS, rewardOfPart } from './rewards-of-parts.ts'
import { playerOf, type standingOf } from './standing.ts'

export const promotionRoutes = [
  handle(promotions.promotionList, ({ world, merchant, caller, language }) => ({
    list: listed(world, merchant, playerOf(caller)).map(({ promotion, standing }) =>
      promotionView(world, promotion, standing, language),
    ),
  })),

  handle(promotions.promotionDetail, ({ world, merchant, caller, language, query }) =>
    detailView(world, promotionNamed(world, merchant, query.id), playerOf(caller), language),
  ),

  handle(promotions.joinPromotion, ({ world, merchant, caller: { memberId }, language, body }) => {
    const promotion = promotionNamed(world, merchant, body.id)
    join(world, promotion, memberId)
    return detailView(world, promotion, memberId, language)
  }),

  handle(promotions.claimPromotion, ({ world, merchant, caller: { memberId }, body }) =>
    claimedView(claim(world, promotionNamed(world, merchant, body.id), memberId)),
  ),

  handle(promotions.promotionClaims, ({ world, merchant, caller, language, query }) => {
    const repository = world.use(promotionsRepository)
    return repository
      .partsOf(caller.memberId, MOST_CLAIMS)
      .flatMap((part) => {
        const promotion = repository.one(merchant, part.promotionId)
        const reward = promotion && rewardOfPart(world, promotion, part)
        if (!reward) return []
        const { amount, turnover, status, expiresAt } = reward
        return {
          rewardId: part.rewardId,
          promId: promotion.id,
          eventName: textIn(promotion.announcement.title, language),
          promotionType: promotion.rule.type,
          rewardAmount: toAmount(amount),
          requiredTurnover: toAmount(turnover),
          approvedDate: part.at,
          expireDate: expiresAt,
          status,
        }
      })
      .filter(({ promotionType, status }) => {
        const isOfType = query.promotionType === undefined || promotionType === query.promotionType
        return isOfType && (query.status === undefined || status === query.status)
      })
  }),

  handle(promotions.claimIssuedPromotion, ({ world, merchant, caller: { memberId }, body }) => {
    const repository = world.use(promotionsRepository)
    const part = repository.part(body.rewardId)
    if (part) {
      const promotion = repository.one(merchant, part.promotionId)
      if (!promotion || part.memberId !== memberId) throw platformError('reward.not.found')
      return claimedView(claimReward(world, promotion, part))
    }
    // An earned reward has its number from the start, and a row only once it is claimed.
    const earned = listed(world, merchant, memberId).find(
      ({ promotion, standing }) =>
        standing.label === 'claim' && rewardIdOf(promotion, memberId, world.now()) === body.rewardId,
    )
    if (!earned) throw platformError('reward.not.found')
    return claimedView(claim(world, earned.promotion, memberId))
  }),

  handle(promotions.merchantPromotions, ({ world, merchant }) => availableTo(world, merchant, undefined)),

  handle(promotions.availablePromotions, ({ world, merchant, caller }) =>
    availableTo(world, merchant, caller.memberId),
  ),

  handle(promotions.depositPromotions, ({ world, merchant, caller: { memberId }, language }) =>
    listed(world, merchant, memberId, 'deposit')
      .filter(({ standing }) => canJoin(standing))
      .map(({ promotion: { id, rule, announcement } }) => ({
        id,
        title: textIn(announcement.title, language),
        percent: rule.percent,
        cap: rule.cap,
        minDeposit: rule.minDeposit,
        multiple: rule.multiple,
        every: rule.every,
      })),
  ),
]

const canJoin = ({ label, unfit }: Pick<ReturnType<typeof standingOf>, 'label' | 'unfit'>): boolean =>
  unfit === null && (label === 'join' || label === 'claim' || label === 'issued')

function promotionNamed(world: World, merchant: MerchantCode, id: number): Promotion {
  const offer = offeredOf(world, merchant).find((one) => one.id === id)
  if (!offer) throw platformError('promotion.not.found')
  return offer
}

const claimedView = ({ rewardId, amount, turnover }: NewPart) => ({
  rewardId,
  amount: toAmount(amount),
  requiredTurnover: toAmount(turnover),
})

/** Counts by promotion type how many the caller can join or claim; types that are switched off are listed too. */
function availableTo(world: World, merchant: MerchantCode, memberId: number | undefined) {
  const counts = new Map<string, number>()
  for (const { promotion, standing } of listed(world, merchant, memberId)) {
    const { type } = promotion.rule
    counts.set(type, (counts.get(type) ?? 0) + Number(canJoin(standing)))
  }
  const switches: Record<string, boolean> = world.use(systemRepository).merchant(merchant).promotions
  return Object.fromEntries(
    [...new Set([...Object.keys(switches), ...counts.keys()])].map((type) => [
      type,
      { enabled: switches[type] ?? true, count: counts.get(type) ?? 0 },
    ]),
  )
}
