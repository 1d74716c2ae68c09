/** The public API of this feature for other parts of the server. */
export { betNumber, orderNumber } from './bet-number.ts'
export { type BetRow, betsRepository, type NewBet, type ShownBet } from './bets.repository.ts'
export { type BetDetail, bet } from './bets.table.ts'
export { historyRepository } from './history.repository.ts'
export { causeOf, noteOrPassOver, noteSettled, type TakeNote } from './note-settled.ts'
export { type Settle, type Settlers, settleDue } from './settle-due.ts'
export { addTotals, NO_BETS, totalsView } from './totals.ts'
