import * as z from 'zod/mini'
import { feature } from '../../binding/feature.ts'
import { jsonOf, MONEY, rulesOf } from '../../storage/column-rules.ts'
import { betLearns } from './bets.learns.ts'
import { betRoutes } from './bets.routes.ts'
import { bet } from './bets.table.ts'
import { loadBets } from './load-bets.ts'

export { betNumber, orderNumber } from './bet-number.ts'
export { type BetRow, betsRepository, type NewBet, type ShownBet } from './bets.repository.ts'
export { type BetDetail, bet } from './bets.table.ts'
export { historyRepository } from './history.repository.ts'
export {
  type BetListener,
  onBetSettled,
  opposedPart,
  type Settle,
  type Settlers,
  settleBet,
  settleDueBet,
} from './settle-bet.ts'
export { addTotals, NO_BETS, totalsView } from './totals.ts'

export const bets = feature({
  name: 'bets',
  tables: [bet],
  routes: betRoutes,
  learns: betLearns,
  load: loadBets,
  columns: rulesOf(bet, {
    detail: jsonOf(z.record(z.string(), z.unknown())),
    stake: MONEY,
    valid: MONEY,
    win: MONEY,
    returned: MONEY,
  }),
})
