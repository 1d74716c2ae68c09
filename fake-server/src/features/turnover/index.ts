/** What other parts of the server may know of this feature. */
export { requirementsRepository } from './turnover.repository.ts'
export { type Progress, requireTurnover, turnoverLeft, turnoverOf } from './turnover.ts'
