import {
  cards,
  control as contract,
  deposits,
  type Endpoint,
  type EndpointDefinition,
  favourites,
  fishing,
  games,
  lottery,
  play,
  promotions,
  rebate,
  rewards,
  rounds,
  saferPlay,
  slot,
  sportsbook,
  withdrawals,
} from '@understudy/contracts'
import { nextMidnight } from '@understudy/contracts/zone'
import { afterEach, expect, test, vi } from 'vitest'
import { hostClock } from '../../fake-server/src/world/host-clock.ts'
import { type SampleContext, sampleContext } from '../contract/sample-context.ts'
import { control, type Parts } from '../support/call.ts'
import { insideOf } from '../support/platform.ts'
import { promotionNamed } from '../support/promotions.ts'
import { launchOf, openGame } from '../support/vendors.ts'
import { type Actor, makeWorld } from '../support/world.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

afterEach(() => void vi.restoreAllMocks())

type Ask = () => Promise<{ value: unknown; code: string | undefined }>

/** Makes a cached read as an actor. */
const asked = <D extends EndpointDefinition>(actor: Actor, endpoint: Endpoint<D>, parts: Parts = {}): Ask => {
  return () => actor.call(endpoint, parts)
}

/** The cached reads that depend on the time. */
function reads({ world, member, stage, launchId, promotion, lotto }: SampleContext): Record<string, Ask> {
  const at = <D extends EndpointDefinition>(endpoint: Endpoint<D>, launch: string) =>
    asked(world.guest, endpoint, { params: { launchId: launch } })
  return {
    'slot.state': at(slot.slotState, launchId),
    'rounds.state': at(rounds.roundsState, stage.LIVE),
    'fishing.state': at(fishing.fishingState, stage.FISH),
    'cards.state': at(cards.cardsState, stage.PVP),
    'sportsbook.state': at(sportsbook.sportsbookState, stage.SPORTS),
    'play.vendorLobby': at(play.vendorLobby, stage.vendorLobby),
    'lottery.openIssues': asked(world.guest, lottery.openIssues),
    'lottery.vnOpenIssues': asked(world.guest, lottery.vnOpenIssues),
    'lottery.vnMenu': asked(world.guest, lottery.vnMenu, { query: {} }),
    'lottery.popular': asked(world.guest, lottery.popularLotteries, { query: {} }),
    'deposits.settings': asked(member, deposits.depositSettings),
    'withdrawals.settings': asked(member, withdrawals.withdrawSettings),
    'rewards.history': asked(member, rewards.history),
    'promotions.list': asked(member, promotions.promotionList),
    'promotions.list of visitors': asked(world.guest, promotions.promotionList),
    'promotions.detail': asked(member, promotions.promotionDetail, { query: { id: promotion.daily } }),
    'promotions.available': asked(member, promotions.availablePromotions),
    'promotions.ofMerchant': asked(world.guest, promotions.merchantPromotions),
    'promotions.claims': asked(member, promotions.promotionClaims),
    'rebate.day': asked(member, rebate.manualRebate),
    'rebate.history': asked(member, rebate.rebateHistory),
    'saferPlay.activity': asked(member, saferPlay.activity),
    'favourites.list': asked(member, favourites.favouriteGames),
    'lottery.vnRecentMenu': asked(member, lottery.vnRecentMenu, { query: {} }),
    'lottery.order': asked(member, lottery.orderDetail, { params: { id: lotto.orderId } }),
    'lottery.orderLines': asked(member, lottery.orderLines, { params: { id: lotto.orderId } }),
  }
}

/** A running world with all its cached reads; the host's clock advances only by `pass`. */
async function running() {
  const world = await makeWorld()
  const context = await sampleContext(world)
  const inside = await insideOf(world)
  // Keeps sessions alive, however far the time goes.
  inside.db.$client.exec('UPDATE session SET expires_at = 9e15, idle_ms = 9e15 WHERE ended_at IS NULL')
  let host = hostClock.now()
  vi.spyOn(hostClock, 'now').mockImplementation(() => host)
  const kept = reads(context)
  const told = async () => {
    const values: Record<string, unknown> = {}
    for (const [name, ask] of Object.entries(kept)) {
      const { value, code } = await ask()
      expect(code ?? '', name).not.toMatch(/session/)
      values[name] = code ?? value
    }
    return values
  }
  /** Returns the current replies, after comparing them with uncached ones. */
  const holds = async (when: string) => {
    const answers = await told()
    inside.answers.kept.forget()
    expect(answers, when).toEqual(await told())
    return answers
  }
  return {
    world,
    context,
    inside,
    told,
    holds,
    pass: (ms: number) => {
      host += ms
    },
    run: (at: number) => inside.clock.set(at, 'running'),
  }
}

