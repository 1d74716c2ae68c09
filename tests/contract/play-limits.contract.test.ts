import { type CallInput, games, lottery, saferPlay, session, vendorWallet } from '@understudy/contracts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { audit, SOUND } from '../support/books.ts'
import { balanceOf, chaseOf, orderDraw, slipOf, suborders } from '../support/lottery.ts'
import { type Category, launchOf, launchOutside, luck, openGame, vendorCalls, WALLET_KEY } from '../support/vendors.ts'
import { type Actor, makeWorld, type TestWorld } from '../support/world.ts'

// Limits of stake, loss and session time, held wherever a wager is taken.

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const UNIT = 10_000

const limit = (actor: Actor, kind: saferPlay.LimitKind, amount: number | null) =>
  actor.get(saferPlay.setLimit, { body: { kind, amount } } as CallInput<typeof saferPlay.setLimit>)
const stateOf = async (actor: Actor, kind: saferPlay.LimitKind) =>
  (await actor.get(saferPlay.saferPlay)).limits.find((one) => one.kind === kind)
const usedOf = async (actor: Actor, kind: saferPlay.LimitKind) => (await stateOf(actor, kind))?.used

type Refusal = { code: string | undefined; detail: Record<string, unknown> }
const refusalOf = ({ code, detail }: Refusal) => ({
  code,
  limit: detail.limit,
  period: detail.period,
  left: detail.left,
})

/** The wallet calls of a vendor's own server for somebody; amounts in currency units. */
async function outsideOf(world: TestWorld, actor: Actor) {
  const { token } = await launchOutside(world, actor)
  const input = { params: { launchId: token }, headers: { 'x-vendor-key': WALLET_KEY } }
  const { guest } = world
  return {
    bet: (txId: string, amount: number) =>
      guest.call(vendorWallet.walletBet, { ...input, body: { txId, amount: amount * UNIT } }),
    win: (txId: string, bet: string, amount: number) =>
      guest.call(vendorWallet.walletWin, { ...input, body: { txId, bet, amount: amount * UNIT } }),
    rollback: (txId: string, bet: string) => guest.call(vendorWallet.walletRollback, { ...input, body: { txId, bet } }),
  }
}

const slotOf = (world: TestWorld, actor: Actor) =>
  openGame(world, actor, 'RNG', {
    which: ({ gameCode, isGameH5, vassalage }) =>
      gameCode !== 'lobby' && isGameH5 !== 'VASSALAGE' && vassalage === 'NP',
  })

/** One wager of 50 on each road that a stake may take. */
const ROADS: Record<string, (world: TestWorld, actor: Actor) => Promise<() => Promise<Refusal>>> = {
  'a slot': async (world, actor) => {
    const { spin } = await slotOf(world, actor)
    return () => spin(50)
  },
  'a crash game': async (world, actor) => {
    const query = { gameType: 'RNG' as const, gameClassify: 'Crash', vassalage: 'KP', pageSize: 100 }
    const { games: list } = await world.guest.get(games.gameList, { query })
    const game = list.find(({ supportPlay }) => supportPlay === 0)
    if (!game) throw new Error('Kite & Pepper has no crash game')
    const { value } = await launchOf(actor, game)
    const { flight, fly } = vendorCalls(world, new URL(value.content.game_url).pathname.replace('/play/', ''))
    return async () => {
      for (;;) {
        const { round, now, startsAt, endsAt } = await flight()
        if (now < startsAt) return fly({ round, stake: 50 })
        await world.advance(endsAt === null ? 1_000 : Math.max(1, endsAt - now))
      }
    }
  },
  'a card table': async (world, actor) => {
    const { deal } = await openGame(world, actor, 'PVP')
    return () => deal(50)
  },
  fishing: async (world, actor) => {
    const { pond, shoot } = await openGame(world, actor, 'FISH')
    return async () => shoot({ wave: (await pond()).wave, cost: 50 })
  },
  'a live table': (world, actor) => onTable(world, actor, 'LIVE'),
  cockfight: (world, actor) => onTable(world, actor, 'COCKFIGHT'),
  'a sportsbook': async (world, actor) => {
    const { book, single } = await openGame(world, actor, 'SPORTS')
    return async () => {
      const fixture = (await book()).fixtures.find(({ status }) => status === 'upcoming')
      if (!fixture) throw new Error('The book has no match to bet on')
      return single(fixture, { stake: 50 })
    }
  },
  'a vendor’s own server': async (world, actor) => {
    const { bet } = await outsideOf(world, actor)
    let serial = 0
    return () => bet(`b${++serial}`, 50)
  },
  'the fast lottery': async (_, actor) => async () =>
    actor.call(lottery.placeOrder, { body: await slipOf(actor, [{ multiple: 25 }]) }),
  'the regional lottery': async (_, actor) => {
    let serial = 0
    return () => {
      const contents = [{ gameId: '206', playId: 1105, bettingContent: '07', singleBetPrice: 1, winStop: false }].map(
        (line) => ({ ...line, numero: [{ numero: '20260310049', multiple: 50 }] }),
      )
      const requestId = `00000000-0000-4000-8000-00000000000${++serial}`
      return actor.call(lottery.placeRegionalOrders, {
        body: { requestId, prizeMode: 'SEA', device: 'MOBILE', contents },
      })
    }
  },
}

