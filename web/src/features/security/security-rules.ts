import { checkPaymentPassword } from '@understudy/contracts/security'
import * as z from 'zod/mini'
import { rule, rules } from '@/shared/forms'

/** The login password once more, where the account has one. */
export const loginPassword = (asks: boolean) =>
  asks ? z.string().check(rule((value) => value !== '', 'security:enterPassword')) : z.string()

const keeps = (broken: string) => (value: string) => !checkPaymentPassword(value).some((found) => found === broken)

/** Six digits, not all the same, no run upwards: the same check as the server's. */
export const paymentPassword = z
  .string()
  .check(
    rules.required('security:payment.enter'),
    rule(keeps('digits'), 'security:payment.digits', { last: true }),
    rule(keeps('equal'), 'security:payment.equal'),
    rule(keeps('ascending'), 'security:payment.ascending'),
  )

export const messageCode = z.string().check(rules.required('forms:code.needed'), rules.digits())

/** Digits only, six of them. */
export const sixDigits = (typed: string) => typed.replace(/\D/g, '').slice(0, 6)
