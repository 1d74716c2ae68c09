import { expect, test } from 'vitest'
import { latinDigits } from './digits.ts'

test.each([
  ['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
  ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
  ['Rs ۵00 روپے', 'Rs 500 روپے'],
  ['۰٫۵', '0.5'],
])('the digits of %j are read', (typed, read) => {
  expect(latinDigits(typed)).toBe(read)
})
