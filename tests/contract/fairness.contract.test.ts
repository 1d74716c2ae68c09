import { bets, fairness, games, lottery } from '@understudy/contracts'
import { MINUTE } from '@understudy/contracts/durations'
import { describe, expect, test } from 'vitest'
import * as page from '../../stage/src/fairness/page/outcomes.js'
import { bet, currentIssue, lotteryGame, orderDraw } from '../support/lottery.ts'
import { stage } from '../support/platform.ts'
import { decide, launchOf, luck, openGame, vendorCalls } from '../support/vendors.ts'
import { type Actor, makeWorld, type TestWorld } from '../support/world.ts'

const DAYS = { startDate: '2026-03-09', endDate: '2026-03-10' }

const issueFairness = (actor: Actor, gameId: string, numero: string) =>
  actor.get(lottery.drawFairness, { params: { gameId }, query: { numero } })

/** The fairness of a member's newest bet. */
async function lastBet(actor: Actor) {
  const [last] = (await actor.get(bets.betHistory, { query: DAYS })).list
  return actor.get(fairness.betFairness, { params: { id: String(last?.id) } })
}

/** The inputs of the checking page are those of its link. */
async function checked(round: fairness.FairRound | null) {
  const inputs = Object.fromEntries(new URLSearchParams(new URL(round?.page ?? '').hash.slice(1)))
  const { game = '', serverSeed = '', clientSeed = '', nonce = '', outcome = '', commitment = '' } = inputs
  return {
    hash: (await page.sha256(serverSeed)) === commitment && commitment === round?.commitment,
    result: (await page.outcomeOf({ game, serverSeed, clientSeed, nonce, outcome })) === round?.outcome,
    decided: inputs.decided ?? '0',
  }
}
const PROVEN = { hash: true, result: true, decided: '0' }

const nextOf = async (world: TestWorld, launchId: string) => {
  const next = await world.guest.get(fairness.nextRound, { params: { launchId } })
  if (!next) throw new Error('The game cannot be checked')
  return next
}

/** Opens the first crash game as somebody, at a moment when it takes bets. */
async function openCrash(world: TestWorld, actor: Actor) {
  const { games: list } = await world.guest.get(games.gameList, {
    query: { gameType: 'RNG', gameClassify: 'Crash', vassalage: 'KP', pageSize: 100 },
  })
  const game = list.find((one) => one.supportPlay === 0)
  if (!game) throw new Error('There is no crash game')
  const launchId = new URL((await launchOf(actor, game)).value.content.game_url).pathname.replace('/play/', '')
  const calls = vendorCalls(world, launchId)
  for (;;) {
    const { now, startsAt, endsAt, round } = await calls.flight()
    if (now < startsAt) return { launchId, game, round, wait: startsAt - now, ...calls }
    await world.advance(endsAt === null ? 1_000 : Math.max(1, endsAt - now))
  }
}

