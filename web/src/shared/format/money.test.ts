import { describe, expect, test } from 'vitest'
import { cutToCents, formatAmount, moneyText } from './money.ts'

describe('money inside a sentence', () => {
  test.each([
    [1_234.5, 2, '\u2066Rs\u00a01,234.50\u2069'],
    [-405, 0, '\u2066−Rs\u00a0405\u2069'],
    [-0.009, 2, '\u2066Rs\u00a00.00\u2069'],
    [0, 0, '\u2066Rs\u00a00\u2069'],
  ] as const)('%s with %s decimals has its sign first and runs from left to right', (amount, decimals, shown) => {
    expect(moneyText('Rs', amount, decimals)).toBe(shown)
  })

  test('money inside a sentence is cut and not rounded', () => {
    expect([formatAmount(0.29), formatAmount(1.999), formatAmount(-1.999)]).toEqual(['0.29', '1.99', '−1.99'])
    expect([cutToCents(0.29), cutToCents(12.3456), cutToCents(-1.999)]).toEqual([0.29, 12.34, -1.99])
  })
})
