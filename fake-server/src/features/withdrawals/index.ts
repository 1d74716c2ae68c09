/** The public API of this feature for other parts of the server. */
export { withdrawalRecordView } from './record-view.ts'
export { dayAmountAt } from './rules.ts'
export { withdrawalView } from './views.ts'
export { withdrawalHistoryRepository } from './withdrawal-history.repository.ts'
export { type WithdrawalRow, withdrawalsRepository } from './withdrawals.repository.ts'
export { withdrawal } from './withdrawals.table.ts'
