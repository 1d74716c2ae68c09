import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { newPaymentPassword, sixDigits } from './PaymentPasswordField.tsx'

const problem = (value: string) => z.safeParse(newPaymentPassword, value).error?.issues.map(({ message }) => message)

test.each([
  ['', 'forms:payment.enter'],
  ['12345', 'forms:payment.digits'],
  ['777777', 'forms:payment.equal'],
  ['345678', 'forms:payment.ascending'],
])('the payment password %j is told why it is none', { tags: ['PSW-010'] }, (value, message) => {
  expect(problem(value)).toEqual([message])
})

test('a good payment password passes, and the field takes six digits', { tags: ['PSW-010'] }, () => {
  expect(problem('280914')).toBeUndefined()
  expect(sixDigits('28-09 14 77')).toBe('280914')
})
