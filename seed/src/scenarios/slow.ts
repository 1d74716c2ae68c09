import type { Scenario } from '../scenario.ts'

export const slow: Scenario = {
  name: 'slow',
  story: 'Every call takes a second and a half, so that skeletons and loaders can be looked at.',
  merchant: 'aurora1',
  latency: [{ endpoint: '*', ms: 1_500 }],
  make: (world) => world,
}
