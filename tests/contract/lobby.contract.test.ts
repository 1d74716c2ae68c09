import { lobby, matches } from '@understudy/contracts'
import { describe, expect, test } from 'vitest'
import { decide, openGame } from '../support/vendors.ts'
import { makeWorld } from '../support/world.ts'

describe('matches', () => {
  test('both match lists have live and upcoming matches, v2 with odds above 1', {
    tags: ['API-038', 'HOME-033', 'DATA-019', 'DATA-020'],
  }, async () => {
    const { guest } = await makeWorld()
    const v1 = await guest.get(matches.matches)
    const v2 = (await guest.get(matches.matchGroups)).flatMap(({ matchList }) => matchList)
    expect(v1).toHaveLength(20)
    expect(v2.map(({ matchId }) => matchId).sort()).toEqual(v1.map(({ matchId }) => matchId).sort())
    expect(v1.every((match) => Boolean(match.roomId || match.gameId))).toBe(true)
  })

  test('a match goes live and closes by the world’s clock', async () => {
    const world = await makeWorld()
    const next = (await world.guest.get(matches.matches)).find(({ status }) => status === 'upcoming')
    if (!next) throw new Error('an upcoming match expected')
    const statusOf = async () =>
      (await world.guest.get(matches.matches)).find(({ matchId }) => matchId === next.matchId)?.status
    await world.advance(next.matchTime - Date.parse('2026-03-10T07:00:00Z'))
    expect(await statusOf()).toBe('live')
    await world.advance(3 * 86_400_000)
    expect(await statusOf()).toBeUndefined()
  })

  test('home, the sportsbook and a bet on it tell one score of a live match', { tags: ['HOME-034'] }, async () => {
    const world = await makeWorld()
    const { book, single } = await openGame(world, await world.signedIn('amina'), 'SPORTS')
    const listed = async () => (await world.guest.get(matches.matchGroups)).flatMap(({ matchList }) => matchList)
    const before = (await book()).fixtures
    const live = before.find(({ status, odds }) => status === 'live' && odds.home !== null)
    if (!live) throw new Error('a live match expected')
    await single(live)
    for (let minutes = 0; minutes < 3; minutes += 1) {
      await world.advance(7 * 60_000)
      const { fixtures, bets } = await book()
      const hot = await listed()
      const both = fixtures.flatMap((fixture) => {
        const match = hot.find(({ matchId }) => matchId === fixture.matchId)
        return match ? [{ fixture, match }] : []
      })
      expect(both.length).toBeGreaterThan(3)
      for (const { fixture, match } of both) {
        expect(match.scores).toEqual(fixture.scores)
        const { suspended, ...line } = match.moneyLine
        if (fixture.odds.home === null) expect(suspended).toBe(true)
        else expect(line).toEqual({ homeTeamOdds: fixture.odds.home, awayTeamOdds: fixture.odds.away })
        expect(match.scores !== undefined).toBe(match.status === 'live')
      }
      expect(bets[0]?.scores).toEqual(fixtures.find(({ matchId }) => matchId === live.matchId)?.scores)
    }
  })

  test('a bookmaker of several sports names each beside its league', async () => {
    const world = await makeWorld()
    const amina = await world.signedIn('amina')
    const leaguesOf = async (vendor: string) => {
      const { book } = await openGame(world, amina, 'SPORTS', { which: ({ vassalage }) => vassalage === vendor })
      return (await book()).fixtures.map(({ league }) => league)
    }
    expect(await leaguesOf('FB')).toEqual(
      expect.arrayContaining(['Football · Lantern League', 'Kabaddi · Lions of the Soil', 'Virtual Towns League']),
    )
    expect(await leaguesOf('U9W')).toContain('River Cup')
  })

  test('cricket has runs, wickets and overs, football goals and the minute', async () => {
    const { guest } = await makeWorld()
    const live = (await guest.get(matches.matches)).filter(({ status }) => status === 'live')
    const scoresIn = (leagueIds: string[]) => live.filter(({ leagueId }) => leagueIds.includes(leagueId))
    const [cricket, football] = [scoresIn(['9101', '9102', '9103']), scoresIn(['9201', '9202'])]
    expect(cricket.length * football.length).toBeGreaterThan(0)
    for (const { scores } of cricket) {
      const batted = [scores?.home, scores?.away].filter((score) => score !== '')
      expect(batted.length).toBeGreaterThan(0)
      for (const score of batted) expect(score).toMatch(/^\d+\/\d \(\d+(\.\d)?\)$/)
      expect(scores?.minute).toBeUndefined()
    }
    for (const { scores } of football)
      expect(scores).toEqual({
        home: expect.stringMatching(/^\d$/),
        away: expect.stringMatching(/^\d$/),
        minute: expect.any(Number),
      })
  })

  test('a match that is called off is no longer advertised', async () => {
    const world = await makeWorld()
    const [first] = await world.guest.get(matches.matches)
    await decide(world, first?.matchId ?? '', 'calledOff')
    const left = (await world.guest.get(matches.matches)).map(({ matchId }) => matchId)
    expect(left).not.toContain(first?.matchId)
  })
})

describe('lobby', () => {
  test('news, popular announcements and the ranking come in their order', {
    tags: ['API-027', 'API-028', 'API-029'],
  }, async () => {
    const { guest } = await makeWorld()
    const falling = (numbers: number[]) => numbers.every((n, i) => i === 0 || n <= (numbers[i - 1] ?? n))
    expect(falling((await guest.get(lobby.lobbyNews)).map(({ publishedAt }) => publishedAt))).toBe(true)
    expect(falling((await guest.get(lobby.popular)).map(({ readers }) => readers))).toBe(true)
    for (const call of [lobby.popular, lobby.rankList] as const)
      expect(
        await guest.get<typeof lobby.popular | typeof lobby.rankList>(call, { query: { limitNum: 3 } }),
      ).toHaveLength(3)
    const ranks = await guest.get(lobby.rankList, { query: { limitNum: 20 } })
    const inUrdu = await guest.get(lobby.rankList, { query: { limitNum: 20, language: 'UR' } })
    expect(inUrdu.map(({ nodeId }) => nodeId)).toEqual(ranks.map(({ nodeId }) => nodeId))
    expect(inUrdu[0]?.gameName).toMatch(/[\u0600-\u06ff]/)
    expect(ranks.map(({ rank }) => rank)).toEqual(Array.from({ length: 20 }, (_, i) => i + 1))
    expect(falling(ranks.map(({ launches }) => launches))).toBe(true)
  })

  test('winners are masked and the jackpot grows with the world’s time only', async () => {
    const world = await makeWorld()
    const winners = await world.guest.get(lobby.winners)
    expect(winners.length).toBeGreaterThan(0)
    for (const { vo } of winners) expect(vo.userName).toContain('•')
    const total = async () => (await world.guest.get(lobby.jackpot)).reduce((sum, { amount }) => sum + amount, 0)
    const before = await total()
    expect(await total()).toBe(before)
    await world.advance(60_000)
    expect(await total()).toBeGreaterThan(before)
  })
})
