import { control, type slot } from '@understudy/contracts'
import { Random } from '@understudy/platform/world/random.ts'
import { describe, expect, test } from 'vitest'
import { judge, reelsFor, spinReels, themeOf } from './reels.ts'
import { returnsOf, THEMES, type Theme } from './themes.ts'

const seeded = (seed = 42) => {
  let drawn = 0
  return new Random(seed, () => (drawn += 1))
}

/** Pays a single line as the pay table says, counting equal symbols from the first reel. */
function payOf({ rules, pairPays }: Theme, line: readonly slot.SlotSymbol[]): number {
  const [first] = line
  if (!first) return 0
  let alike = 0
  for (const symbol of line) {
    if (symbol !== first) break
    alike += 1
  }
  const listed = rules[first]?.pays[alike]
  if (listed !== undefined) return listed
  return alike === 2 ? pairPays : 0
}

/** Sums over all possible lines, each weighted by its symbols. */
function returned(theme: Theme): number {
  const weight = (symbol: slot.SlotSymbol) => theme.rules[symbol]?.weight ?? 0
  const total = theme.symbols.reduce((sum, symbol) => sum + weight(symbol), 0)
  const walk = (line: slot.SlotSymbol[], ways: number): number =>
    line.length === theme.reels
      ? ways * payOf(theme, line)
      : theme.symbols.reduce((sum, symbol) => sum + walk([...line, symbol], ways * weight(symbol)), 0)
  return (walk([], 1) / total ** theme.reels / 10) * theme.lines.length
}

const themes = Object.entries(THEMES) as [slot.SlotTheme, Theme][]

describe.each(themes)('the %s', (_name, theme) => {
  test('a slot returns what it declares, between 93 and 95 percent', () => {
    const share = returned(theme)
    expect(share).toBeCloseTo(returnsOf(theme), 4)
    expect(share).toBeGreaterThan(0.93)
    expect(share).toBeLessThan(0.95)
  })

  test('a slot has reels of 32 symbols, and its lines cross each reel once', () => {
    expect(theme.symbols.reduce((sum, symbol) => sum + (theme.rules[symbol]?.weight ?? 0), 0)).toBe(32)
    for (const rows of theme.lines) {
      expect(rows).toHaveLength(theme.reels)
      expect(rows.every((row) => row >= 0 && row < 3)).toBe(true)
    }
    expect(new Set(theme.lines.map(String)).size).toBe(theme.lines.length)
  })

  test('a slot pays the symbols on its lines', () => {
    const random = seeded()
    for (let i = 0; i < 3_000; i += 1) {
      const reels = spinReels(theme, random)
      const lines = theme.lines.map((rows) => rows.map((row, reel) => reels[reel]?.[row] as slot.SlotSymbol))
      expect(judge(theme, reels).tenths).toBe(lines.reduce((sum, line) => sum + payOf(theme, line), 0))
    }
  })

  test('a reel draws symbols by their weight, the same again from the same seed', () => {
    const draws = () => {
      const random = seeded()
      return Array.from({ length: 4_000 }, () => spinReels(theme, random)).flat(2)
    }
    const first = draws()
    expect(draws()).toEqual(first)
    for (const symbol of theme.symbols) {
      const share = first.filter((other) => other === symbol).length / first.length
      expect(Math.abs(share - (theme.rules[symbol]?.weight ?? 0) / 32)).toBeLessThan(0.01)
    }
  })

  test.each(control.LUCKS)('a slot lands as a tester decided: %s', (luck) => {
    for (let seed = 1; seed <= 40; seed += 1) {
      const { tenths } = judge(theme, reelsFor(luck, theme, seeded(seed)))
      if (luck === 'lose') expect(tenths).toBe(0)
      else if (luck === 'win') expect(tenths > 10 && tenths < 600).toBe(true)
      else expect(tenths).toBeGreaterThanOrEqual(600)
    }
  })
})

test('a pair on the fruit machine returns the stake, on the middle line only', () => {
  const column = (symbol: slot.SlotSymbol): slot.SlotSymbol[] => ['lemon', symbol, 'lemon']
  const pays = (...line: slot.SlotSymbol[]) => judge(THEMES.classic, line.map(column)).tenths / 10
  expect({
    paysSeven: pays('seven', 'seven', 'seven'),
    paysBell: pays('bell', 'bell', 'gem'),
    paysGem: pays('gem', 'bell', 'bell'),
  }).toEqual({ paysSeven: 2000, paysBell: 1, paysGem: 0 })
})

test('neighbouring vendors have different machines, a jackpot always a fruit machine', () => {
  const slots = { vendor: 'SR', classify: 'Slot' }
  expect(new Set([2, 3, 4].map((sortOrder) => themeOf(slots, sortOrder))).size).toBe(3)
  expect([2, 3, 4].map((sortOrder) => themeOf({ ...slots, classify: 'Jackpot' }, sortOrder))).toEqual(
    Array(3).fill('classic'),
  )
})
