import { randomUUID } from 'node:crypto'
import { bets, type ErrorCode, launch, play, session, wallet } from '@understudy/contracts'
import { SECOND } from '@understudy/contracts/durations'
import { describe, expect, test } from 'vitest'
import { audit, SOUND } from '../support/books.ts'
import { app, stage } from '../support/platform.ts'
import {
  CATEGORIES,
  type Category,
  decide,
  gameOf,
  launchOf,
  luck,
  type OpenGame,
  openGame,
  setMaintenance,
  vendorCalls,
} from '../support/vendors.ts'
import { type Actor, makeWorld } from '../support/world.ts'

const sumOf = async (actor: Actor) => (await actor.get(wallet.balance)).sumBalance

/**
 * Prepares a bet of a hundred on each kind of game. The returned function sends it with an id, so that a test can
 * repeat it and compare the replies.
 */
const BETS: Record<
  Category,
  (open: OpenGame) => Promise<(id: string) => Promise<{ code?: ErrorCode | string; value: unknown }>>
> = {
  RNG:
    async ({ spin }) =>
    (id) =>
      spin(100, id),
  LIVE: async ({ table, bet }) => {
    const { round } = await table()
    return (betId) => bet({ betId, round, stake: 100 })
  },
  COCKFIGHT: async ({ table, bet }) => {
    const { round } = await table()
    return (betId) => bet({ betId, round, stake: 100 })
  },
  FISH: async ({ pond, shoot }) => {
    const { wave } = await pond()
    return (batchId) => shoot({ batchId, wave, cost: 50, targets: ['koi', 'crab'] })
  },
  PVP:
    async ({ deal }) =>
    (id) =>
      deal(100, id),
  SPORTS: async ({ book, single }) => {
    const fixture = (await book()).fixtures.find(({ status }) => status === 'upcoming')
    if (!fixture) throw new Error('no match')
    return (betId) => single(fixture, { betId })
  },
  ESPORTS: async ({ book, single }) => {
    const fixture = (await book()).fixtures.find(({ status }) => status === 'upcoming')
    if (!fixture) throw new Error('no match')
    return (betId) => single(fixture, { betId })
  },
}

describe.each(CATEGORIES)('a vendor of %s', (category) => {
  test('a vendor’s page is on the stage, and the app may frame it', { tags: ['LAUNCH-020'] }, async () => {
    const world = await makeWorld()
    const { launchId } = await openGame(world, await world.signedIn('amina'), category)
    const page = await (await stage()).get(`/play/${launchId}`)
    expect(page.status).toBe(200)
    expect(page.headers['content-security-policy']).toMatch(/frame-ancestors http/)
    for (const [, address] of page.text.matchAll(/(?:src|href)="(\/[^"]+)"/g))
      expect({ address, status: (await (await stage()).get(address ?? '')).status }).toEqual({ address, status: 200 })
  })

  test('repeated and concurrent bets of one id move money once and answer alike', async () => {
    const world = await makeWorld()
    const amina = await world.signedIn('amina')
    const open = await openGame(world, amina, category)
    const bet = await BETS[category](open)
    await luck(world, ['lose', 'lose'])
    const id = randomUUID()
    const [first, ...others] = await Promise.all(Array.from({ length: 5 }, () => bet(id)))
    expect(first?.code).toBeUndefined()
    for (const other of others) expect(other.value).toEqual(first?.value)
    expect(await sumOf(amina)).toBe(48_250 - 100)
    expect(await audit(world)).toEqual(SOUND)
    // Another page of the same player finds the same bet.
    const reopened = await openGame(world, amina, category)
    await (await BETS[category](reopened))(id)
    expect(await sumOf(amina)).toBe(48_250 - 100)
  })

  test('a stake beyond the balance, in maintenance or without a session is refused', async () => {
    const world = await makeWorld()
    const zoya = await world.signedIn('zoya')
    const open = await openGame(world, zoya, category)
    const bet = await BETS[category](open)
    expect((await bet(randomUUID())).code).toBe('balance.not.enough')
    await setMaintenance(world, open.game.vassalage, true)
    expect((await bet(randomUUID())).code).toBe('game.maintenance')
    await zoya.get(session.logout)
    expect((await bet(randomUUID())).code).toBe('login.not.session')
    expect(await audit(world)).toEqual(SOUND)
  })

  test('a launch of one game opens no page of another kind', async () => {
    const world = await makeWorld()
    const { launchId } = await openGame(world, await world.signedIn('amina'), category)
    const calls = vendorCalls(world, launchId)
    const replies: Record<string, { code?: string | undefined }> = {
      RNG: await calls.spin(5),
      LIVE: await calls.bet({ round: 1 }),
      FISH: await calls.shoot({ wave: 1 }),
      PVP: await calls.end(randomUUID()),
    }
    for (const [kind, { code }] of Object.entries(replies))
      if (kind !== category && !(kind === 'LIVE' && category === 'COCKFIGHT'))
        expect({ kind, code }).toEqual({ kind, code: 'launch.unknown' })
  })
})

