import type { World } from '../../world/world.ts'
import { rewardOf } from './promotion-steps.ts'
import { type PartRow, type Promotion, promotionsRepository } from './promotions.repository.ts'
import { standingOf } from './standing.ts'

/** Upper bound of the rewards in one reply. */
export const MOST_CLAIMS = 200

/** Returns the reward of a part, paid or claimable; undefined when there is none. */
export function rewardOfPart(world: World, promotion: Promotion, part: PartRow) {
  const { amount, turnover, expiresAt } = part
  const isOver = expiresAt !== null && world.hasCome(expiresAt)
  if (part.label === 'claimed') return { amount, turnover, expiresAt, status: 'C' as const }
  if (part.label === 'issued') return { amount, turnover, expiresAt, status: isOver ? ('E' as const) : ('I' as const) }
  if (part.label !== 'process') return undefined
  const standing = standingOf(world, promotion, part.memberId)
  const earned = { ...rewardOf(promotion), expiresAt: standing.expiresAt }
  if (standing.label === 'claim') return { ...earned, status: 'U' as const }
  return standing.expiresAt === null ? undefined : { ...earned, status: 'E' as const }
}

/** Returns a member's claimed and expired promotion rewards; amounts in ten-thousandths. */
export function pastRewardsOf(world: World, merchant: string, memberId: number) {
  const repository = world.use(promotionsRepository)
  return repository.partsOf(memberId, MOST_CLAIMS).flatMap((part) => {
    const promotion = repository.one(merchant, part.promotionId)
    const reward = promotion && rewardOfPart(world, promotion, part)
    if (!reward || (reward.status !== 'C' && reward.status !== 'E')) return []
    const claimedAt = reward.status === 'C' ? part.at : null
    const overAt = claimedAt ?? reward.expiresAt ?? part.at
    return {
      part,
      title: promotion.announcement.title,
      amount: reward.amount,
      turnover: reward.turnover,
      claimedAt,
      overAt,
    }
  })
}

/** Counts the promotion rewards a member can claim now. */
export function countClaimable(world: World, merchant: string, memberId: number): number {
  const repository = world.use(promotionsRepository)
  return repository.partsOf(memberId, MOST_CLAIMS).filter((part) => {
    const promotion = repository.one(merchant, part.promotionId)
    const status = promotion && rewardOfPart(world, promotion, part)?.status
    return status === 'I' || status === 'U'
  }).length
}
