/** The public API of this feature for other parts of the server. */
export { betNumber, orderNumber } from './bet-number.ts'
export { type BetRow, betsRepository, type NewBet, type ShownBet } from './bets.repository.ts'
export { type BetDetail, bet } from './bets.table.ts'
export { opposedPart } from './both-sides.ts'
export { historyRepository } from './history.repository.ts'
export { type BetListener, onBetSettled, type Settle, type Settlers, settleBet, settleDueBet } from './settle-bet.ts'
export { addTotals, NO_BETS, totalsView } from './totals.ts'
