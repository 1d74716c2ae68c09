import { checkPaymentPassword } from '@understudy/contracts/security'
import * as z from 'zod/mini'
import { PasswordField } from './PasswordField.tsx'
import { rule, rules } from './rules.ts'
import type { BoundField } from './use-form.ts'

const keeps = (broken: string) => (value: string) => !checkPaymentPassword(value).some((found) => found === broken)

/** Schema of a new payment password: six digits, not all equal, not ascending; as the server checks it. */
export const newPaymentPassword = z
  .string()
  .check(
    rules.required('forms:payment.enter'),
    rule(keeps('digits'), 'forms:payment.digits', { last: true }),
    rule(keeps('equal'), 'forms:payment.equal'),
    rule(keeps('ascending'), 'forms:payment.ascending'),
  )

/** Schema of an existing payment password; only the server knows whether it is right. */
export const paymentPassword = z.string().check(rules.required('forms:payment.enter'))

/** Keeps at most six digits. */
export const sixDigits = (typed: string) => typed.replace(/\D/g, '').slice(0, 6)

/** Payment password field: six digits, which browsers must not store. */
export function PaymentPasswordField({ field, label }: { field: BoundField<string>; label: string }) {
  return <PasswordField field={field} label={label} shape={sixDigits} inputMode="numeric" autoComplete="off" />
}
