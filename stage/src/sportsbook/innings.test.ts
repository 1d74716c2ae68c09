import { sportsbook } from '@understudy/contracts'
import { expect, test } from 'vitest'
import { inningsOf } from './innings.ts'
import { courseOf, scoreAfter, winnerOf } from './odds.ts'

const MATCHES = Array.from({ length: 200 }, (_, i) => String(70_001 + i))
const coursesOf = (matchId: string) => courseOf({ seed: 7, matchId, prices: { homeOdds: 180, awayOdds: 195 } })

test('the side that leads in overs leads in runs, by as much after every over', () => {
  for (const matchId of MATCHES) {
    const course = coursesOf(matchId)
    for (let overs = 0; overs <= sportsbook.PLAYS; overs += 1) {
      const { home, away } = inningsOf({ seed: 7, matchId, plays: course.slice(0, overs) })
      const score = scoreAfter(course, overs)
      expect(home.runs - away.runs).toBe(4 * (score.home - score.away))
    }
    const { home, away } = inningsOf({ seed: 7, matchId, plays: course })
    expect(home.runs > away.runs ? 'home' : 'away').toBe(winnerOf(course))
  }
})

test('runs and wickets only grow during a match, and at most nine wickets fall', () => {
  for (const matchId of MATCHES) {
    const course = coursesOf(matchId)
    let before = inningsOf({ seed: 7, matchId, plays: [] })
    for (let overs = 1; overs <= sportsbook.PLAYS; overs += 1) {
      const now = inningsOf({ seed: 7, matchId, plays: course.slice(0, overs) })
      for (const side of sportsbook.SPORTSBOOK_SIDES) {
        expect(now[side].runs).toBeGreaterThanOrEqual(before[side].runs)
        expect(now[side].wickets - before[side].wickets).toBeOneOf([0, 1])
        expect(now[side].wickets).toBeLessThanOrEqual(9)
      }
      before = now
    }
  }
})
