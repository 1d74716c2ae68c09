import { vip as ladder } from '@understudy/contracts'
import type { Scenario, WorldSeed } from '../scenario.ts'
import { memberNamed, withMember, withSettings } from './changes.ts'

export const vip: Scenario = {
  name: 'vip',
  story: 'amina has reached VIP 10, the top of the ladder, with the wallet that goes with it.',
  person: 'amina',
  merchant: 'aurora1',
  make: (world) =>
    withTurnover(
      withMember(withSettings(world, 'aurora1', { vip: true }), 'amina', { vipLabel: 'VIP10', balance: 3_250_000 }),
      'amina',
      ladder.LEVEL_TURNOVERS[10] + 12_500_000,
    ),
}

/** One unit short of the next level, so that the smallest bet reaches it. */
export const vipNext: Scenario = {
  name: 'vip-next',
  story: 'amina, VIP 6, is one bet short of VIP 7: any round she plays lifts her and pays the upgrade bonus.',
  person: 'amina',
  merchant: 'aurora1',
  make: (world) => withTurnover(world, 'amina', ladder.LEVEL_TURNOVERS[7] - 1),
}

/** Sets a member's total turnover, currency units. */
function withTurnover(world: WorldSeed, username: string, turnover: number): WorldSeed {
  const { id: memberId } = memberNamed(world, username)
  const others = world.vipTurnover.filter((row) => row.memberId !== memberId)
  return { ...world, vipTurnover: [...others, { memberId, turnover }] }
}