async function onTable(world: TestWorld, actor: Actor, kind: Category) {
  const { table, bet } = await openGame(world, actor, kind)
  return async () => bet({ round: (await table()).round, stake: 50 as never })
}

describe.each(Object.keys(ROADS))('limits on %s', (road) => {
  const REACHED: Record<string, (world: TestWorld, nadia: Actor) => Promise<object>> = {
    async stake(_, nadia) {
      await limit(nadia, 'stake', 49)
      return { code: 'limit.stake.reached', limit: 49 }
    },
    async loss(world, nadia) {
      await limit(nadia, 'lossWeek', 100)
      await luck(world, ['lose', 'lose'])
      const { spin } = await slotOf(world, nadia)
      for (const bet of [50, 10] as const) expect((await spin(bet)).code).toBeUndefined()
      return { code: 'limit.loss.reached', period: 'week', left: 40 }
    },
    async session(world, nadia) {
      await limit(nadia, 'session', 10)
      await world.advance(10 * MINUTE)
      return { code: 'limit.session.reached', limit: 10 }
    },
  }

  test.each(Object.keys(REACHED))('a wager beyond the %s limit is refused and changes nothing', async (kind) => {
    const world = await makeWorld()
    const nadia = await world.signedIn('nadia')
    const expected = await REACHED[kind]?.(world, nadia)
    const wager = await ROADS[road]?.(world, nadia)
    const before = { balance: await balanceOf(nadia), lost: await usedOf(nadia, 'lossDay') }
    expect(refusalOf((await wager?.()) as Refusal)).toMatchObject(expected ?? {})
    expect({ balance: await balanceOf(nadia), lost: await usedOf(nadia, 'lossDay') }).toEqual(before)
    expect(await audit(world)).toEqual(SOUND)
  })

  test('a wager within all limits is taken', async () => {
    const world = await makeWorld()
    const nadia = await world.signedIn('nadia')
    for (const [kind, amount] of [
      ['stake', 50],
      ['lossDay', 100],
      ['session', 60],
    ] as const)
      await limit(nadia, kind, amount)
    const wager = await ROADS[road]?.(world, nadia)
    expect((await wager?.())?.code).toBeUndefined()
  })
})

