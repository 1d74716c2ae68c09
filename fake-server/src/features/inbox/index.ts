/** What other parts of the server may know of this feature. */
export { amountInLetter } from './amount.ts'
export { inboxRepository } from './inbox.repository.ts'
