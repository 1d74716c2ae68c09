import { MINUTE } from '@understudy/contracts/durations'
import { type Scheduled, scheduled } from '../../binding/feature.ts'
import { worldState } from '../../storage/world.table.ts'
import { cashierOf } from '../../world/settings.ts'
import type { World } from '../../world/world.ts'
import { promotionOf } from './promotion-of.ts'
import { issue, reject } from './promotion-steps.ts'
import { type PartRow, promotionsRepository } from './promotions.repository.ts'
import { promotionPart } from './promotions.table.ts'

/** When an application is decided automatically: a delay after it came, or after the delay was last changed. */
function decidedAt(world: World, { at }: PartRow): number {
  const { promotionMinutes, since } = cashierOf(world)
  return Math.max(at, since) + promotionMinutes * MINUTE
}

/** Returns the applications that will be decided automatically, the longest waiting first. */
const undecided = (world: World, limit: number): PartRow[] =>
  cashierOf(world).promotions === 'leave' ? [] : world.use(promotionsRepository).applying(limit)

/** Applications that are decided automatically, and rewards that expire. */
export const scheduledPromotions: readonly Scheduled[] = [
  scheduled({
    kind: 'promotion.moves',
    reads: [promotionPart, worldState],
    upcoming: (world, limit) =>
      undecided(world, limit).map((part) => ({ at: decidedAt(world, part), about: part.rewardId, part })),
    run(world, { at, part }) {
      const promotion = promotionOf(world, part)
      // If the promotion was withdrawn meanwhile, the application is removed.
      if (!promotion) world.use(promotionsRepository).remove(part.rewardId)
      else if (cashierOf(world).promotions === 'approve') issue(world, promotion, part.memberId, 'approve', { at })
      else reject(world, promotion, part.memberId, { reason: 'terms', at })
      return undefined
    },
  }),
  {
    kind: 'promotion.expires',
    upcoming: (world, limit) =>
      world
        .use(promotionsRepository)
        .expiring(world.now(), limit)
        .map(({ expiresAt, rewardId }) => ({ at: expiresAt ?? 0, about: rewardId })),
  },
]
