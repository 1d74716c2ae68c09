import { checkPaymentPassword } from '@understudy/contracts/security'
import * as z from 'zod/mini'
import { PasswordField } from './PasswordField.tsx'
import { rule, rules } from './rules.ts'
import type { BoundField } from './use-form.ts'

const keeps = (broken: string) => (value: string) => !checkPaymentPassword(value).some((found) => found === broken)

/** A payment password to be set: six digits, not all the same, no run upwards; the same check as the server's. */
export const newPaymentPassword = z
  .string()
  .check(
    rules.required('forms:payment.enter'),
    rule(keeps('digits'), 'forms:payment.digits', { last: true }),
    rule(keeps('equal'), 'forms:payment.equal'),
    rule(keeps('ascending'), 'forms:payment.ascending'),
  )

/** One that exists already: whether it is right is the server's to say. */
export const paymentPassword = z.string().check(rules.required('forms:payment.enter'))

/** Digits only, six of them. */
export const sixDigits = (typed: string) => typed.replace(/\D/g, '').slice(0, 6)

/** The six digits that money is paid with; no browser keeps them. */
export function PaymentPasswordField({ field, label }: { field: BoundField<string>; label: string }) {
  return <PasswordField field={field} label={label} shape={sixDigits} inputMode="numeric" autoComplete="off" />
}
