import type { Scenario } from '../scenario.ts'
import { withOnlyFlags } from './changes.ts'

export const minimalMerchant: Scenario = {
  name: 'minimal-merchant',
  story: 'basalt2 with every switch off except what logging in needs; rabia can still get in.',
  merchant: 'basalt2',
  make: (world) => withOnlyFlags(world, 'basalt2', ['COMM3', 'CAPTCHA3', 'PASS3']),
}
