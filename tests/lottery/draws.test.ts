import { LOTTERY_GROUPS, PRIZE_TIERS, writeWinningNumber } from '@understudy/contracts/lottery/terms'
import { buildWorldSeed } from '@understudy/seed'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { drawOf, readDraw } from '../../platform/src/features/lottery/draw.ts'
import { gameKind } from '../../platform/src/features/lottery/games.ts'
import {
  issueAfter,
  issueBefore,
  issueNamed,
  issuesBack,
  issuesFrom,
} from '../../platform/src/features/lottery/schedule.ts'

const DRAWS = 4_000
/** Returns the symbols at each position of many draws, balls in drawn order. */
const positionsOf = (group: (typeof LOTTERY_GROUPS)[number]) => {
  const draws = Array.from({ length: DRAWS }, (_, n) => drawOf(42, `${group}_TEST`, String(n), group))
  return (draws[0]?.flat() ?? []).map((_, index) => draws.map((draw) => draw.flat()[index] ?? ''))
}

/** Sum of (seen - expected)² / expected. */
function chiSquare(seen: readonly string[], kinds: number): number {
  const counts = new Map<string, number>()
  for (const one of seen) counts.set(one, (counts.get(one) ?? 0) + 1)
  const expected = seen.length / kinds
  const absent = kinds - counts.size
  return [...counts.values()].reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0) + absent * expected
}

/** A fair draw exceeds this once in a hundred thousand times (normal approximation). */
const limit = (kinds: number) => kinds - 1 + 4.3 * Math.sqrt(2 * (kinds - 1)) + 12

describe('draws', { tags: ['LOTT-008'] }, () => {
  test.each([
    ['K3', 6],
    ['SSC', 10],
    ['PK10', 10],
    ['11X5', 11],
  ] as const)('draws of %s are even at every place', (group, kinds) => {
    for (const frequencies of positionsOf(group)) expect(chiSquare(frequencies, kinds)).toBeLessThan(limit(kinds))
  })

  test.each([
    ['KENO', 80],
    ['SIX', 49],
  ] as const)('draws of %s give every ball its share', (group, balls) => {
    const drawn = positionsOf(group).flat()
    expect(new Set(drawn).size).toBe(balls)
    expect(chiSquare(drawn, balls)).toBeLessThan(limit(balls))
  })

  test.each(['VN_NORTH', 'VN_CENTRAL', 'SEA_4D', 'SEA_THAI'] as const)(
    'draws of %s have even digits and pairs',
    (group) => {
      const numbers = positionsOf(group)
      const ends = numbers.flat().map((number) => number.slice(-2))
      expect(chiSquare(ends, 100)).toBeLessThan(limit(100))
      expect(
        chiSquare(
          (numbers[0] ?? []).map((number) => number[0] ?? ''),
          10,
        ),
      ).toBeLessThan(limit(10))
    },
  )

  test('draws do not follow from the draw before', () => {
    const [first = []] = positionsOf('SSC')
    const pairs = first.slice(1).map((digit, index) => `${first[index]}${digit}`)
    expect(chiSquare(pairs, 100)).toBeLessThan(limit(100))
  })

  test('a draw has the format of its group and is read back as written', () => {
    fc.assert(
      fc.property(fc.constantFrom(...LOTTERY_GROUPS), fc.nat(), fc.nat(), (group, seed, numero) => {
        const draw = drawOf(seed, 'ANY', String(numero), group)
        expect(draw.map((tier) => tier.length)).toEqual(PRIZE_TIERS[group].map(({ count }) => count))
        expect(readDraw(group, writeWinningNumber(draw))).toEqual(draw)
        expect(drawOf(seed, 'ANY', String(numero), group)).toEqual(draw)
      }),
      { numRuns: 300 },
    )
  })
})

const CODES = buildWorldSeed({ scenario: 'everyday', seed: 1, startAt: 0 })
  .games.map(({ gameCode }) => gameCode)
  .filter((code) => gameKind(code))
const scheduleOf = (code: string) => {
  const kind = gameKind(code)
  if (!kind) throw new Error(`${code} is no lottery`)
  return kind.schedule
}

describe('issues', { tags: ['LOTT-008'] }, () => {
  test.each(CODES)('issues of %s follow each other without a gap and are found by number', (code) => {
    const schedule = scheduleOf(code)
    fc.assert(
      fc.property(fc.integer({ min: Date.UTC(2024, 0, 1), max: Date.UTC(2030, 0, 1) }), (now) => {
        const current = issueAfter(schedule, now)
        const before = issueBefore(schedule, now)
        expect(before.drawAt).toBeLessThanOrEqual(now)
        expect(current.drawAt).toBeGreaterThan(now)
        expect(current.opensAt).toBe(before.drawAt)
        expect(current.locksAt).toBe(current.drawAt - schedule.lockSeconds * 1_000)
        expect(issueNamed(schedule, current.numero)).toEqual(current)
        expect(issueNamed(schedule, before.numero)).toEqual(before)
        const ahead = issuesFrom(schedule, before, 3)
        expect(issuesBack(schedule, ahead[2] ?? current, 3)).toEqual([...ahead].reverse())
        expect(new Set(ahead.map(({ numero }) => numero)).size).toBe(3)
      }),
      { numRuns: 200 },
    )
  })

  test('an invalid issue has no draw', () => {
    for (const [code, numero] of [
      ['K3_1M', '20260310'],
      ['K3_1M', '202603100000'],
      ['K3_1M', '202603101441'],
      ['K3_1M', '202602301000'],
      ['SSC_15M', '20260310961'],
      ['VN_NORTH', '202603100001'],
      ['VN_NORTH', '20260230'],
      ['VN_CENTRAL_C', '20260310'],
      ['SEA_3TOP', '20260302'],
    ] as const)
      expect(issueNamed(scheduleOf(code), numero), numero).toBeUndefined()
  })

  test('no other code is a lottery', () => {
    for (const code of ['lobby', 'K3_2M', 'EVN_NORTH', 'K3', 'constructor', 'ns0001'])
      expect(gameKind(code)).toBeUndefined()
  })
})
