import type { Happening } from '../../binding/feature.ts'
import { cashierOf } from '../../world/settings.ts'
import type { World } from '../../world/world.ts'
import { promotionOf } from './promotion-of.ts'
import { type PartRow, promotionsRepository } from './promotions.repository.ts'
import { issue, reject } from './steps.ts'

const MINUTE = 60_000

/** When an application is decided automatically: a delay after it came, or after the delay was last changed. */
function decidedAt(world: World, { at }: PartRow): number {
  const { promotionMinutes, since } = cashierOf(world)
  return Math.max(at, since) + promotionMinutes * MINUTE
}

/** Returns the applications that will be decided automatically, the longest waiting first. */
const undecided = (world: World, limit: number): PartRow[] =>
  cashierOf(world).promotions === 'leave' ? [] : world.use(promotionsRepository).applying(limit)

export const applicationsAreDecided: Happening = {
  next(world) {
    const [part] = undecided(world, 1)
    return part && decidedAt(world, part)
  },
  happen(world) {
    const [part] = undecided(world, 1)
    if (!part) return
    const at = decidedAt(world, part)
    const promotion = promotionOf(world, part)
    // If the promotion was withdrawn meanwhile, the application is removed.
    if (!promotion) world.use(promotionsRepository).remove(part.rewardId)
    else if (cashierOf(world).promotions === 'approve') issue(world, promotion, part.memberId, 'approve', { at })
    else reject(world, promotion, part.memberId, { reason: 'terms', at })
  },
}

/** Upcoming events, as the control API lists them. */
export const DUE = {
  'promotion.moves': (world: World, _now: number, limit: number) =>
    undecided(world, limit).map((part) => ({ at: decidedAt(world, part), about: part.rewardId })),
  'promotion.expires': (world: World, now: number, limit: number) =>
    world
      .use(promotionsRepository)
      .expiring(now, limit)
      .map(({ expiresAt, rewardId }) => ({ at: expiresAt ?? 0, about: rewardId })),
}
