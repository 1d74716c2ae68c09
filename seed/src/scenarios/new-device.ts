import type { Scenario } from '../scenario.ts'
import { withFlags } from './changes.ts'

export const newDevice: Scenario = {
  name: 'new-device',
  story: 'amina and sana have logged in on another phone before, so this one is asked for a code.',
  merchant: 'aurora1',
  make: (world) => withFlags(world, 'aurora1', { LOGINIPVERF3: true }),
}
