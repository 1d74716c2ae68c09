/** The public API of this feature for other parts of the server. */
export { amountInLetter } from './amount.ts'
export { inboxRepository } from './inbox.repository.ts'
