/** What other parts of the server may know of this feature. */
export { confirmPassword } from './confirm-password.ts'
