import { fairness as contract } from '@understudy/contracts'
import { feature } from '@understudy/platform/binding/feature.ts'
import { rulesOf, wholeBetween } from '@understudy/platform/storage/column-rules.ts'
import { fairSeed } from './fair-seeds.table.ts'
import { fairnessRoutes } from './fairness.routes.ts'

/** The largest counter of rounds that may be imported. */
const MOST_ROUNDS = 1_000_000_000

export const fairness = feature({
  name: 'fairness',
  tables: [fairSeed],
  routes: fairnessRoutes,
  columns: rulesOf(fairSeed, {
    clientSeed: { holds: '1 to 64 letters, digits, hyphens and underscores', schema: contract.ClientSeed },
    rounds: wholeBetween(0, MOST_ROUNDS),
  }),
})
