import { rounds } from '@understudy/contracts'
import { describe, expect, test } from 'vitest'
import { cockfightChances, oddsOf, outcomeOf, RETURNS, resultOf, slotNow, slotOf } from './rounds.ts'

const STAKE = 10_000
const KINDS = ['table', 'cockfight'] as const
const NODE = 260_002

/** Expected return of a side, from the chances of all results. */
const returned = (
  kind: rounds.RoundKind,
  side: rounds.RoundSide,
  odds: Record<rounds.RoundSide, number>,
  chances: Record<rounds.RoundSide, number>,
) =>
  rounds.ROUND_SIDES.reduce((sum, winner) => {
    const outcome = outcomeOf(kind, { side, stake: STAKE, odds: odds[side] }, winner)
    return sum + chances[winner] * (outcome.win + (outcome.returned ?? 0))
  }, 0) / STAKE

test('a dealer’s table returns what it declares over all 2,704 pairs of cards', () => {
  const ranks = Array.from({ length: 52 }, (_, card) => card % 13)
  const count = { first: 0, second: 0, draw: 0 }
  for (const first of ranks)
    for (const second of ranks) count[first > second ? 'first' : first < second ? 'second' : 'draw'] += 1
  const total = 52 * 52
  const chances = { first: count.first / total, second: count.second / total, draw: count.draw / total }
  const shares = rounds.ROUND_SIDES.map((side) => returned('table', side, oddsOf('table', 1, NODE, 5), chances))
  expect(shares[0]).toBeCloseTo(25 / 26, 6)
  expect(shares[1]).toBeCloseTo(25 / 26, 6)
  expect(shares[2]).toBeCloseTo(12 / 13, 6)
  expect(Math.min(...shares)).toBeCloseTo(RETURNS.table, 9)
})

test('every side of a cockfight returns 94.3 to 95 percent in each round', () => {
  for (let round = 0; round < 400; round += 1) {
    const { first, second, draw } = cockfightChances(7, NODE, round)
    expect(first + second + draw).toBe(1000)
    const chances = { first: first / 1000, second: second / 1000, draw: draw / 1000 }
    for (const side of rounds.ROUND_SIDES) {
      const share = returned('cockfight', side, oddsOf('cockfight', 7, NODE, round), chances)
      expect(share).toBeGreaterThan(0.943)
      expect(share).toBeLessThanOrEqual(0.95)
    }
  }
})

describe.each(KINDS)('a round of a %s', (kind) => {
  test('a round has one result, and another in another world or at another table', () => {
    const ends = (seed: number, nodeId: number) =>
      JSON.stringify(Array.from({ length: 40 }, (_, round) => resultOf({ kind, seed, nodeId, round })))
    expect(ends(1, NODE)).toBe(ends(1, NODE))
    expect(ends(2, NODE)).not.toBe(ends(1, NODE))
    expect(ends(1, NODE + 1)).not.toBe(ends(1, NODE))
  })

  test('a round shows cards or points that lead to its winner', () => {
    const worth = (side: readonly number[]) =>
      kind === 'table' ? (side[0] ?? 0) % 13 : side.reduce((sum, n) => sum + n, 0)
    for (const decided of [undefined, ...rounds.ROUND_SIDES])
      for (let round = 0; round < 60; round += 1) {
        const { winner, first, second } = resultOf({ kind, seed: 3, nodeId: NODE, round, decided })
        const lead = worth(first) - worth(second)
        expect(winner).toBe(lead > 0 ? 'first' : lead < 0 ? 'second' : 'draw')
        if (decided) expect(winner).toBe(decided)
      }
  })

  test('rounds follow without a gap, and bets close before the end', () => {
    const slotAt = (time: number) => slotNow({ now: () => time }, kind, NODE)
    const slot = slotAt(1_772_000_123_456)
    expect(slotAt(slot.startsAt)).toEqual(slot)
    expect(slotAt(slot.endsAt - 1)).toEqual(slot)
    expect(slotAt(slot.endsAt)).toEqual(slotOf(kind, NODE, slot.round + 1))
    expect(slot.closesAt).toBeGreaterThan(slot.startsAt)
    expect(slot.closesAt).toBeLessThan(slot.endsAt)
  })
})

test.each([
  ['favourites', (chance: number) => chance > 460],
  ['outsiders', (chance: number) => chance < 460],
])('%s of cockfights win about as often as their chances say', (_name, counts) => {
  let [expected, won, cockfights] = [0, 0, 0]
  for (let round = 0; round < 4_000; round += 1) {
    const { first } = cockfightChances(1, NODE, round)
    if (!counts(first)) continue
    cockfights += 1
    expected += first / 1000
    won += resultOf({ kind: 'cockfight', seed: 1, nodeId: NODE, round }).winner === 'first' ? 1 : 0
  }
  expect(Math.abs(won - expected) / cockfights).toBeLessThan(0.03)
})
