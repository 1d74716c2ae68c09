import { createHash, randomUUID } from 'node:crypto'
import { bets, control as contract, games, wallet } from '@understudy/contracts'
import { describe, expect, test } from 'vitest'
import { audit, SOUND } from '../support/books.ts'
import { control } from '../support/call.ts'
import { stage } from '../support/platform.ts'
import { decide, launchOf, luck, setMaintenance, vendorCalls } from '../support/vendors.ts'
import { type Actor, makeWorld, type TestWorld } from '../support/world.ts'

/** The day of the everyday world and the one before. */
const DAYS = { startDate: '2026-03-09', endDate: '2026-03-10' }

const sumOf = async (actor: Actor) => (await actor.get(wallet.balance)).sumBalance

/** Opens the first crash game of Kite & Pepper as somebody. */
async function openCrash(world: TestWorld, actor: Actor) {
  const { games: list } = await world.guest.get(games.gameList, {
    query: { gameType: 'RNG', gameClassify: 'Crash', vassalage: 'KP', pageSize: 100 },
  })
  const game = list.find((one) => one.supportPlay === 0)
  if (!game) throw new Error('Kite & Pepper has no crash game')
  const { value, code } = await launchOf(actor, game)
  if (code) throw new Error(code)
  const launchId = new URL(value.content.game_url).pathname.replace('/play/', '')
  return { game, launchId, ...vendorCalls(world, launchId) }
}
type Open = Awaited<ReturnType<typeof openCrash>>

/** Moves the world to a flight that takes bets, and returns it. */
async function toBets(world: TestWorld, { flight }: Open) {
  for (;;) {
    const current = await flight()
    if (current.now < current.startsAt) return current
    await world.advance(current.endsAt === null ? 1_000 : Math.max(1, current.endsAt - current.now))
  }
}

/** A world in which amina has a bet on a flight that goes at least to 3.00, unless decided otherwise. */
async function withBet(next: contract.Luck, autoCashOut: number | null = null) {
  const world = await makeWorld()
  const amina = await world.signedIn('amina')
  const open = await openCrash(world, amina)
  const { startsAt, now, round } = await toBets(world, open)
  await luck(world, [next])
  const betId = randomUUID()
  const { value, code } = await open.fly({ round, betId, autoCashOut })
  expect(code).toBeUndefined()
  return { world, amina, open, betId, round, wait: startsAt - now, placed: value }
}

