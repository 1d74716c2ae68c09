import type { World } from '../../world/world.ts'
import { membersRepository } from './member.repository.ts'

/** The VIP level a member has reached; 0 without a label. */
export const vipLevel = (world: World, memberId: number): number => {
  const label = world.use(membersRepository).byId(memberId)?.vipLabel ?? ''
  return Number(/^VIP(\d+)$/.exec(label)?.[1] ?? 0)
}
