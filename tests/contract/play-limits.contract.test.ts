import { type CallInput, games, lottery, saferPlay, session, vendorWallet } from '@understudy/contracts'
import { DAY, HOUR, MINUTE } from '@understudy/contracts/durations'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { audit, SOUND } from '../support/books.ts'
import { histories, historyProperty, patience } from '../support/histories.ts'
import { balanceOf, chaseOf, orderDraw, slipOf, suborders } from '../support/lottery.ts'
import { type Category, launchOf, launchOutside, luck, openGame, vendorCalls, WALLET_KEY } from '../support/vendors.ts'
import { type Actor, makeWorld, type TestWorld } from '../support/world.ts'

// Limits of stake, loss and session time, held wherever a wager is taken.

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
  test('an open round ends and pays over a lowered limit, but takes no further stake', async () => {
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

  test('a repeated call of an accepted bet gets its first reply over a lowered limit', async () => {
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

describe('a wager at a limit', () => {
  test('a wager is one shot at fish, not the shots that a page sends together', async () => {
    const world = await makeWorld()
    const nadia = await world.signedIn('nadia')
    await limit(nadia, 'stake', 10)
    const { pond, shoot } = await openGame(world, nadia, 'FISH')
    const { wave } = await pond()
    expect((await shoot({ wave, cost: 10, targets: ['crab', 'koi', 'crab'] })).code).toBeUndefined()
    expect((await shoot({ wave, cost: 50, targets: ['crab'] })).code).toBe('limit.stake.reached')
  })

  test('a wager is all that a slip stakes on one draw, however many lines it has', async () => {
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
  test('a chase counts whole when ordered, so no later draw meets the loss limit', async () => {
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

  test('a chase no longer counts the draws as lost that a win gave back', async () => {
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
  test('the loss limit counts stakes less what came back, and no play money', async () => {
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
  test('session time continues over a new login and restarts after a break', async () => {
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

  test('the session limit ignores an earlier day after the clock is set back', async () => {
    const world = await makeWorld()
    await limit(await world.signedIn('nadia'), 'session', 30)
    await world.advance(3 * DAY, { keepSessions: false })
    await world.signedIn('nadia')
    await world.advance(-2 * DAY)
    const nadia = await world.signedIn('nadia')
    expect(await usedOf(nadia, 'session')).toBe(0)
    expect((await (await slotOf(world, nadia)).spin(5)).code).toBeUndefined()
  })

  test('a shorter session limit holds at once in a running session', async () => {
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

/** Kinds of limits that hold wagers, by the window of their losses. */
const WINDOWS = { lossDay: DAY, lossWeek: 7 * DAY, stake: 0, session: 0 } as const
type Kind = keyof typeof WINDOWS
const KINDS = Object.keys(WINDOWS) as Kind[]

const step = fc.oneof(
  { weight: 8, arbitrary: fc.record({ do: fc.constant('bet' as const), amount: fc.integer({ min: 1, max: 120 }) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('spin' as const),
      amount: fc.constantFrom(5 as const, 10 as const, 50 as const, 100 as const),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('win' as const), at: fc.nat(9), times: fc.constantFrom(0, 1, 3) }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('rollback' as const), at: fc.nat(9) }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('limit' as const),
      kind: fc.constantFrom(...KINDS),
      amount: fc.constantFrom(null, 100, 120, 200, 400),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('jump' as const),
      ms: fc.constantFrom(MINUTE, 30 * MINUTE, 5 * HOUR, DAY - 1, DAY, 7 * DAY),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('rest' as const) }) },
)

interface Request {
  at: number
  /** Infinite for none. */
  amount: number
}

interface Wager {
  at: number
  stake: number
  /** What came back: a win, or the stake. */
  back: number
}

/**
 * The limits by their rule alone: of all requests the last one holds once it is 24 hours old, and until then the lowest of
 * it and what held when it came.
 */
function inForce(requests: readonly Request[], now: number): number {
  return requests.reduce((held, { at, amount }, n) => {
    const until = Math.min(now, requests[n + 1]?.at ?? now)
    return until - at >= DAY ? amount : Math.min(held, amount)
  }, Number.POSITIVE_INFINITY)
}

test('over random histories a wager is taken exactly when all limits allow it', {
  tags: ['soak'],
  timeout: patience(90_000),
}, async () => {
  await fc.assert(
    historyProperty(fc.array(step, { minLength: 20, maxLength: 45 }), async (steps) => {
      // A week after the seed's last bets, so that every loss is one of this history.
      const world = await makeWorld({ at: '+8d' })
      let now = await world.jumpTo('+0m')
      let startedAt = now
      const sit = async (actor: Actor) => ({
        actor,
        ...(await outsideOf(world, actor)),
        spin: (await slotOf(world, actor)).spin,
      })
      let seat = await sit(await world.signedIn('amina'))
      const requests: Record<Kind, Request[]> = { lossDay: [], lossWeek: [], stake: [], session: [] }
      const wagers: Wager[] = []
      const open: { id: string; wager: Wager }[] = []

      const lost = (kind: Kind) =>
        wagers.filter(({ at }) => at >= now - WINDOWS[kind]).reduce((sum, { stake, back }) => sum + stake - back, 0)
      const refusalFor = (stake: number) => {
        if (now - startedAt >= inForce(requests.session, now) * MINUTE) return 'limit.session.reached'
        if (stake > inForce(requests.stake, now) * UNIT) return 'limit.stake.reached'
        const isOver = (['lossDay', 'lossWeek'] as const).some(
          (kind) => lost(kind) + stake > inForce(requests[kind], now) * UNIT,
        )
        return isOver ? 'limit.loss.reached' : undefined
      }
      const take = (stake: number, code: string | undefined): Wager | undefined => {
        expect({ stake, code }).toEqual({ stake, code: refusalFor(stake) })
        if (code !== undefined) return undefined
        const wager = { at: now, stake, back: 0 }
        wagers.push(wager)
        return wager
      }

      for (const [n, one] of steps.entries()) {
        if (one.do === 'bet') {
          const wager = take(one.amount * UNIT, (await seat.bet(`b${n}`, one.amount)).code)
          if (wager) open.push({ id: `b${n}`, wager })
        } else if (one.do === 'spin') {
          const { code, value } = await seat.spin(one.amount)
          const wager = take(one.amount * UNIT, code)
          if (wager) wager.back = Math.round(value.win * UNIT)
        } else if (one.do === 'win' || one.do === 'rollback') {
          const [ended] = open.splice(one.at % Math.max(1, open.length), 1)
          if (!ended) continue
          ended.wager.back = one.do === 'win' ? ended.wager.stake * one.times : ended.wager.stake
          const { code } =
            one.do === 'win'
              ? await seat.win(`e${n}`, ended.id, ended.wager.back / UNIT)
              : await seat.rollback(`e${n}`, ended.id)
          expect(code).toBeUndefined()
        } else if (one.do === 'limit') {
          await limit(seat.actor, one.kind, one.amount)
          requests[one.kind].push({ at: now, amount: one.amount ?? Number.POSITIVE_INFINITY })
        } else if (one.do === 'jump') {
          now = await world.jumpTo(now + one.ms)
        } else {
          seat = await sit(await rest(world, 'amina'))
          now = await world.jumpTo('+0m')
          startedAt = now
        }
        const { limits } = await seat.actor.get(saferPlay.saferPlay)
        for (const kind of KINDS) {
          const limitInForce = inForce(requests[kind], now)
          const listed = limits.find((one) => one.kind === kind)
          expect({ kind, amount: listed?.amount ?? Number.POSITIVE_INFINITY }).toEqual({ kind, amount: limitInForce })
          if (WINDOWS[kind] > 0) expect(listed?.used).toBe(Math.max(0, lost(kind)) / UNIT)
        }
      }
      expect(await audit(world)).toMatchObject(SOUND)
    }),
    histories(4, 41),
  )
})

/** Logs a member out, and in again after the break that begins a new session. */
async function rest(world: TestWorld, name: string): Promise<Actor> {
  await (await world.signedIn(name)).get(session.logout)
  await world.advance(saferPlay.SESSION_BREAK)
  return world.signedIn(name)
}
