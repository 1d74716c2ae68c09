/** What other parts of the server may know of this feature. */
export { type CodeKey, checkCode, codeAskedAt, codeUnderWay, sendCode, spendCode } from './codes.ts'
export { type Mobile, mobileOf } from './mobile.ts'
export { codesRepository } from './verification.repository.ts'