test('free play stakes play money and never touches the wallet', { tags: ['LAUNCH-022'] }, async () => {
  const world = await makeWorld()
  const zoya = await world.signedIn('zoya')
  const free = await openGame(world, zoya, 'RNG', { which: (game) => game.freeplay === 1, accountType: '0' })
  expect((await free.spin(500)).code).toBeUndefined()
  expect(await sumOf(zoya)).toBe(0)
  expect(await audit(world)).toEqual(SOUND)
})

test.each([
  ['LIVE', { status: 'lost', bet: 100, returned: 50, validBet: 50, win: 0, pnl: -50 }],
  ['COCKFIGHT', { status: 'returned', bet: 100, returned: 100, validBet: 0, win: 0, pnl: 0 }],
] as const)('what a drawn round of %s gives back is neither staked nor won', async (category, expected) => {
  const world = await makeWorld()
  const amina = await world.signedIn('amina')
  // The roulette of mirrors lays one card for each side; the first live table plays baccarat.
  const which = ({ nodeId }: { nodeId: string }) => category === 'COCKFIGHT' || nodeId === '270024'
  const isBout = ({ gameCode }: { gameCode: string }) => gameCode !== 'lobby'
  const { table, bet, game } = await openGame(world, amina, category, { which: (one) => which(one) && isBout(one) })
  const { round, endsAt, now } = await table()
  await decide(world, `${game.nodeId}/${round}`, 'draw')
  await bet({ round, side: 'first', stake: 100 })
  await world.advance(endsAt - now)
  expect(await sumOf(amina)).toBe(48_250 + expected.pnl)
  const query = { startDate: '2026-03-10', endDate: '2026-03-10', gameType: category }
  expect((await amina.get(bets.betHistory, { query })).list[0]).toMatchObject(expected)
  expect(await audit(world)).toEqual(SOUND)
})

test.each(['LIVE', 'COCKFIGHT'] as const)(
  'of both sides of a round of %s only the difference is turnover',
  async (category) => {
    const world = await makeWorld()
    const amina = await world.signedIn('amina')
    const { table, bet, game } = await openGame(world, amina, category)
    const { round, endsAt, now } = await table()
    await decide(world, `${game.nodeId}/${round}`, 'first')
    for (const [side, stake] of [
      ['first', 100],
      ['first', 100],
      ['second', 50],
      ['draw', 10],
    ] as const)
      await bet({ round, side, stake })
    await world.advance(endsAt - now)
    const query = { startDate: '2026-03-10', endDate: '2026-03-10', gameType: category }
    const { list } = await amina.get(bets.betHistory, { query })
    const stakes = list.slice(0, 4).map(({ bet: stake, validBet }) => ({ stake, validBet }))
    expect(stakes).toEqual(
      expect.arrayContaining([
        { stake: 100, validBet: 75 },
        { stake: 50, validBet: 0 },
        { stake: 10, validBet: 10 },
      ]),
    )
  },
)