describe('a crash game', () => {
  test('a crash game has a page of its own, where no slot is played', async () => {
    const world = await makeWorld()
    const { launchId, spin } = await openCrash(world, await world.signedIn('amina'))
    expect((await (await stage()).get(`/play/${launchId}`)).text).toContain('/crash/crash.js')
    expect((await spin(5)).code).toBe('launch.unknown')
  })

  test('a cash-out pays once, the multiplier at the moment the server receives it', async () => {
    const { world, amina, open, betId, wait, placed } = await withBet('win')
    expect(placed).toMatchObject({ balance: 48_150, bet: { status: 'open', cashOut: null } })
    await world.advance(wait + 5_000)
    const answers = await Promise.all([open.cashOut(betId), open.cashOut(betId), open.cashOut(betId)])
    for (const { value } of answers) expect(value).toEqual(answers[0]?.value)
    // e^0.5 is 1.6487.
    expect(answers[0]?.value).toMatchObject({ balance: 48_314, bet: { status: 'won', cashOut: 164, win: 164 } })
    await world.advance(60_000)
    expect((await open.cashOut(betId)).value).toEqual(answers[0]?.value)
    expect(await sumOf(amina)).toBe(48_314)
    expect(await audit(world)).toEqual(SOUND)
  })

  test('a crash game takes one bet per id and round, and none after the start', async () => {
    const { world, amina, open, betId, round, wait, placed } = await withBet('win')
    const repeated = await Promise.all([open.fly({ round, betId }), open.fly({ round, betId })])
    for (const { value } of repeated) expect(value).toEqual(placed)
    expect((await open.fly({ round, betId, autoCashOut: 150 })).code).toBe('transaction.conflict')
    expect((await open.fly({ round })).code).toBe('bet.limit')
    expect((await open.cashOut(betId)).code).toBe('issue.closed')
    await world.advance(wait)
    expect((await open.fly({ round })).code).toBe('issue.closed')
    expect((await open.fly({ round: round + 1 })).code).toBe('issue.closed')
    expect(await sumOf(amina)).toBe(48_150)
  })

  test('a crash game refuses a stake above the balance and any bet in maintenance', async () => {
    const world = await makeWorld()
    const member = await world.signedIn('zoya')
    const open = await openCrash(world, member)
    const { round } = await toBets(world, open)
    expect((await open.fly({ round })).code).toBe('balance.not.enough')
    await setMaintenance(world, 'KP', true)
    expect((await open.fly({ round })).code).toBe('game.maintenance')
    expect(await sumOf(member)).toBe(0)
  })

  test('a crash game refuses a late cash-out and reveals its seed after the crash', async () => {
    const { world, amina, open, betId, wait } = await withBet('lose')
    const before = await open.flight()
    expect(before).toMatchObject({ seed: null, crash: null, endsAt: null })
    await world.advance(wait)
    expect((await open.cashOut(betId)).code).toBe('issue.closed')
    const after = await open.flight()
    expect(after).toMatchObject({ crash: 100, hash: before.hash, bet: { status: 'lost', cashOut: null, win: 0 } })
    expect(
      createHash('sha256')
        .update(after.seed ?? '')
        .digest('hex'),
    ).toBe(before.hash)
    expect(await sumOf(amina)).toBe(48_150)
    expect((await open.cashOut(randomUUID())).code).toBe('bet.not.found')
    expect(await audit(world)).toEqual(SOUND)
  })

  test('a crash bet settles with the page closed, at cash-out or crash', async () => {
    const won = await withBet('win', 250)
    expect((await won.open.flight()).bet).toMatchObject({ status: 'open', autoCashOut: 250 })
    await won.world.advance(3_600_000, { keepSessions: true })
    const [record] = (await won.amina.get(bets.betHistory, { query: DAYS })).list
    expect(record).toMatchObject({ status: 'won', bet: 100, win: 250, validBet: 100 })
    // ln 2.5 / 0.0001 is 9162.9.
    expect(record?.settleTime).toBe((record?.betTime ?? 0) + won.wait + 9_163)
    expect(await audit(won.world)).toEqual(SOUND)
    const lost = await withBet('lose', 250)
    await lost.world.advance(3_600_000, { keepSessions: true })
    expect((await lost.open.flight()).bet).toMatchObject({ status: 'lost', win: 0 })
    expect(await audit(lost.world)).toEqual(SOUND)
  })

  test('a crash flight stops with a frozen clock and ends after a jump', async () => {
    const { world, open, betId, wait, round } = await withBet('win')
    await world.advance(wait + 2_000)
    const before = await open.flight()
    expect(await open.flight()).toEqual(before)
    expect(before).toMatchObject({ round, crash: null })
    await world.advance(600_000)
    const after = await open.flight()
    expect(after.round).not.toBe(round)
    expect(after.history).toHaveLength(20)
    expect(after.bet).toMatchObject({ betId, round, status: 'lost' })
  })

  test('two members share a flight of the crash game and see each other’s cash-outs', async () => {
    const { world, open, betId, round, wait } = await withBet('win')
    const bilal = await openCrash(world, await world.signedIn('bilal'))
    await luck(world, ['lose'])
    expect((await bilal.fly({ round, stake: 10, autoCashOut: 110 })).code).toBeUndefined()
    await world.advance(wait + 2_000)
    await open.cashOut(betId)
    const [mine, theirs] = [await open.flight(), await bilal.flight()]
    const ofMember = { seats: 0, bet: 0, balance: 0, people: 0 }
    expect({ ...mine, ...ofMember }).toEqual({ ...theirs, ...ofMember })
    expect(theirs.seats).toMatchObject([
      { name: 'am•••a', own: false, stake: 100, cashOut: 122, win: 122, status: 'won' },
      { name: 'bi•••l', own: true, stake: 10, cashOut: 110, win: 11, status: 'won' },
    ])
    // The luck was for the first bet of a round; it waits for the next.
    expect(await control(contract.getLuck, { params: { id: world.id } })).toEqual({ next: ['lose'] })
    expect(await audit(world)).toEqual(SOUND)
  })

  test('a decided flight wins or loses against the automatic cash-out', async () => {
    for (const [next, autoCashOut, win] of [
      ['win', 900, 900],
      ['big', 10_000, 10_000],
      ['lose', 101, 0],
    ] as const) {
      const { world, open } = await withBet(next, autoCashOut)
      await world.advance(120_000)
      expect((await open.flight()).bet?.win).toBe(win)
    }
  })

  test('a cancelled flight or a closed vendor returns the stakes', async () => {
    const called = await withBet('win')
    await called.world.advance(called.wait + 1_000)
    await decide(called.world, `${called.open.game.nodeId}/${called.round}`, 'calledOff')
    expect(await called.open.flight()).toMatchObject({ calledOff: true, bet: { status: 'returned', win: 100 } })
    expect(await sumOf(called.amina)).toBe(48_250)
    const closed = await withBet('win')
    await setMaintenance(closed.world, 'KP', true)
    await closed.world.advance(120_000)
    expect(await sumOf(closed.amina)).toBe(48_250)
    expect(await audit(closed.world)).toEqual(SOUND)
  })

  test('a tester sets the result of a crash round only before it takes bets', async () => {
    const { world, open, round } = await withBet('win')
    const about = (number: number) => ({ about: `${open.game.nodeId}/${number}`, outcome: 'early' as const })
    const params = { id: world.id }
    await expect(control(contract.forceResult, { params, body: about(round) })).rejects.toThrow(/called off/)
    await control(contract.forceResult, { params, body: about(round + 1) })
    await world.advance(60_000)
    const { history, round: now, crash } = await open.flight()
    const next = history.find((one) => one.round === round + 1)
    expect(next?.crash ?? (now === round + 1 && crash)).toBe(100)
  })

  test('a crash game starts anew after a reset in the middle of a flight', async () => {
    const { world, open, betId, wait } = await withBet('win')
    await world.advance(wait + 1_000)
    await control(contract.resetWorld, { params: { id: world.id } })
    expect((await open.cashOut(betId)).code).toBe('launch.unknown')
    const reopened = await openCrash(world, await world.signedIn('amina'))
    expect(await reopened.flight()).toMatchObject({ bet: null, seats: [] })
    expect(await audit(world)).toEqual(SOUND)
  })
})
