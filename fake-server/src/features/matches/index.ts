/** What other parts of the server may know of this feature. */
export { type MatchRow, matchesRepository } from './matches.repository.ts'
