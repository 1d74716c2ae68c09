import { isApiError } from '@/shared/api'
import { type FieldError, FieldsRefused, fieldErrorsFrom } from '@/shared/forms'
import type { TextKey } from '@/shared/i18n'

/** Codes whose message belongs under one field, by the field. */
const FIELDS: Readonly<Record<string, readonly [field: string, key: TextKey]>> = {
  'payment.password.wrong': ['paymentPassword', 'withdrawals:ask.wrong'],
  'card.duplicate': ['accountNo', 'shared:error.err_card_duplicate'],
  'payee.mismatch': ['payeeName', 'shared:error.err_card_payee'],
}

/** A refusal as the form shows it: under its field where it has one, else above the button. */
export function placed(error: unknown): unknown {
  if (!isApiError(error)) return error
  if (error.code === 'field.invalid') return new FieldsRefused(fieldErrorsFrom(error.detail.fields))
  const shownAt = FIELDS[error.code]
  if (!shownAt) return error
  const [field, key] = shownAt
  const values = { count: error.detail.remaining ?? 0 }
  return new FieldsRefused<Record<string, readonly FieldError[]>>({ [field]: [{ key, values }] } as never)
}
