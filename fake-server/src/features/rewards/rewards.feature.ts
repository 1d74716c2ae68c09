import { feature } from '../../binding/feature.ts'
import { wordsIn } from '../../world/column-words.ts'
import { Texts } from '../../world/json-columns.ts'
import type { World } from '../../world/world.ts'
import { rewardNumber } from './payment.ts'
import { loadRewards, rewardsRepository } from './rewards.repository.ts'
import { rewardsRoutes } from './rewards.routes.ts'
import { reward } from './rewards.table.ts'

export const rewards = feature({
  name: 'rewards',
  routes: rewardsRoutes,
  load: loadRewards,
  due: {
    'reward.expires': (world: World, now: number, limit: number) =>
      world
        .use(rewardsRepository)
        .expiring(now, limit)
        .map((row) => ({ at: row.expiresAt, about: rewardNumber(row) })),
  },
  jsonColumns: { 'reward.name': Texts },
  columnWords: wordsIn(reward),
})
