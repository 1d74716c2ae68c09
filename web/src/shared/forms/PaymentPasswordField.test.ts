import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { newPaymentPassword, sixDigits } from './PaymentPasswordField.tsx'

const problem = (value: string) => z.safeParse(newPaymentPassword, value).error?.issues.map(({ message }) => message)

test.each([
  ['', 'forms:payment.enter'],
  ['12345', 'forms:payment.digits'],
  ['777777', 'forms:payment.equal'],
  ['345678', 'forms:payment.ascending'],
])('PSW-010 the payment password %j is told why it is none', (value, message) => {
  expect(problem(value)).toEqual([message])
})

test('PSW-010 a good payment password passes, and the field takes six digits', () => {
  expect(problem('280914')).toBeUndefined()
  expect(sixDigits('28-09 14 77')).toBe('280914')
})
