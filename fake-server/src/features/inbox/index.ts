/** What other parts of the server may know of this feature. */
export { inboxRepository } from './inbox.repository.ts'