const endOfMinute = (time: number) => Math.floor(time / MINUTE) * MINUTE + MINUTE

/** Removes the fields that change at every call: the time and what is counted from it. */
const without = (answers: Record<string, unknown>) =>
  JSON.parse(JSON.stringify(answers, (key, value) => (key === 'now' || key === 'remainTime' ? undefined : value)))

test('a cached reply is what would be answered now, as the time goes on and back by itself', async () => {
  const { inside, holds, pass, run } = await running()
  run(inside.now())
  const seen = new Set<string>()
  // Rounds, waves, draws and plays of matches begin, close and end, without writes other than session activity.
  for (const ms of [0, 1, 999, 4_000, 7_000, 20_001, 33_333, 59_999, -30_000, 90_000])
    for (const step of [ms, 1_000]) {
      pass(step)
      seen.add(JSON.stringify(without(await holds(`after ${step} ms`))))
    }
  expect(seen.size).toBeGreaterThan(5)
})

test.each(['what is given away', 'matches, bets and days'] as const)(
  'and when each moment comes that one of them depends on: %s',
  async (kind) => {
    const { inside, context, told, holds, pass, run } = await running()
    const { member } = context
    const start = inside.now()
    // A limit and a time-out that expire.
    await member.call(saferPlay.setDepositLimit, { body: { period: 'day', amount: 50_000 } })
    await member.call(saferPlay.pausePlay, { body: { kind: 'timeOut', days: 1 } })
    const numbers = (query: string) => inside.db.$client.prepare(query).pluck().all() as number[]
    // A bet or deposit leaves the last day, week or month at the end of the minute.
    const lastLost = numbers(
      "SELECT placed_at FROM bet WHERE member_id = 100001 AND status = 'lost' ORDER BY placed_at DESC LIMIT 1",
    )
    const moments = {
      'what is given away': [
        ...numbers('SELECT DISTINCT ends_at FROM reward WHERE claimed_at IS NULL').slice(0, 3),
        ...numbers('SELECT DISTINCT start_date FROM announcement WHERE id IN (SELECT id FROM promotion)').slice(-2),
        ...numbers('SELECT DISTINCT end_date FROM announcement WHERE id IN (SELECT id FROM promotion)').slice(0, 3),
        ...numbers('SELECT DISTINCT expires_at FROM promotion_part WHERE expires_at IS NOT NULL').slice(-2),
      ],
      'matches, bets and days': [
        ...numbers('SELECT DISTINCT starts_at FROM "match" UNION SELECT DISTINCT ends_at FROM "match"').slice(-3),
        ...lastLost.flatMap((at) => [1, 7, 30].map((days) => endOfMinute(at) + days * DAY)),
        nextMidnight(start),
        start + DAY,
        start - DAY,
      ],
    }[kind]
    expect(moments.length).toBeGreaterThan(7)
    let changed = 0
    for (const moment of new Set(moments)) {
      run(moment - 1_000)
      // Reading an abandoned round refunds it.
      await told()
      const before = without(await holds(`a second before ${moment}`))
      pass(999)
      await holds(`just before ${moment}`)
      pass(1)
      const after = without(await holds(`at ${moment}`))
      if (JSON.stringify(after) !== JSON.stringify(before)) changed += 1
      pass(-1)
      await holds(`back before ${moment}`)
    }
    expect(changed).toBeGreaterThan(5)
  },
)

