import { feature } from '../../binding/feature.ts'
import { rulesOf } from '../../storage/column-rules.ts'
import { issues } from './draw-events.ts'
import { issueRoutes } from './issues.routes.ts'
import { lotteryOrder, lottoTicket } from './lottery.table.ts'
import { menuRoutes } from './menus.routes.ts'
import { Suborder } from './orders.repository.ts'
import { orderRoutes } from './orders.routes.ts'
import { pageRoutes } from './page.routes.ts'
import { playSeededOrders } from './seeded-orders.ts'
import { settleSuborder } from './settle-lottery-bet.ts'

export { readDraw } from './draw.ts'
export { issueDrawn } from './draw-fairness.ts'
export { playOf } from './families/index.ts'
export { type LotteryGame, lotteryGamesRepository } from './games.repository.ts'
export { asSuborder } from './orders.repository.ts'
export { drawKey, resultOf } from './results.ts'
export { type Issue, issueAfter, issueNamed } from './schedule.ts'
export { holdBack, release } from './withheld-draws.ts'

export const lottery = feature({
  name: 'lottery',
  tables: [lotteryOrder, lottoTicket],
  routes: [...menuRoutes, ...issueRoutes, ...orderRoutes, ...pageRoutes],
  load: playSeededOrders,
  betDetails: { LOTT: Suborder, ELOTT: Suborder },
  settle: { LOTT: settleSuborder, ELOTT: settleSuborder },
  scheduled: issues,
  rowLimits: { lotto_ticket: { rows: 1_000 } },
  columns: rulesOf(lotteryOrder),
})
