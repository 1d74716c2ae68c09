import { sportsbook } from '@understudy/contracts'
import { expect, test } from 'vitest'
import { inningsOf } from './innings.ts'
import { courseOf, winnerOf } from './odds.ts'

const MATCHES = Array.from({ length: 200 }, (_, i) => String(70_001 + i))
const courseFor = (matchId: string) => courseOf({ seed: 7, matchId, prices: { homeOdds: 180, awayOdds: 195 } })
const standAt = (matchId: string, plays: readonly boolean[], within = 0) =>
  inningsOf({ seed: 7, matchId, plays, within })

test('one side bats 20 overs, then the other until it has more runs', () => {
  const firsts = new Set<string>()
  for (const matchId of MATCHES) {
    const course = courseFor(matchId)
    const [first = ''] = Object.keys(standAt(matchId, [], 0.5).innings)
    firsts.add(first)
    expect(Object.keys(standAt(matchId, course.slice(0, 11), 0.99).innings)).toEqual([first])
    const { innings, needs, wonBy } = standAt(matchId, course.slice(0, 12))
    const second = first === 'home' ? 'away' : 'home'
    const target = (innings[first as 'home']?.runs ?? 0) + 1
    expect(innings).toMatchObject({ [first]: { balls: 120 }, [second]: { runs: 0, wickets: 0, balls: 0 } })
    expect({ needs, wonBy }).toEqual({ needs: { side: second, runs: target, balls: 120 }, wonBy: undefined })
  }
  expect(firsts).toEqual(new Set(['home', 'away']))
})

test('a match is won by runs or by wickets, by the side with more plays', () => {
  const units = new Set<string>()
  for (const matchId of MATCHES) {
    const course = courseFor(matchId)
    const { innings, wonBy, needs } = standAt(matchId, course)
    const { home, away } = innings
    if (!home || !away || !wonBy) throw new Error('not played to the end')
    units.add(wonBy.unit)
    expect(home.runs > away.runs ? 'home' : 'away').toBe(winnerOf(course))
    expect(needs).toBeUndefined()
    const [first] = Object.keys(innings)
    const [one, two] = first === 'home' ? [home, away] : [away, home]
    expect(wonBy).toEqual(
      two.runs > one.runs ? { unit: 'wickets', count: 10 - two.wickets } : { unit: 'runs', count: one.runs - two.runs },
    )
    // It ends with the ball that passes the target, so by no more than six and the run that was missing.
    if (wonBy.unit === 'wickets') expect(two.runs - one.runs).toBeLessThanOrEqual(8)
    else expect(two.balls).toBe(120)
  }
  expect(units).toEqual(new Set(['runs', 'wickets']))
})

test('the chasing side has passed the target only once it has won 13 plays', () => {
  for (const matchId of MATCHES) {
    const course = courseFor(matchId)
    for (let done = 13; done <= sportsbook.PLAYS; done += 1) {
      const plays = course.slice(0, done)
      const { innings, wonBy } = standAt(matchId, plays)
      const isHomeChasing = Object.keys(innings)[1] === 'home'
      const won = plays.filter((isHome) => isHome === isHomeChasing).length
      if (wonBy?.unit === 'wickets') expect(won).toBeGreaterThanOrEqual(13)
    }
  }
})

test('runs, wickets and balls only grow during a match, and at most nine wickets fall', () => {
  for (const matchId of MATCHES) {
    const course = courseFor(matchId)
    let before = standAt(matchId, []).innings
    for (let played = 0.25; played <= sportsbook.PLAYS; played += 0.25) {
      const { innings } = standAt(matchId, course.slice(0, Math.floor(played)), played % 1)
      for (const side of sportsbook.SPORTSBOOK_SIDES) {
        const [then, now] = [before[side], innings[side]]
        if (!now) continue
        expect(now.runs).toBeGreaterThanOrEqual(then?.runs ?? 0)
        expect(now.balls).toBeGreaterThanOrEqual(then?.balls ?? 0)
        expect(now.wickets).toBeGreaterThanOrEqual(then?.wickets ?? 0)
        expect(now.wickets).toBeLessThanOrEqual(9)
      }
      before = innings
    }
  }
})

test('until its last ball a play shows nothing of who wins it', () => {
  for (const matchId of MATCHES)
    for (const done of [5, 17]) {
      const plays = courseFor(matchId).slice(0, done)
      const total = (more: boolean[], within: number) =>
        Object.values(standAt(matchId, [...plays, ...more], within).innings).reduce((sum, { runs }) => sum + runs, 0)
      const before = total([], 0.99)
      const ways = [total([true], 0), total([false], 0)].sort((a, b) => a - b)
      expect(before).toBeLessThanOrEqual(ways[0] ?? 0)
    }
})
