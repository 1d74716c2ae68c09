/** The public API of this feature for other parts of the server. */
export { recentsRepository } from './recents.repository.ts'
