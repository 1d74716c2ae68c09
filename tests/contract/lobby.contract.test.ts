import { lobby, matches } from '@understudy/contracts'
import { describe, expect, test } from 'vitest'
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
