import { issueRoutes } from './issues.routes.ts'
import { menuRoutes } from './menus.routes.ts'
import { orderRoutes } from './orders.routes.ts'
import { pageRoutes } from './page.routes.ts'

/** Everything below /lgw. */
export const lotteryRoutes = [...menuRoutes, ...issueRoutes, ...orderRoutes, ...pageRoutes]
