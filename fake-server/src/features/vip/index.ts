import { feature } from '../../binding/feature.ts'
import { countBet } from './raise.ts'
import { loadVip } from './vip.repository.ts'
import { vipRoutes } from './vip.routes.ts'

export { REBATE_PER_LEVEL } from './ladder.ts'
export { setVipLevel, vipBenefitAt } from './raise.ts'

export const vip = feature({ name: 'vip', routes: vipRoutes, load: loadVip, onBetSettled: countBet })
