/** What other parts of the server may know of this feature. */
export { paymentPasswordsRepository } from './security.repository.ts'
