import { createHash } from 'node:crypto'
import { HOUR } from '@understudy/contracts/durations'
import { expect, test } from 'vitest'
import {
  type CrashGame,
  crashOf,
  flightAt,
  flightNumbered,
  flightsBefore,
  multiplierAfter,
  payout,
  timeTo,
} from './flights.ts'

const GAME: CrashGame = { seed: 5, nodeId: 120_049, decided: {} }
const START = 495_000 * HOUR

const digest = (n: number) => createHash('sha256').update(`flight ${n}`).digest('hex')

test('97 percent of 100000 flights, divided by a multiplier, reach that multiplier', () => {
  const crashes = Array.from({ length: 100_000 }, (_, n) => crashOf(digest(n)))
  for (const multiplier of [101, 150, 200, 500, 1_000, 10_000]) {
    const reached = crashes.filter((crash) => crash >= multiplier).length / crashes.length
    const expected = 97 / multiplier
    // Four standard deviations of as many throws.
    expect(Math.abs(reached - expected)).toBeLessThan(4 * Math.sqrt((expected * (1 - expected)) / 100_000))
  }
  expect(Math.min(...crashes)).toBe(100)
  expect(Math.max(...crashes)).toBeLessThanOrEqual(100_000)
})

test.each([
  ['0'.repeat(64), 100],
  [`8${'0'.repeat(63)}`, 194],
  [`f${'0'.repeat(63)}`, 1552],
  ['f'.repeat(64), 100_000],
])('the block %s crashes at %i hundredths', (block, crash) => {
  expect(crashOf(block)).toBe(crash)
})

test('a multiplier is reached at its time and not a millisecond before', () => {
  const multipliers = Array.from({ length: 99_901 }, (_, index) => 100 + index)
  expect(multipliers.filter((multiplier) => multiplierAfter(timeTo(multiplier)) < multiplier)).toEqual([])
  const early = multipliers.filter((multiplier) => multiplierAfter(timeTo(multiplier) - 1) >= multiplier)
  expect(early).toEqual([])
})

test.each([
  [100_000, 101, 101_000],
  [100_000, 250, 250_000],
  [10_000_000, 100_000, 10_000_000_000],
  [33, 150, 49],
])('a stake of %i ten-thousandths at %i hundredths pays %i', (stake, multiplier, paid) => {
  expect(payout(stake, multiplier)).toBe(paid)
})

test('flights follow one another without a gap through the hours of a day', () => {
  let flight = flightAt(GAME, START)
  const rounds = new Set<number>()
  while (flight.endsAt < START + 24 * HOUR) {
    const next = flightAt(GAME, flight.endsAt)
    expect(next.opensAt).toBe(flight.endsAt)
    expect(next.startsAt - next.opensAt).toBeGreaterThanOrEqual(5_000)
    expect(next.crashAt).toBe(next.startsAt + timeTo(next.crash))
    expect(flightAt(GAME, next.crashAt)).toEqual(next)
    expect(flightAt(GAME, next.endsAt - 1)).toEqual(next)
    expect(flightNumbered(GAME, next.round)).toEqual(next)
    rounds.add(next.round)
    flight = next
  }
  expect(rounds.size).toBeGreaterThan(3_000)
})

test('the last flights are those before, newest first, also across the hour', () => {
  const first = flightAt(GAME, START + 10_000)
  const before = flightsBefore(GAME, first, 20)
  expect(before).toHaveLength(20)
  expect(before[0]?.endsAt).toBe(flightNumbered(GAME, first.round)?.opensAt)
  for (let i = 1; i < before.length; i += 1) expect(before[i]?.round).toBeLessThan(before[i - 1]?.round ?? 0)
})

test('flights differ between worlds and games, and repeat within one', () => {
  const crashes = (game: CrashGame) =>
    flightsBefore(game, flightAt(game, START + HOUR / 2), 20).map(({ crash }) => crash)
  expect(crashes({ ...GAME })).toEqual(crashes(GAME))
  expect(crashes({ ...GAME, seed: 6 })).not.toEqual(crashes(GAME))
  expect(crashes({ ...GAME, nodeId: 120_050 })).not.toEqual(crashes(GAME))
})

test.each([
  ['early', 100, 100],
  ['late', 300, 100_000],
  ['far', 10_000, 100_000],
] as const)('a flight decided to crash %s does, and says so', (word, least, most) => {
  for (let index = 0; index < 20; index += 1) {
    const round = 495_000_000 + index
    const decided = flightNumbered({ ...GAME, decided: { [`120049/${round}`]: word } }, round)
    expect(decided?.crash).toBeGreaterThanOrEqual(least)
    expect(decided?.crash).toBeLessThanOrEqual(most)
    const chance = flightNumbered(GAME, round)
    // The commitment was shown before the decision, so the seeds stay.
    expect({ decided: decided?.decided, seeds: decided?.seeds }).toEqual({ decided: true, seeds: chance?.seeds })
    expect(chance?.decided).toBe(false)
    // The flights before a decided one stay as they were.
    if (index > 0)
      expect(flightNumbered({ ...GAME, decided: { [`120049/${round}`]: word } }, round - 1)).toEqual(
        flightNumbered(GAME, round - 1),
      )
  }
})
