import { promotions as contract } from '@understudy/contracts'
import { feature } from '../../binding/feature.ts'
import { loadPromotions } from './load-promotions.ts'
import { promotionQueue } from './promotions.queue.ts'
import { promotionRoutes } from './promotions.routes.ts'

export const promotions = feature({
  name: 'promotions',
  routes: promotionRoutes,
  load: loadPromotions,
  queues: [promotionQueue],
  jsonColumns: { 'promotion.rule': contract.PromotionRule },
})
