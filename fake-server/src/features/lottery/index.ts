import { feature } from '../../binding/feature.ts'
import { rulesOf } from '../../storage/column-rules.ts'
import { issues } from './due.ts'
import { lotteryRoutes } from './lottery.routes.ts'
import { lotteryOrder } from './lottery.table.ts'
import { playSeededOrders } from './seeded-orders.ts'
import { settleSuborder } from './settle.ts'

export { readDraw } from './draw.ts'
export { playOf } from './families/index.ts'
export { type LotteryGame, lotteryGamesRepository } from './games.repository.ts'
export { holdBack, letGo } from './held.ts'
export { drawKey, resultOf } from './results.ts'
export { type Issue, issueAfter, issueNamed } from './schedule.ts'

export const lottery = feature({
  name: 'lottery',
  routes: lotteryRoutes,
  load: playSeededOrders,
  settle: { LOTT: settleSuborder, ELOTT: settleSuborder },
  scheduled: issues,
  rowLimits: { lotto_ticket: { rows: 1_000 } },
  columns: rulesOf(lotteryOrder),
})