describe('the fairness of a lottery draw', () => {
  test('a draw’s commitment stands before and after, its seed comes with the draw', async () => {
    const world = await makeWorld()
    for (const code of ['K3_1M', 'SSC_1M', 'PK10_1M']) {
      const { gameId } = await lotteryGame(world.guest, code)
      const { numero, remainTime, lockTime } = await currentIssue(world.guest, gameId)
      const before = await issueFairness(world.guest, gameId, numero)
      expect(before).toMatchObject({ serverSeed: null, outcome: null, page: null, clientSeed: code, nonce: numero })
      await world.advance(remainTime + lockTime * 1_000 - 1)
      expect(await issueFairness(world.guest, gameId, numero)).toEqual(before)
      await world.advance(1)
      const after = await issueFairness(world.guest, gameId, numero)
      expect(after.commitment).toBe(before.commitment)
      expect(await checked(after)).toEqual(PROVEN)
      const [drawn] = (await world.guest.get(lottery.draws, { params: { gameId }, query: {} })).content
      expect({ numero: drawn?.numero, winningNumber: drawn?.winningNumber }).toEqual({
        numero,
        winningNumber: after.outcome,
      })
    }
  })

  test('a draw that a tester decided says so and keeps its commitment', async () => {
    const world = await makeWorld()
    const { gameId } = await lotteryGame(world.guest, 'K3_1M')
    const { numero } = await currentIssue(world.guest, gameId)
    const before = await issueFairness(world.guest, gameId, numero)
    await orderDraw(world, { gameCode: 'K3_1M', winningNumber: '1,1,1' })
    expect(await issueFairness(world.guest, gameId, numero)).toEqual(before)
    await world.advance(MINUTE)
    const after = await issueFairness(world.guest, gameId, numero)
    expect(after).toMatchObject({ commitment: before.commitment, outcome: '1,1,1', decided: true })
    expect(await checked(after)).toEqual({ hash: true, result: false, decided: '1' })
  })

  test('a draw that is held back keeps its seed until it is released', async () => {
    const world = await makeWorld()
    const { gameId } = await lotteryGame(world.guest, 'K3_1M')
    const { numero } = await currentIssue(world.guest, gameId)
    await orderDraw(world, { gameCode: 'K3_1M', kind: 'held' })
    await world.advance(5 * MINUTE)
    expect(await issueFairness(world.guest, gameId, numero)).toMatchObject({ serverSeed: null, outcome: null })
    await orderDraw(world, { gameCode: 'K3_1M', numero, kind: 'drawn' })
    expect(await checked(await issueFairness(world.guest, gameId, numero))).toEqual(PROVEN)
  })

  test('the fairness of an issue that does not exist is refused', async () => {
    const { guest } = await makeWorld()
    const { gameId } = await lotteryGame(guest, 'K3_1M')
    const unknown = { params: { gameId: '999999' }, query: { numero: '202603100720' } }
    expect((await guest.call(lottery.drawFairness, unknown)).code).toBe('game.not.found')
    const refused = await guest.call(lottery.drawFairness, { params: { gameId }, query: { numero: '202603101441' } })
    expect(refused.code).toBe('request_param_err')
  })

  test('a lottery bet shows its draw’s seed once it is drawn', async () => {
    const world = await makeWorld()
    const amina = await world.as('amina')
    await bet(amina)
    expect(await lastBet(amina)).toMatchObject({ game: 'K3', serverSeed: null, page: null })
    await world.advance(MINUTE)
    expect(await checked(await lastBet(amina))).toEqual(PROVEN)
    const zoya = await world.as('zoya')
    const [last] = (await amina.get(bets.betHistory, { query: DAYS })).list
    expect((await zoya.call(fairness.betFairness, { params: { id: String(last?.id) } })).code).toBe('bet.not.found')
  })
})

