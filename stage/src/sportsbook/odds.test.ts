import { sportsbook } from '@understudy/contracts'
import { describe, expect, test } from 'vitest'
import { atLeast, chanceOf, courseOf, oddsAt, overroundOf, scoreAfter, winnerOf } from './odds.ts'

/** Prices from even to lopsided, each with three overrounds. */
const LINES = Array.from({ length: 28 }, (_, i) => 0.22 + i * 0.02).flatMap((chance) =>
  [1.03, 1.05, 1.07].map((over) => ({
    homeOdds: Math.round(100 / (chance * over)),
    awayOdds: Math.round(100 / ((1 - chance) * over)),
  })),
)

/** The binomial coefficient, computed directly. */
function choose(n: number, k: number): number {
  let ways = 1
  for (let i = 0; i < k; i += 1) ways = (ways * (n - i)) / (i + 1)
  return Math.round(ways)
}

test('the chance to take a number of plays is the sum over all ways to take them', () => {
  for (const p of [0.2, 0.5, 0.63])
    for (const [needed, plays] of [
      [1, 1],
      [2, 3],
      [13, 25],
      [4, 9],
    ] as const) {
      let sum = 0
      for (let k = needed; k <= plays; k += 1) sum += choose(plays, k) * p ** k * (1 - p) ** (plays - k)
      expect(atLeast(needed, plays, p)).toBeCloseTo(sum, 9)
    }
})

describe('a money line', () => {
  test('a money line before the match returns the inverse of its overround on both sides', () => {
    for (const line of LINES) {
      const chance = chanceOf(line)
      expect((chance * line.homeOdds) / 100).toBeCloseTo(1 / overroundOf(line), 9)
      expect(((1 - chance) * line.awayOdds) / 100).toBeCloseTo(1 / overroundOf(line), 9)
      expect(oddsAt(line, { home: 0, away: 0 })).toEqual({ home: line.homeOdds, away: line.awayOdds })
    }
  })

  test('the odds of a live match never return more than declared', () => {
    for (const line of LINES)
      for (let done = 1; done < sportsbook.PLAYS; done += 1)
        for (let home = 0; home <= done; home += 1) {
          const odds = oddsAt(line, { home, away: done - home })
          if (odds.home === null || odds.away === null) continue
          // Cutting both prices to hundredths only raises the overround, except at the lowest price of 1.01.
          if (Math.min(odds.home, odds.away) > 101)
            expect(100 / odds.home + 100 / odds.away).toBeGreaterThanOrEqual(overroundOf(line) - 1e-9)
          expect(100 / odds.home + 100 / odds.away).toBeLessThan(overroundOf(line) + 0.02)
        }
  })

  test('a money line is the exact chance in the rest of a match between even sides', () => {
    const even = { homeOdds: 190, awayOdds: 190 }
    for (const [home, away] of [
      [6, 2],
      [3, 7],
      [10, 9],
    ] as const) {
      const neither = sportsbook.PLAYS - home - away
      let ways = 0
      for (let taken = 13 - home; taken <= neither; taken += 1) ways += choose(neither, taken)
      const fair = 2 ** neither / ways
      expect(oddsAt(even, { home, away }).home).toBe(Math.floor((100 * fair) / overroundOf(even)))
    }
  })

  test('a side that has nearly won takes no more bets', () => {
    expect(oddsAt({ homeOdds: 190, awayOdds: 190 }, { home: 12, away: 3 })).toEqual({ home: null, away: null })
  })
})

describe('a match', () => {
  const line = { homeOdds: 150, awayOdds: 250 }

  test('the course of a match is fixed by its seed, and its score only grows', () => {
    const course = courseOf({ seed: 1, matchId: '70001', prices: line })
    expect(courseOf({ seed: 1, matchId: '70001', prices: line })).toEqual(course)
    for (let done = 1; done <= sportsbook.PLAYS; done += 1) {
      const [before, after] = [scoreAfter(course, done - 1), scoreAfter(course, done)]
      expect(after.home + after.away).toBe(done)
      expect(after.home - before.home + (after.away - before.away)).toBe(1)
    }
  })

  test('a match is won by the home side about as often as its price says', () => {
    let won = 0
    for (let match = 0; match < 4_000; match += 1)
      if (winnerOf(courseOf({ seed: 2, matchId: String(match), prices: line })) === 'home') won += 1
    expect(Math.abs(won / 4_000 - chanceOf(line))).toBeLessThan(0.025)
  })

  test('a match ends as a tester decided', () => {
    for (const winner of sportsbook.SPORTSBOOK_SIDES)
      for (let match = 0; match < 50; match += 1)
        expect(winnerOf(courseOf({ seed: 2, matchId: String(match), prices: line, winner }))).toBe(winner)
  })
})