test('and after whatever anybody or the desk changes', async () => {
  const { world, context, inside, holds, pass, run } = await running()
  run(inside.now())
  const params = { id: world.id }
  const { member, stage } = context
  const faisal = await world.signedIn('faisal')
  const { spin } = await openGame(world, member, 'RNG')
  const bet = async (actor: Actor) => {
    const { games: books } = await actor.get(games.gameList, { query: { gameType: 'SPORTS', pageSize: 100 } })
    const book = books.find(({ vassalage }) => vassalage === 'U9W')
    if (!book) throw new Error('There is no such book')
    const { value } = await launchOf(actor, book)
    const launchId = new URL(value.content.game_url).pathname.replace('/play/', '')
    const { fixtures } = await world.guest.get(sportsbook.sportsbookState, { params: { launchId } })
    const open = fixtures.find(({ odds }) => odds.home !== null)
    const betId = `00000000-0000-4000-8000-0000000${String(inside.random.below(90_000) + 10_000)}`
    await world.guest.get(sportsbook.sportsbookBet, {
      params: { launchId },
      body: { betId, matchId: open?.matchId ?? '', side: 'home', stake: 10, odds: open?.odds.home ?? 0 },
    })
    return open?.matchId ?? ''
  }
  const table = () => world.guest.get(rounds.roundsState, { params: { launchId: stage.LIVE } })
  let about = ''
  const changes: [what: string, whose: string, change: () => Promise<unknown>][] = [
    ['own play', 'slot.state', () => spin(50)],
    ['own play once more', 'saferPlay.activity', () => spin(10)],
    [
      'a star',
      'favourites.list',
      async () => {
        const { games: list } = await member.get(games.gameList, { query: { gameType: 'RNG', pageSize: 100 } })
        const { content } = await member.get(favourites.favouriteGames, { query: {} })
        const game = list.find(({ nodeId }) => content.every((own) => own.nodeId !== nodeId))
        return member.get(favourites.addFavourite, {
          body: { nodeId: game?.nodeId ?? '', vendor: game?.vassalage ?? '' },
        })
      },
    ],
    [
      'a suborder that is cancelled',
      'lottery.order',
      () => member.get(lottery.cancelSuborders, { body: { orderDetailIds: [context.lotto.orderDetailId] } }),
    ],
    [
      'a bet on a match',
      'sportsbook.state',
      async () => {
        about = await bet(member)
      },
    ],
    [
      'a match that is called off',
      'sportsbook.state',
      () => control(contract.forceResult, { params, body: { about, outcome: 'calledOff' } }),
    ],
    [
      'a stake on a round',
      'rounds.state',
      async () => {
        const { round } = await table()
        await world.guest.get(rounds.roundsBet, {
          params: { launchId: stage.LIVE },
          body: { betId: '00000000-0000-4000-8000-0000000000f1', round, side: 'first', stake: 10 },
        })
      },
    ],
    [
      'a round that is packed',
      'cards.state',
      () =>
        world.guest.get(cards.endCards, {
          params: { launchId: stage.PVP },
          body: { roundId: context.cardRound, choice: 'pack' },
        }),
    ],
    [
      'a deposit that is taken back',
      'deposits.settings',
      () => member.get(deposits.cancelDeposit, { params: { transId: context.deposit.waiting }, body: {} }),
    ],
    [
      'a deposit that the desk confirms',
      'withdrawals.settings',
      () => world.decide('deposits', context.deposit.proved, 'approve'),
    ],
    [
      'a reward that is claimed',
      'rewards.history',
      () => member.get(rewards.claim, { body: { transactionId: context.rewardId } }),
    ],
    [
      'a limit',
      'deposits.settings',
      () => member.get(saferPlay.setDepositLimit, { body: { period: 'week', amount: 9_000 } }),
    ],
    ['how long withdrawals take', 'withdrawals.settings', () => world.settings({ cashier: { withdrawalMinutes: 77 } })],
    [
      'a promotion whose reward is issued',
      'promotions.list',
      async () => {
        const { id } = await promotionNamed(member, 'Birthday gift')
        await control(contract.issuePromotion, { params, body: { to: 'amina', promotion: id } })
      },
    ],
    [
      'a lottery that is closed',
      'lottery.openIssues',
      () => control(contract.patchVendor, { params: { ...params, vendor: 'IND' }, body: { maintenance: true } }),
    ],
    ['somebody else’s play', '', () => bet(faisal)],
    ['a reset of the clock', '', async () => run(inside.now() - HOUR)],
  ]
  for (const [what, whose, change] of changes) {
    const before = without(await holds(`before ${what}`))
    pass(10)
    await change()
    const after = without(await holds(`after ${what}`))
    if (whose) expect(after[whose], what).not.toEqual(before[whose])
  }
})
