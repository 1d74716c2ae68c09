import { feature } from '../../binding/feature.ts'
import { rulesOf, TEXTS } from '../../storage/column-rules.ts'
import { rewardNumber } from './payment.ts'
import { rewardLearns } from './rewards.learns.ts'
import { loadRewards, rewardsRepository } from './rewards.repository.ts'
import { rewardsRoutes } from './rewards.routes.ts'
import { reward } from './rewards.table.ts'

export { claimReward } from './claim.ts'
export { issueReward } from './issue.ts'
export { rewardNumber } from './payment.ts'
export { type NewReward, rewardsRepository } from './rewards.repository.ts'

export const rewards = feature({
  name: 'rewards',
  tables: [reward],
  routes: rewardsRoutes,
  load: loadRewards,
  learns: rewardLearns,
  scheduled: [
    {
      kind: 'reward.expires',
      upcoming: (world, limit) =>
        world
          .use(rewardsRepository)
          .expiring(world.now(), limit)
          .map((row) => ({ at: row.expiresAt, about: rewardNumber(row) })),
    },
  ],
  columns: rulesOf(reward, { name: TEXTS }),
})
