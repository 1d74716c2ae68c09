import { isDeepStrictEqual } from 'node:util'
import { DAY } from '@understudy/contracts/durations'
import { expect, test } from 'vitest'
import { buildWorldSeed } from './build.ts'
import { SCENARIOS } from './scenarios/index.ts'
import { everydayOf, everydayWorld, START_AT } from './testing/everyday.ts'

test.each(SCENARIOS.map(({ name }) => name))(
  '%s is the same world every time it is built',
  { tags: ['DATA-034'] },
  (scenario) => {
    const build = () => buildWorldSeed({ scenario, seed: 7, startAt: START_AT })
    // `toEqual` takes half a second for a world of this size.
    expect(isDeepStrictEqual(build(), build())).toBe(true)
  },
)

test('another seed changes people, odds and results, but not cast and games', () => {
  const other = everydayOf(2)
  expect(other.matches.map((match) => match.homeOdds)).not.toEqual(everydayWorld.matches.map((match) => match.homeOdds))
  expect(other.members.map((member) => member.nickname)).not.toEqual(everydayWorld.members.map((m) => m.nickname))
  expect(other.games.map((game) => game.launches)).not.toEqual(everydayWorld.games.map((game) => game.launches))
  expect(other.games.map((game) => game.nodeId)).toEqual(everydayWorld.games.map((game) => game.nodeId))
  expect(other.members.find((member) => member.username === 'amina')).toEqual(
    everydayWorld.members.find((member) => member.username === 'amina'),
  )
})

test('a world begun a day later is the same world with every date moved by a day', () => {
  const later = everydayOf(1, START_AT + DAY)
  const datesOf = (world: typeof later) => [
    ...world.games.map((game) => game.releasedAt),
    ...world.members.flatMap((member) => [member.registeredAt, member.passwordChangedAt]),
    ...world.matches.flatMap((match) => [match.startsAt, match.endsAt]),
    ...world.announcements.flatMap((announcement) => [announcement.startDate, announcement.endDate]),
    ...[...world.favourites, ...world.recents, ...world.winners].map(({ at }) => at),
    ...world.news.map((line) => line.publishedAt),
  ]
  expect(datesOf(later)).toEqual(datesOf(everydayWorld).map((date) => date + DAY))
})

test('an unknown scenario is refused by name', () => {
  expect(() => buildWorldSeed({ scenario: 'nowhere', seed: 1, startAt: START_AT })).toThrow('No scenario nowhere')
})