describe.each(['LIVE', 'COCKFIGHT'] as const)('a round of %s', (category) => {
  test('a sports bet settles by the world’s time, at the odds it was taken at', async () => {
    const world = await makeWorld()
    const amina = await world.signedIn('amina')
    const { table, bet, game } = await openGame(world, amina, category)
    const { round, endsAt, odds, now } = await table()
    await decide(world, `${game.nodeId}/${round}`, 'first')
    await bet({ round, side: 'first', stake: 100 })
    await bet({ round, side: 'second', stake: 50 })
    expect(await sumOf(amina)).toBe(48_250 - 150)
    await world.advance(endsAt - now)
    expect(await sumOf(amina)).toBe(48_250 - 150 + 100 * odds.first)
    const { lastBets, history } = await table()
    expect(lastBets.map(({ status }) => status).sort()).toEqual(['lost', 'won'])
    expect(history[0]).toMatchObject({ round, winner: 'first' })
    expect(await audit(world)).toEqual(SOUND)
  })

  test('a round hides its result while betting is open, and takes no bet after', async () => {
    const world = await makeWorld()
    const { table, bet } = await openGame(world, await world.signedIn('amina'), category)
    const { round, closesAt, now, result } = await table()
    expect(result).toBeNull()
    expect((await bet({ round: round + 1 })).code).toBe('issue.closed')
    expect((await bet({ round: round - 1 })).code).toBe('issue.closed')
    await world.advance(closesAt - now)
    expect((await table()).result).toMatchObject({ round })
    expect((await bet({ round })).code).toBe('issue.closed')
  })

  test('a round limits stakes, and refuses a used id for another side', async () => {
    const world = await makeWorld()
    const { table, bet } = await openGame(world, await world.signedIn('amina'), category)
    const { round } = await table()
    for (let i = 0; i < 10; i += 1) expect((await bet({ round, stake: 1000 })).code).toBeUndefined()
    expect((await bet({ round, stake: 10 })).code).toBe('bet.limit')
    const other = await openGame(world, await world.signedIn('faisal'), category)
    const betId = randomUUID()
    await other.bet({ round, betId })
    expect((await other.bet({ round, betId, side: 'draw' })).code).toBe('transaction.conflict')
    expect((await other.bet({ round, betId, stake: 50 })).code).toBe('transaction.conflict')
  })

  test('a round refunds stakes if called off or if its vendor has closed', async () => {
    const world = await makeWorld()
    const amina = await world.signedIn('amina')
    const { table, bet, game } = await openGame(world, amina, category)
    const { round, endsAt, now } = await table()
    await bet({ round })
    await decide(world, `${game.nodeId}/${round}`, 'calledOff')
    expect(await sumOf(amina)).toBe(48_250)
    await world.advance(endsAt - now)
    const next = await table()
    await bet({ round: next.round })
    await setMaintenance(world, game.vassalage, true)
    await world.advance(next.endsAt - next.now)
    expect(await sumOf(amina)).toBe(48_250)
    expect((await table()).lastBets).toMatchObject([{ status: 'returned', win: 100 }])
    expect(await audit(world)).toEqual(SOUND)
  })
})

test('a repeated spin, volley or shown hand answers as it did at first', async () => {
  const world = await makeWorld()
  const amina = await world.signedIn('amina')
  const [slots, fish, table] = [
    await openGame(world, amina, 'RNG'),
    await openGame(world, amina, 'FISH'),
    await openGame(world, amina, 'PVP'),
  ]
  const [roundId, batchId, handId] = [randomUUID(), randomUUID(), randomUUID()]
  const { wave } = await fish.pond()
  await table.deal(50, handId)
  const play = async () => [
    (await slots.spin(10, roundId)).value,
    (await fish.shoot({ wave, batchId })).value,
    (await table.end(handId)).value,
  ]
  const first = await play()
  await slots.spin(50)
  expect(await play()).toEqual(first)
})

test.each(['LIVE', 'COCKFIGHT'] as const)('a %s round that is called off takes no further bet', async (kind) => {
  const world = await makeWorld()
  const amina = await world.signedIn('amina')
  const { game, table, bet } = await openGame(world, amina, kind)
  const { round } = await table()
  expect((await bet({ round })).code).toBeUndefined()
  await decide(world, `${game.nodeId}/${round}`, 'calledOff')
  expect((await bet({ round })).code).toBe('issue.closed')
})

test('shots that come after the fish have left are given back', async () => {
  const world = await makeWorld()
  const amina = await world.signedIn('amina')
  const { pond, shoot } = await openGame(world, amina, 'FISH')
  const { wave, emptyAt, now } = await pond()
  await world.advance(emptyAt - now)
  const { value } = await shoot({ wave, targets: ['shark', 'crab'] })
  expect(value).toMatchObject({ returned: true, win: 0, wins: [0, 0], balance: 48_250 })
  expect((await shoot({ wave: wave + 1 })).value.returned).toBe(true)
  expect(await sumOf(amina)).toBe(48_250)
  expect(await audit(world)).toEqual(SOUND)
})

