import { feature } from '../../binding/feature.ts'
import { countBet } from './raise.ts'
import { loadVip } from './vip.repository.ts'
import { vipRoutes } from './vip.routes.ts'
import { vipRaise, vipStanding } from './vip.table.ts'

export { REBATE_PER_LEVEL } from './ladder.ts'
export { setVipLevel, vipBenefitAt } from './raise.ts'

export const vip = feature({
  name: 'vip',
  tables: [vipStanding, vipRaise],
  routes: vipRoutes,
  load: loadVip,
  onBetSettled: countBet,
})
