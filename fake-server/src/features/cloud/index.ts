/** What other parts of the server may know of this feature. */
export { cloudRepository } from './cloud.repository.ts'
export { type CheckedToken, checkIdToken, type Identity, signIdToken } from './id-token.ts'
