import type { World } from '../../world/world.ts'
import { membersRepository } from '../member/index.ts'
import { type PartRow, type Promotion, promotionsRepository } from './promotions.repository.ts'

/** Returns the promotion of a part; undefined when it is no longer published. */
export function promotionOf(
  world: World,
  { memberId, promotionId }: Pick<PartRow, 'memberId' | 'promotionId'>,
): Promotion | undefined {
  const merchant = world.use(membersRepository).byId(memberId)?.merchant ?? ''
  return world.use(promotionsRepository).one(merchant, promotionId)
}
