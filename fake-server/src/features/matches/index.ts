/** The public API of this feature for other parts of the server. */
export { type MatchRow, matchesRepository } from './matches.repository.ts'
