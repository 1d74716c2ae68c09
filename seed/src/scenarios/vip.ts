import type { Scenario } from '../scenario.ts'
import { withMember, withSettings } from './changes.ts'

export const vip: Scenario = {
  name: 'vip',
  story: 'amina has reached VIP 10, the top of the ladder, with the wallet that goes with it.',
  merchant: 'aurora1',
  make: (world) =>
    withMember(withSettings(world, 'aurora1', { vip: true }), 'amina', { vipLabel: 'VIP10', balance: 3_250_000 }),
}
