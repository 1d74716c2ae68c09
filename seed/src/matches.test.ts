import { DAY } from '@understudy/contracts/durations'
import { expect, test } from 'vitest'
import { countBy, everydayOf, everydayWorld, START_AT } from './testing/everyday.ts'

const { games } = everydayWorld

test.each([1, 2, 3, 50])('seed %i: 8 matches are live, 12 to come within two days, 4 over', (seed) => {
  const { matches } = everydayOf(seed)
  const state = ({ startsAt, endsAt }: (typeof matches)[number]) =>
    endsAt <= START_AT ? 'closed' : startsAt <= START_AT ? 'live' : 'upcoming'
  expect(countBy(matches, state)).toEqual({ live: 8, upcoming: 12, closed: 4 })
  expect(matches.every((match) => match.startsAt < START_AT + 2 * DAY)).toBe(true)
  expect(new Set(matches.map((match) => match.leagueId)).size).toBe(6)
  expect(new Set(matches.map((match) => match.matchId)).size).toBe(24)
})

test.each([1, 2, 3, 50])('seed %i: the two odds of a match leave the house 3 to 8 %', (seed) => {
  for (const { homeOdds, awayOdds } of everydayOf(seed).matches) {
    const overround = 100 / homeOdds + 100 / awayOdds
    expect(overround).toBeGreaterThanOrEqual(1.03)
    expect(overround).toBeLessThanOrEqual(1.08)
    for (const odds of [homeOdds, awayOdds]) {
      expect(Number.isInteger(odds)).toBe(true)
      expect(odds).toBeGreaterThanOrEqual(120)
      expect(odds).toBeLessThanOrEqual(800)
    }
  }
})

test('a match names its game by room or id, and its node is a game of the vendor', () => {
  const { matches } = everydayWorld
  expect(matches.every((match) => (match.gameId === '') !== (match.roomId === ''))).toBe(true)
  expect(new Set(matches.map((match) => match.roomId === '')).size).toBe(2)
  for (const match of matches) {
    const game = games.find((one) => one.nodeId === match.nodeId)
    expect(game?.vendor).toBe(match.vendor)
    if (match.gameId) expect(game?.gameId).toBe(match.gameId)
  }
  expect(Object.keys(countBy(matches, (match) => match.group))).toHaveLength(3)
  expect(matches.filter((match) => !match.supported)).toHaveLength(2)
})