describe('a card round', () => {
  test('a card round stays open until shown, and blocks other games of its vendor', async () => {
    const world = await makeWorld()
    const amina = await world.signedIn('amina')
    const { deal, game } = await openGame(world, amina, 'PVP')
    const { value } = await deal(100)
    const elsewhere = await gameOf(
      world,
      'PVP',
      (one) => one.vassalage === game.vassalage && one.nodeId !== game.nodeId,
    )
    const refused = await launchOf(amina, elsewhere)
    expect({ code: refused.code, status: refused.status }).toEqual({ code: 'game.round.open', status: 409 })
    expect(refused.message).toMatch(/#734$/)
    expect(refused.detail).toMatchObject({ nodeId: game.nodeId, vassalage: game.vassalage, gameType: 'PVP' })
    const reopened = await openGame(world, amina, 'PVP')
    expect((await reopened.room()).round).toEqual(value.round)
    const second = await reopened.deal()
    expect({ code: second.code, detail: second.detail }).toEqual({
      code: 'game.round.open',
      detail: { nodeId: game.nodeId },
    })
    const showdown = await reopened.end(value.round.roundId)
    expect((await reopened.end(value.round.roundId)).value).toEqual(showdown.value)
    expect((await reopened.end(value.round.roundId, 'pack')).code).toBe('transaction.conflict')
    expect((await launchOf(amina, elsewhere)).code).toBeUndefined()
    expect(await sumOf(amina)).toBe(48_250 - 100 + showdown.value.win)
    expect(await audit(world)).toEqual(SOUND)
  })

  test('a card round is refunded when its vendor closes, or after a day', async () => {
    const world = await makeWorld()
    const faisal = await world.signedIn('faisal')
    const before = await sumOf(faisal)
    const { deal, end, game } = await openGame(world, faisal, 'PVP')
    const { round } = (await deal(100)).value
    await setMaintenance(world, game.vassalage, true)
    expect((await end(round.roundId)).value).toMatchObject({ status: 'returned', win: 100 })
    await setMaintenance(world, game.vassalage, false)
    await deal(100)
    await world.advance(25 * 3_600 * SECOND)
    const { room } = await openGame(world, await world.signedIn('faisal'), 'PVP')
    expect((await room()).round).toBeNull()
    expect(await sumOf(await world.signedIn('faisal'))).toBe(before)
    expect(await audit(world)).toEqual(SOUND)
  })

  test('a card round belongs to its player, and packing returns a tenth', async () => {
    const world = await makeWorld()
    const amina = await world.signedIn('amina')
    const open = await openGame(world, amina, 'PVP')
    const { round } = (await open.deal(50)).value
    const other = await openGame(world, await world.signedIn('faisal'), 'PVP')
    expect((await other.end(round.roundId)).code).toBe('transaction.conflict')
    expect((await open.end(round.roundId, 'pack')).value).toMatchObject({
      status: 'lost',
      win: 5,
      hands: [{ hand: round.hand }],
    })
  })
})

describe('a sportsbook of a vendor', () => {
  test('SPORTS bets wait for the end of their match and are paid at their own odds', async () => {
    const world = await makeWorld()
    // A player without other bets that end meanwhile.
    const faisal = await world.signedIn('faisal')
    const before = await sumOf(faisal)
    const { book, single } = await openGame(world, faisal, 'SPORTS')
    const { fixtures, now } = await book()
    const fixture = fixtures.find(({ status }) => status === 'upcoming')
    if (!fixture) throw new Error('no match')
    await single(fixture, { side: 'home', stake: 200, odds: fixture.odds.home ?? 0 })
    await decide(world, fixture.matchId, 'home')
    await world.advance(fixture.endsAt - now - SECOND)
    expect(await sumOf(await world.signedIn('faisal'))).toBe(before - 200)
    await world.advance(SECOND)
    expect(await sumOf(await world.signedIn('faisal'))).toBeCloseTo(before - 200 + 200 * (fixture.odds.home ?? 0), 4)
    const later = await openGame(world, await world.signedIn('faisal'), 'SPORTS')
    const state = await later.book()
    expect(state.bets[0]).toMatchObject({ matchId: fixture.matchId, status: 'won' })
    expect(state.fixtures.find(({ matchId }) => matchId === fixture.matchId)).toMatchObject({
      status: 'closed',
      winner: 'home',
    })
    expect(await audit(world)).toEqual(SOUND)
  })

  test('a single ends when its match does, though nobody looks for a week', async () => {
    const world = await makeWorld()
    const { book, single } = await openGame(world, await world.signedIn('faisal'), 'SPORTS')
    const fixture = (await book()).fixtures.find(({ status }) => status === 'upcoming')
    if (!fixture) throw new Error('no match')
    await single(fixture, { side: 'home', stake: 200, odds: fixture.odds.home ?? 0 })
    await world.advance(7 * 86_400_000)
    const { list } = await (await world.signedIn('faisal')).get(bets.betHistory, {
      query: { startDate: '2026-03-01', endDate: '2026-03-31', gameType: 'SPORTS', pageSize: 20 },
    })
    expect(list.map(({ settleTime }) => settleTime)).toEqual([fixture.endsAt])
  })

  test('a sports bet gets the odds that hold, not those it was sent with', async () => {
    const world = await makeWorld()
    const amina = await world.signedIn('amina')
    const { book, single } = await openGame(world, amina, 'SPORTS')
    const live = (await book()).fixtures.find(({ status, odds }) => status === 'live' && odds.home !== null)
    if (!live) throw new Error('no live match')
    const refused = await single(live, { odds: 900 })
    expect(refused.code).toBe('odds.changed')
    expect(refused.detail).toMatchObject({ odds: live.odds })
    expect((await single({ ...live, matchId: '79999' })).code).toBe('game.not.found')
    expect((await single({ ...live, matchId: 'ESPORTS-AV-1-999999' })).code).toBe('game.not.found')
    for (const stake of [9, 100_001]) {
      const { code, detail } = await single(live, { stake })
      expect({ code, detail }).toEqual({ code: 'amount.out.of.range', detail: { min: 10, max: 100_000 } })
    }
    const closed = (await book()).fixtures.find(({ status }) => status === 'closed')
    if (closed) expect((await single(closed)).code).toBe('issue.closed')
    expect(await sumOf(amina)).toBe(48_250)
  })

  test('a match that is called off gives every stake on it back at once', async () => {
    const world = await makeWorld()
    const amina = await world.signedIn('amina')
    const { book, single } = await openGame(world, amina, 'SPORTS')
    const [first, second] = (await book()).fixtures.filter(({ status }) => status === 'upcoming')
    if (!first || !second) throw new Error('no matches')
    await single(first)
    await single(second)
    await decide(world, first.matchId, 'calledOff')
    expect(await sumOf(amina)).toBe(48_250 - 100)
    const { bets, fixtures } = await book()
    expect(bets.map(({ status }) => status).sort()).toEqual(['open', 'returned'])
    expect(fixtures.find(({ matchId }) => matchId === first.matchId)?.status).toBe('calledOff')
    expect((await single(first)).code).toBe('issue.closed')
  })

  test('a sportsbook opens at the match that the app asked for', async () => {
    const world = await makeWorld()
    const { book } = await openGame(world, await world.signedIn('amina'), 'SPORTS', {
      which: ({ gameCode }) => gameCode === 'cricket',
      gameId: 'U9W-R1',
    })
    expect((await book()).fixtures.filter(({ chosen }) => chosen).map(({ matchId }) => matchId)).toEqual(['70001'])
  })
})

describe('the lobby of a vendor', () => {
  test('a vendor’s lobby lists its games and opens one for the same session', async () => {
    const world = await makeWorld()
    const amina = await world.signedIn('amina')
    const { launchId, game } = await openGame(world, amina, 'LIVE', { which: ({ gameCode }) => gameCode === 'lobby' })
    const { games } = await world.guest.get(play.vendorLobby, { params: { launchId } })
    expect(games.length).toBeGreaterThan(20)
    const [first] = games
    const { url } = await world.guest.get(play.enter, { params: { launchId }, body: { nodeId: first?.nodeId ?? '' } })
    const { table } = vendorCalls(world, new URL(url).pathname.replace('/play/', ''))
    expect(await table()).toMatchObject({ gameName: first?.name, balance: 48_250, guest: false })
    const foreign = await gameOf(world, 'LIVE', ({ vassalage }) => vassalage !== game.vassalage)
    const refused = await world.guest.call(play.enter, { params: { launchId }, body: { nodeId: foreign.nodeId } })
    expect(refused.code).toBe('game.not.found')
  })
})

test('an unknown launch shows a page that says so', async () => {
  const page = await (await stage()).get(`/play/w.${randomUUID()}`)
  expect(page.status).toBe(200)
  expect((await (await app()).get('/wps/system/status')).status).toBeLessThan(500)
  const world = await makeWorld()
  expect((await world.guest.call(play.vendorLobby, { params: { launchId: `${world.id}.${randomUUID()}` } })).code).toBe(
    'launch.unknown',
  )
  expect(launch.launchGame.errors).toContain('game.round.open')
})
