/** What other parts of the server may know of this feature. */
export { withdrawalView } from './views.ts'
export { type WithdrawalRow, withdrawalsRepository } from './withdrawals.repository.ts'
export { withdrawal } from './withdrawals.table.ts'
