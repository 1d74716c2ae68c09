import * as z from 'zod/mini'
import { refusedAt, rule } from '@/shared/forms'

/** Schema of the login password, required if the account has one. */
export const loginPassword = (asks: boolean) =>
  asks ? z.string().check(rule((value) => value !== '', 'security:enterPassword')) : z.string()

/** Error codes of refusals, by field. */
export const securityFieldErrors = refusedAt({
  'password.old.wrong': ['password', 'security:wrongPassword'],
  'payment.password.wrong': ['oldPaymentPassword', 'shared:error.err_pay_password'],
  'password.not.match': ['confirmPaymentPassword', 'shared:error.err_password_match'],
  'password.same': ['paymentPassword', 'security:payment.same'],
  'mobile.invalid': ['mobileNum', 'shared:error.err_mobile_format'],
  'mobile.exists': ['mobileNum', 'shared:error.err_mobile_exists'],
  'email.exists': ['email', 'shared:error.err_email_exists'],
  'sms.code.invalid': ['messageCode', 'shared:error.err_verification_code'],
  'sms.code.expired': ['messageCode', 'shared:error.err_verification_expired'],
  'security.answer.wrong': ['currentAnswers.0.answer', 'shared:error.err_security_answer'],
})
