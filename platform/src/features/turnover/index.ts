/** The public API of this feature for other parts of the server. */
export { requirementsRepository } from './turnover.repository.ts'
export { turnoverRequirement } from './turnover.table.ts'
export { type Progress, refuseOpenTurnover, requireTurnover, turnoverLeft } from './turnover.ts'
