/** The public API of this feature for other parts of the server. */
export { withdrawalRecordView } from './record-view.ts'
export { dayAmountAt } from './rules.ts'

export { withdrawalHistoryRepository } from './withdrawal-history.repository.ts'