describe('a round in progress', () => {
  test('ends and pays whatever its player’s limits have become, but takes no further stake', async () => {
    const world = await makeWorld()
    const nadia = await world.signedIn('nadia')
    const { bet, win, rollback } = await outsideOf(world, nadia)
    await bet('b1', 100)
    await bet('b2', 100)
    await limit(nadia, 'lossDay', 100)
    await limit(nadia, 'stake', 10)
    await limit(nadia, 'session', 10)
    expect((await bet('double', 20)).code).toBe('limit.stake.reached')
    expect((await bet('split', 10)).code).toBe('limit.loss.reached')
    await world.advance(10 * MINUTE)
    expect((await bet('more', 10)).code).toBe('limit.session.reached')
    const before = await balanceOf(nadia)
    expect((await win('w1', 'b1', 300)).code).toBeUndefined()
    expect((await rollback('r2', 'b2')).code).toBeUndefined()
    expect(await balanceOf(nadia)).toBe(before + 400)
    expect(await audit(world)).toEqual(SOUND)
  })

  test('a repeated call of an accepted bet gets its first reply after a limit was lowered', async () => {
    const world = await makeWorld()
    const nadia = await world.signedIn('nadia')
    const { bet } = await outsideOf(world, nadia)
    const first = await bet('b1', 100)
    await limit(nadia, 'stake', 10)
    expect((await bet('b1', 100)).value).toEqual(first.value)
  })

  test('a second bet on a round is held to the limit that was lowered after the first', async () => {
    const world = await makeWorld()
    const nadia = await world.signedIn('nadia')
    const { table, bet } = await openGame(world, nadia, 'LIVE')
    const { round } = await table()
    expect((await bet({ round, stake: 100 })).code).toBeUndefined()
    await limit(nadia, 'stake', 50)
    expect((await bet({ round, stake: 100 })).code).toBe('limit.stake.reached')
    expect((await bet({ round, stake: 50 })).code).toBeUndefined()
  })
})

describe('one wager', () => {
  test('is a shot at fish, not the shots that a page sends together', async () => {
    const world = await makeWorld()
    const nadia = await world.signedIn('nadia')
    await limit(nadia, 'stake', 10)
    const { pond, shoot } = await openGame(world, nadia, 'FISH')
    const { wave } = await pond()
    expect((await shoot({ wave, cost: 10, targets: ['crab', 'koi', 'crab'] })).code).toBeUndefined()
    expect((await shoot({ wave, cost: 50, targets: ['crab'] })).code).toBe('limit.stake.reached')
  })

  test('is all that a slip stakes on one draw, however many lines it has', async () => {
    const world = await makeWorld()
    const nadia = await world.signedIn('nadia')
    await limit(nadia, 'stake', 10)
    const lines = [{ multiple: 3 }, { content: 'small', multiple: 3 }]
    expect((await nadia.call(lottery.placeOrder, { body: await slipOf(nadia, lines) })).code).toBe(
      'limit.stake.reached',
    )
    const chase = await slipOf(nadia, [{ multiple: 5 }], await chaseOf(nadia, 'K3_1M', 4))
    expect((await nadia.call(lottery.placeOrder, { body: chase })).code).toBeUndefined()
  })
})

describe('a chase', () => {
  test('counts whole when it is ordered, so that no later draw meets the loss limit', async () => {
    const world = await makeWorld()
    const nadia = await world.signedIn('nadia')
    await limit(nadia, 'lossDay', 100)
    const order = async (issues: number) => slipOf(nadia, [{ multiple: 15 }], await chaseOf(nadia, 'K3_1M', issues))
    expect((await nadia.call(lottery.placeOrder, { body: await order(4) })).code).toBe('limit.loss.reached')
    const { orderMasterId } = await nadia.get(lottery.placeOrder, { body: await order(3) })
    expect(await usedOf(nadia, 'lossDay')).toBe(90)
    await limit(nadia, 'stake', 1)
    await world.advance(5 * MINUTE)
    const statuses = (await suborders(nadia, orderMasterId)).map(({ winningAmount, actualBettingAmount }) => ({
      drawn: actualBettingAmount > 0,
      won: winningAmount,
    }))
    expect(statuses.filter(({ drawn }) => drawn)).toHaveLength(3)
    const won = statuses.reduce((sum, one) => sum + one.won, 0)
    expect(await usedOf(nadia, 'lossDay')).toBeCloseTo(Math.max(0, 90 - won), 4)
  })

  test('gives back the draws it did not play after a win, and they no longer count as lost', async () => {
    const world = await makeWorld()
    const nadia = await world.signedIn('nadia')
    await orderDraw(world, { winningNumber: '6,6,5' })
    const chase = { ...(await chaseOf(nadia, 'K3_1M', 3)), winningStop: true }
    await nadia.get(lottery.placeOrder, { body: await slipOf(nadia, [{ multiple: 15 }], chase) })
    expect(await usedOf(nadia, 'lossDay')).toBe(90)
    await world.advance(5 * MINUTE)
    expect(await usedOf(nadia, 'lossDay')).toBe(0)
  })
})

