/** What other parts of the server may know of this feature. */
export { recentsRepository } from './recents.repository.ts'
