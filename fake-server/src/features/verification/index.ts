/** The public API of this feature for other parts of the server. */
export { type CodeKey, checkCode, codeAskedAt, codeUnderWay, sendCode, spendCode } from './codes.ts'
export { type Mobile, mobileOf } from './mobile.ts'