describe('the fairness of rounds of the player’s own', () => {
  test('a spin is the round that was committed to, and is checked from the record', async () => {
    const world = await makeWorld()
    const amina = await world.signedIn('amina')
    const { launchId, spin } = await openGame(world, amina, 'RNG')
    for (let n = 1; n <= 3; n += 1) {
      const next = await nextOf(world, launchId)
      expect(next).toMatchObject({ own: true, nonce: String(n) })
      expect((await spin(10)).code).toBeUndefined()
      const round = await lastBet(amina)
      expect(round).toMatchObject({ commitment: next.commitment, clientSeed: next.clientSeed, nonce: next.nonce })
      expect(await checked(round)).toEqual(PROVEN)
    }
  })

  test('a repeated spin counts as one round', async () => {
    const world = await makeWorld()
    const { launchId, spin } = await openGame(world, await world.signedIn('amina'), 'RNG')
    const roundId = '00000000-0000-4000-8000-000000000009'
    const [one, two] = [await spin(10, roundId), await spin(10, roundId)]
    expect(two.value).toEqual(one.value)
    expect((await nextOf(world, launchId)).nonce).toBe('2')
  })

  test('a new client seed changes later rounds only', async () => {
    const [world, twin] = [await makeWorld(), await makeWorld()]
    const [amina, other] = [await world.signedIn('amina'), await twin.signedIn('amina')]
    const [game, same] = [await openGame(world, amina, 'RNG'), await openGame(twin, other, 'RNG')]
    const reels = async (spin: typeof game.spin) => JSON.stringify((await spin(10)).value.reels)
    expect(await reels(game.spin)).toBe(await reels(same.spin))
    const before = await lastBet(amina)
    const next = await nextOf(world, game.launchId)
    const changed = await world.guest.get(fairness.changeClientSeed, {
      params: { launchId: game.launchId },
      body: { clientSeed: 'my-own_seed' },
    })
    expect(changed).toEqual({ ...next, clientSeed: 'my-own_seed' })
    expect(await lastBet(amina)).toEqual(before)
    expect(await reels(game.spin)).not.toBe(await reels(same.spin))
    const after = await lastBet(amina)
    expect(after).toMatchObject({ clientSeed: 'my-own_seed', nonce: '2', commitment: next.commitment })
    expect(await checked(after)).toEqual(PROVEN)
  })

  test('a client seed with a colon or a space is refused', async () => {
    const world = await makeWorld()
    const { launchId } = await openGame(world, await world.signedIn('amina'), 'RNG')
    for (const clientSeed of ['', 'a:b', 'a b', 'x'.repeat(65)]) {
      const { code } = await world.guest.call(fairness.changeClientSeed, { params: { launchId }, body: { clientSeed } })
      expect(code, clientSeed).toBe('field.invalid')
    }
  })

  test('shots are checked, those into an empty pond cannot be', async () => {
    const world = await makeWorld()
    const amina = await world.signedIn('amina')
    const { pond, shoot } = await openGame(world, amina, 'FISH')
    const { wave } = await pond()
    await shoot({ wave, targets: ['crab', 'koi', 'shark'] })
    expect(await checked(await lastBet(amina))).toEqual(PROVEN)
    await shoot({ wave: wave - 1, targets: ['crab'] })
    expect(await lastBet(amina)).toBeNull()
  })

  test('a card round shows its seed only when it has ended', async () => {
    const world = await makeWorld()
    const amina = await world.signedIn('amina')
    const { deal, end } = await openGame(world, amina, 'PVP')
    const { value } = await deal(50)
    const before = await lastBet(amina)
    expect(before).toMatchObject({ game: 'cards', serverSeed: null, outcome: null, page: null })
    const ended = await end(value.round.roundId)
    const after = await lastBet(amina)
    expect(after?.commitment).toBe(before?.commitment)
    expect(after?.outcome).toBe(ended.value.hands.map(({ hand }) => hand.join(',')).join('|'))
    expect(await checked(after)).toEqual(PROVEN)
  })

  test.each(['RNG', 'FISH', 'PVP'] as const)('a round of %s says that a tester set its luck', async (kind) => {
    const world = await makeWorld()
    const amina = await world.signedIn('amina')
    const { spin, pond, shoot, deal, end } = await openGame(world, amina, kind)
    await luck(world, ['big'])
    if (kind === 'RNG') await spin(10)
    else if (kind === 'FISH') await shoot({ wave: (await pond()).wave })
    else await end((await deal(50)).value.round.roundId)
    expect(await lastBet(amina)).toMatchObject({ decided: true })
  })
})

