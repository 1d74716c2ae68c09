/** The public API of this feature for other parts of the server. */
export { confirmPassword } from './confirm-password.ts'
