import type { World } from '../../world/world.ts'
import { membersRepository } from './member.repository.ts'

/** Returns the member's VIP level; 0 without a label. */
export const vipLevel = (world: World, memberId: number): number => {
  const label = world.use(membersRepository).byId(memberId)?.vipLabel ?? ''
  return Number(/^VIP(\d+)$/.exec(label)?.[1] ?? 0)
}