describe('the loss limit', () => {
  test('counts stakes less what came back within the window, and no play money', async () => {
    const world = await makeWorld()
    const nadia = await world.signedIn('nadia')
    const { bet, win, rollback } = await outsideOf(world, nadia)
    await limit(nadia, 'lossDay', 200)
    await bet('b1', 150)
    expect(await usedOf(nadia, 'lossDay')).toBe(150)
    expect(refusalOf(await bet('b2', 51))).toMatchObject({ code: 'limit.loss.reached', period: 'day', left: 50 })
    await win('w1', 'b1', 120)
    expect(await usedOf(nadia, 'lossDay')).toBe(30)
    await bet('b3', 170)
    expect((await bet('b4', 1)).code).toBe('limit.loss.reached')
    await rollback('r3', 'b3')
    expect(await usedOf(nadia, 'lossDay')).toBe(30)
    const { spin } = await openGame(world, nadia, 'RNG', {
      accountType: '0',
      which: ({ freeplay, isGameH5, vassalage }) => freeplay === 1 && isGameH5 !== 'VASSALAGE' && vassalage === 'NP',
    })
    expect((await spin(500)).code).toBeUndefined()
    expect(await usedOf(nadia, 'lossDay')).toBe(30)
    await world.advance(DAY + 1)
    expect(await usedOf(nadia, 'lossDay')).toBe(0)
    expect(await usedOf(nadia, 'lossWeek')).toBe(30)
  })
})

describe('the session time limit', () => {
  test('goes on over a new login, and begins anew after a break', async () => {
    const world = await makeWorld()
    const nadia = await world.signedIn('nadia')
    await limit(nadia, 'session', 30)
    await world.advance(20 * MINUTE)
    await nadia.get(session.logout)
    await world.advance(saferPlay.SESSION_BREAK - MINUTE)
    const back = await world.signedIn('nadia')
    expect(await usedOf(back, 'session')).toBe(34)
    expect((await (await slotOf(world, back)).spin(5)).code).toBe('limit.session.reached')
    const rested = await rest(world, 'nadia')
    expect(await usedOf(rested, 'session')).toBe(0)
    expect((await (await slotOf(world, rested)).spin(5)).code).toBeUndefined()
  })

  test('a shorter one set in the middle of a session holds at once', async () => {
    const world = await makeWorld()
    const nadia = await world.signedIn('nadia')
    const { spin } = await slotOf(world, nadia)
    await world.advance(40 * MINUTE)
    expect((await spin(5)).code).toBeUndefined()
    await limit(nadia, 'session', 40)
    expect((await spin(5)).code).toBe('limit.session.reached')
    await limit(nadia, 'session', 600)
    expect((await spin(5)).code).toBe('limit.session.reached')
  })
})

test('limits-near begins with all four limits nearly reached', async () => {
  const world = await makeWorld({ scenario: 'limits-near' })
  const hina = await world.signedIn('hina')
  const { limits } = await hina.get(saferPlay.saferPlay)
  expect(limits.filter(({ amount }) => amount !== null).map(({ kind, amount, used }) => [kind, amount, used])).toEqual([
    ['depositDay', 1_000, 500],
    ['lossDay', 1_000, 950],
    ['stake', 20, null],
    ['session', 10, 0],
  ])
  const { spin } = await slotOf(world, hina)
  await luck(world, ['lose', 'lose'])
  expect([(await spin(50)).code, (await spin(20)).code, (await spin(20)).code, (await spin(20)).code]).toEqual([
    'limit.stake.reached',
    undefined,
    undefined,
    'limit.loss.reached',
  ])
  await world.advance(10 * MINUTE)
  expect((await spin(5)).code).toBe('limit.session.reached')
})

/** Logs a member out, and in again after the break that begins a new session. */
async function rest(world: TestWorld, name: string): Promise<Actor> {
  await (await world.signedIn(name)).get(session.logout)
  await world.advance(saferPlay.SESSION_BREAK)
  return world.signedIn(name)
}
