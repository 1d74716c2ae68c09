import type { Scenario } from '../scenario.ts'
import { fromBlockedRegion } from './region-blocked.ts'

export const statusBoth: Scenario = {
  name: 'status-both',
  story: 'Maintenance and a blocked region at once: maintenance is what the visitor must be told.',
  merchant: 'aurora1',
  make: (world) => ({ ...fromBlockedRegion(world), maintenance: true }),
}
