import { promotions as contract } from '@understudy/contracts'
import { feature } from '../../binding/feature.ts'
import { jsonOf, rulesOf } from '../../storage/column-rules.ts'
import { loadPromotions } from './load-promotions.ts'
import { scheduledPromotions } from './promotion-events.ts'
import { promotionLearns } from './promotions.learns.ts'
import { promotionQueue } from './promotions.queue.ts'
import { promotionRoutes } from './promotions.routes.ts'
import { promotion, promotionPart } from './promotions.table.ts'

export { chooseForDeposit, issue, payForDeposit, quoteForDeposit, releaseForDeposit } from './promotion-steps.ts'
export { offeredOf } from './promotion-views.ts'
export { promotionsRepository } from './promotions.repository.ts'
export { countClaimable, pastRewardsOf } from './rewards-of-parts.ts'

export const promotions = feature({
  name: 'promotions',
  tables: [promotion, promotionPart],
  routes: promotionRoutes,
  learns: promotionLearns,
  load: loadPromotions,
  queues: [promotionQueue],
  scheduled: scheduledPromotions,
  columns: {
    ...rulesOf(promotionPart),
    ...rulesOf(promotion, { rule: jsonOf(contract.PromotionRule) }),
  },
})
