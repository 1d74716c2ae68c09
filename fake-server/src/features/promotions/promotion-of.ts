import type { World } from '../../world/world.ts'
import { membersRepository } from '../member/index.ts'
import { type PartRow, type Promotion, promotionsRepository } from './promotions.repository.ts'

/** What a part is in; undefined once that is published no more. */
export function promotionOf(
  world: World,
  { memberId, promotionId }: Pick<PartRow, 'memberId' | 'promotionId'>,
): Promotion | undefined {
  const merchant = world.use(membersRepository).byId(memberId)?.merchant ?? ''
  return world.use(promotionsRepository).one(merchant, promotionId)
}
