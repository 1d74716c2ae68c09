import type { Scenario } from '../scenario.ts'

export const slowVendor: Scenario = {
  name: 'slow-vendor',
  story: 'Vendors take six seconds to answer a launch, so that one can look at a game on its way and turn back.',
  merchant: 'aurora1',
  latency: [
    { endpoint: 'launch.game', ms: 6_000 },
    { endpoint: 'launch.guestSports', ms: 6_000 },
  ],
  make: (world) => world,
}