describe('the fairness of rounds that everybody shares', () => {
  test.each(['LIVE', 'COCKFIGHT'] as const)('a round of %s is checked once bets have closed', async (kind) => {
    const world = await makeWorld()
    const amina = await world.signedIn('amina')
    const { launchId, table, bet: stake } = await openGame(world, amina, kind)
    const { round, closesAt, endsAt, now } = await table()
    const next = await nextOf(world, launchId)
    expect(next).toMatchObject({ own: false, nonce: String(round) })
    await stake({ round })
    expect(await lastBet(amina)).toMatchObject({ commitment: next.commitment, serverSeed: null, outcome: null })
    await world.advance(closesAt - now)
    expect(await checked(await lastBet(amina))).toEqual(PROVEN)
    await world.advance(endsAt - closesAt)
    expect((await lastBet(amina))?.commitment).toBe(next.commitment)
    const { code } = await world.guest.call(fairness.changeClientSeed, {
      params: { launchId },
      body: { clientSeed: 'mine' },
    })
    expect(code).toBe('game.not.found')
  })

  test('a round that a tester decided or called off says so', async () => {
    for (const [outcome, shown] of [
      ['second', /^second\|/],
      ['calledOff', null],
    ] as const) {
      const world = await makeWorld()
      const amina = await world.signedIn('amina')
      const { game, table, bet: stake } = await openGame(world, amina, 'LIVE')
      const { round } = await table()
      await stake({ round })
      await decide(world, `${game.nodeId}/${round}`, outcome)
      await world.advance(MINUTE)
      const told = await lastBet(amina)
      expect(told?.decided).toBe(true)
      if (shown) expect(told?.outcome).toMatch(shown)
      else expect(told?.outcome).toBeNull()
    }
  })

  test('a flight keeps its seed until the crash, even for who has cashed out', async () => {
    const world = await makeWorld()
    const amina = await world.signedIn('amina')
    const { round, wait, launchId, fly, cashOut, flight, game } = await openCrash(world, amina)
    const next = await nextOf(world, launchId)
    const betId = '00000000-0000-4000-8000-000000000007'
    expect((await fly({ round, betId })).code).toBeUndefined()
    await world.advance(wait + 1)
    const isFlying = (await flight()).crash === null
    if (isFlying) {
      expect((await cashOut(betId)).code).toBeUndefined()
      expect(await lastBet(amina)).toMatchObject({ commitment: next.commitment, serverSeed: null, outcome: null })
    }
    await world.advance(10 * MINUTE)
    const after = await lastBet(amina)
    expect(after).toMatchObject({ game: 'crash', commitment: next.commitment, clientSeed: game.nodeId })
    expect({ isFlying, ...(await checked(after)) }).toEqual({ isFlying: true, ...PROVEN })
  })

  test('a flight that luck decided says so in the record and on its page', async () => {
    const world = await makeWorld()
    const amina = await world.signedIn('amina')
    const { round, fly, flight } = await openCrash(world, amina)
    const { hash } = await flight()
    await luck(world, ['lose'])
    await fly({ round })
    expect((await flight()).hash).toBe(hash)
    await world.advance(MINUTE)
    expect(await lastBet(amina)).toMatchObject({ decided: true, outcome: '100', commitment: hash })
    const { history } = await flight()
    expect(history.find((one) => one.round === round)).toMatchObject({ decided: true, crash: 100, hash })
    expect(history.some(({ decided }) => !decided)).toBe(true)
  })

  test('a settled bet still says who decided it after a thousand later decisions', async () => {
    const world = await makeWorld()
    const amina = await world.signedIn('amina')
    const { game, table, bet: stake } = await openGame(world, amina, 'LIVE')
    const told: unknown[] = []
    for (const outcome of ['second', 'calledOff'] as const) {
      const { round } = await table()
      await stake({ round })
      await decide(world, `${game.nodeId}/${round}`, outcome)
      await world.advance(MINUTE)
      told.push(await lastBet(amina))
    }
    const { round, fly } = await openCrash(world, amina)
    await luck(world, ['win'])
    await fly({ round, autoCashOut: 150 })
    await world.advance(10 * MINUTE)
    told.push(await lastBet(amina))
    expect(told).toMatchObject([
      { decided: true, outcome: expect.stringMatching(/^second/) },
      { decided: true, outcome: null },
      { decided: true },
    ])
    const { round: next } = await table()
    for (let later = 1; later <= 1_000; later += 1)
      await decide(world, `${game.nodeId}/${next + later}`, later % 2 ? 'first' : 'second')
    const { list } = await amina.get(bets.betHistory, { query: DAYS })
    const [crash, calledOff, decided] = list.map(({ id }) => id)
    const now = []
    for (const id of [decided, calledOff, crash])
      now.push(await amina.get(fairness.betFairness, { params: { id: String(id) } }))
    expect(now).toEqual(told)
  })

  test('bets of the sportsbook and of seeded history cannot be checked', async () => {
    const world = await makeWorld()
    const amina = await world.signedIn('amina')
    const { launchId, book, single } = await openGame(world, amina, 'SPORTS', { which: () => true })
    const open = (await book()).fixtures.find(({ status }) => status !== 'closed' && status !== 'calledOff')
    if (!open) throw new Error('No match takes bets')
    await single(open)
    expect(await lastBet(amina)).toBeNull()
    expect(await world.guest.get(fairness.nextRound, { params: { launchId } })).toBeNull()
    const { list } = await amina.get(bets.betHistory, { query: { ...DAYS, startDate: '2026-02-20', gameType: 'RNG' } })
    const seeded = list.at(-1)
    expect(await amina.get(fairness.betFairness, { params: { id: String(seeded?.id) } })).toBeNull()
  })
})

test('the checking page may reach nothing and needs no other file', async () => {
  const answer = await (await stage()).get('/fair')
  expect(answer.status).toBe(200)
  expect(answer.headers['content-security-policy']).toMatch(/^default-src 'none'; script-src 'sha256-[^ ]+'; style-src/)
  expect(answer.text).toContain('data:font/woff2;base64,')
  expect(answer.text.match(/(src|href)="(?!data:)/g)).toBeNull()
})
