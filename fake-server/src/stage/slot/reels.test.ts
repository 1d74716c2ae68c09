import { slot } from '@understudy/contracts'
import { describe, expect, test } from 'vitest'
import { Random } from '../../world/random.ts'
import { multipleOf, type SlotSymbol, SYMBOLS, spinReels } from './reels.ts'

const reelsOf = (line: readonly SlotSymbol[]): SlotSymbol[][] => line.map((symbol) => ['lemon', symbol, 'lemon'])

describe('the slot', () => {
  test('returns between 94 and 95 percent over every possible line', () => {
    const total = Object.values(SYMBOLS).reduce((sum, { weight }) => sum + weight, 0)
    let returned = 0
    for (const a of slot.SLOT_SYMBOLS)
      for (const b of slot.SLOT_SYMBOLS)
        for (const c of slot.SLOT_SYMBOLS)
          returned +=
            (SYMBOLS[a].weight * SYMBOLS[b].weight * SYMBOLS[c].weight * multipleOf(reelsOf([a, b, c]))) / total ** 3
    expect(returned).toBeGreaterThan(0.94)
    expect(returned).toBeLessThan(0.95)
  })

  test('pays for what lies on the middle line and for nothing else', () => {
    expect(multipleOf(reelsOf(['seven', 'seven', 'seven']))).toBe(2000)
    expect(multipleOf(reelsOf(['bell', 'bell', 'gem']))).toBe(1)
    expect(multipleOf(reelsOf(['gem', 'bell', 'bell']))).toBe(0)
    expect(
      multipleOf([
        ['seven', 'bell', 'gem'],
        ['seven', 'gem', 'gem'],
        ['seven', 'gem', 'gem'],
      ]),
    ).toBe(0)
  })

  test('draws each symbol about as often as its weight says, the same again from the same seed', () => {
    const draws = () => {
      let drawn = 0
      const random = new Random(42, () => (drawn += 1))
      return Array.from({ length: 4_000 }, () => spinReels(random)).flat(2)
    }
    const first = draws()
    expect(draws()).toEqual(first)
    for (const symbol of slot.SLOT_SYMBOLS) {
      const share = first.filter((other) => other === symbol).length / first.length
      expect(Math.abs(share - SYMBOLS[symbol].weight / 32)).toBeLessThan(0.01)
    }
  })
})
