/** The public API of this feature for other parts of the server. */

export { paymentPasswordsRepository } from './payment-password.repository.ts'
export { changePayment, provePaymentPassword, setPayment } from './payment-password.ts'
export { lockedUntil, paymentSecret, proveSecret, type Secret } from './secret-guard.ts'
