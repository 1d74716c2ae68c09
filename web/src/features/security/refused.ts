import { isApiError } from '@/shared/api'
import { type FieldError, FieldsRefused, fieldErrorsFrom } from '@/shared/forms'
import type { TextKey } from '@/shared/i18n'

/** Codes whose message belongs under one field, by the field. */
const FIELDS: Readonly<Record<string, [field: string, key: TextKey]>> = {
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
}

/** A refusal as the form shows it: under its field where it has one, else above the button. */
export function placed(error: unknown): unknown {
  if (!isApiError(error)) return error
  if (error.code === 'field.invalid') return new FieldsRefused(fieldErrorsFrom(error.detail.fields))
  const shownAt = FIELDS[error.code]
  if (!shownAt) return error
  const [field, key] = shownAt
  return new FieldsRefused<Record<string, readonly FieldError[]>>({ [field]: [{ key }] } as never)
}
