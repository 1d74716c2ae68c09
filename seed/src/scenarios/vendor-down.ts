import type { Scenario } from '../scenario.ts'
import { withVendorsDown } from './changes.ts'

export const vendorDown: Scenario = {
  name: 'vendor-down',
  story: 'Kestrel Sports, Maidan Cricket and Nilgiri Play are in maintenance, so the best-known tiles do not open.',
  merchant: 'aurora1',
  make: (world) => withVendorsDown(world, ['FB', 'U9W', 'NP']),
}
