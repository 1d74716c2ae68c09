/** The public API of this feature for other parts of the server. */
export { cloudRepository } from './cloud.repository.ts'
export { type CheckedToken, checkIdToken, type Identity, ISSUER, projectOf, subjectOf } from './id-token.ts'
