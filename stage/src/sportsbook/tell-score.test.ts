import { sportsbook } from '@understudy/contracts'
import type { World } from '@understudy/platform/world/world.ts'
import { describe, expect, test } from 'vitest'
import { type Contest, contestOf } from './fixtures.ts'
import { courseOf, scoreAfter, winnerOf } from './odds.ts'
import { scoresOf } from './tell-score.ts'

const SEED = 7
/** A world whose games have the code that a test gives. */
const worldWith = (gameCode: string) =>
  ({ origin: { seed: SEED }, use: () => ({ byNode: () => ({ facts: { gameCode } }) }) }) as unknown as World
const contests = (prefix: string) =>
  Array.from({ length: 200 }, (_, number) => contestOf(worldWith('lobby'), `${prefix}-${number}`) as Contest)
const courseFor = (contest: Contest) => courseOf({ seed: SEED, matchId: contest.matchId, prices: contest })
const told = (
  contest: Contest,
  { gameCode = 'lobby', plays = [] as readonly boolean[], within = 0, status = 'live' as 'live' | 'closed' },
) =>
  scoresOf(worldWith(gameCode), contest, {
    status,
    plays,
    within,
    score: scoreAfter(plays, plays.length),
    odds: { home: null, away: null },
    winner: null,
  })

describe('a score', () => {
  test('cricket tells runs, wickets and overs of who has batted, and what is needed', () => {
    const [contest] = contests('SPORTS-U9W-1')
    if (!contest) throw new Error('no match')
    const course = courseFor(contest)
    const early = told(contest, { plays: course.slice(0, 9), within: 0.2 })
    expect([early?.home, early?.away].sort()).toEqual(['', expect.stringMatching(/^\d+\/\d \(15\.2\)$/)])
    const late = told(contest, { plays: course.slice(0, 13) })
    expect([late?.home, late?.away]).toEqual(
      expect.arrayContaining([expect.stringMatching(/^\d+\/\d \(20\)$/), expect.stringMatching(/^\d+\/\d \(1\.3\)$/)]),
    )
    const [chasing, first] = late?.home.endsWith('(1.3)') ? [late.home, late.away] : [late?.away, late?.home]
    const runsOf = (score = '') => Number.parseInt(score, 10)
    expect(late?.needs).toEqual({
      side: chasing === late?.home ? 'home' : 'away',
      runs: runsOf(first) + 1 - runsOf(chasing),
      balls: 111,
    })
    expect(late?.minute).toBeUndefined()
    expect(told(contest, { plays: course, status: 'closed' })?.needs).toBeUndefined()
  })

  test.each([
    ['football', 90],
    ['hockey', 60],
    ['kabaddi', 40],
  ])('%s tells the minute while it is played, of %i', (gameCode, minutes) => {
    const [contest] = contests('SPORTS-FB-1')
    if (!contest) throw new Error('no match')
    const course = courseFor(contest)
    const minuteAt = (plays: number, within: number) =>
      told(contest, { gameCode, plays: course.slice(0, plays), within })?.minute
    expect([minuteAt(0, 0), minuteAt(24, 0.999)]).toEqual([1, minutes])
    expect(told(contest, { gameCode, plays: course, status: 'closed' })?.minute).toBeUndefined()
  })

  test.each(['football', 'kabaddi', 'tennis'])('the winner of a match has the higher score in %s', (gameCode) => {
    for (const contest of contests('SPORTS-FB-1')) {
      const course = courseFor(contest)
      const { home = '', away = '' } = told(contest, { gameCode, plays: course, status: 'closed' }) ?? {}
      expect(Number(home) > Number(away) ? 'home' : 'away').toBe(winnerOf(course))
    }
  })

  test('goals only grow, the side ahead in goals is the one ahead in plays, and few fall', () => {
    let goals = 0
    for (const contest of contests('SPORTS-FB-1')) {
      const course = courseFor(contest)
      let before = { home: 0, away: 0 }
      for (let done = 0; done <= sportsbook.PLAYS; done += 1) {
        const plays = course.slice(0, done)
        const scores = told(contest, { gameCode: 'football', plays })
        const now = { home: Number(scores?.home), away: Number(scores?.away) }
        expect(now.home - before.home + (now.away - before.away)).toBeOneOf([0, 1])
        const { home, away } = scoreAfter(plays, done)
        expect(Math.sign(now.home - now.away)).toBeOneOf([0, Math.sign(home - away)])
        before = now
      }
      goals += before.home + before.away
    }
    expect(goals / 200).toBeGreaterThan(2)
    expect(goals / 200).toBeLessThan(4)
  })

  test('e-sports tell the rounds that each side has won', () => {
    const [contest] = contests('ESPORTS-AV-1')
    if (!contest) throw new Error('no match')
    const course = courseFor(contest)
    const { home, away } = scoreAfter(course, 25)
    expect(told(contest, { plays: course, status: 'closed' })).toEqual({ home: String(home), away: String(away) })
  })
})
