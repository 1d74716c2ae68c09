import { expect, test } from 'vitest'
import { readable } from './values.ts'

const karachi = { currencySymbol: 'Rs', timeZone: 'Asia/Karachi' }
const dubai = { currencySymbol: 'Dh', timeZone: 'Asia/Dubai' }

test.each([
  ['time', 1_773_126_000_000, karachi, '10 Mar 2026 12:00:00'],
  ['time', 1_773_126_000_000, dubai, '10 Mar 2026 11:00:00'],
  ['time', 9e15, karachi, '9000000000000000'],
  ['day', 20_522, dubai, '10 Mar 2026'],
  ['money', 12_345_600, karachi, 'Rs 1,234.56'],
  ['money', 12_345_600, dubai, 'Dh 1,234.56'],
  ['money', -5_162_000, karachi, '−Rs 516.20'],
  ['money', 1, karachi, 'Rs 0.0001'],
  ['number', 1_773_126_000_000, karachi, '1773126000000'],
  ['text', '=1+1', karachi, '=1+1'],
  ['time', null, karachi, 'null'],
] as const)('the %s %s is read by its merchant: %o', (kind, value, locale, text) =>
  expect(readable(kind, value, locale)).toBe(text),
)
