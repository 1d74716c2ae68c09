import { control as contract, missions, rebate, rewards, vip } from '@understudy/contracts'
import { DAY, HOUR } from '@understudy/contracts/durations'
import { calendarOf } from '@understudy/contracts/zone'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { audit, SOUND } from '../support/books.ts'
import { control } from '../support/call.ts'
import { histories, historyProperty, patience } from '../support/histories.ts'
import { betsOf, statement, sum } from '../support/statement.ts'
import { decide, openGame } from '../support/vendors.ts'
import { type Actor, makeWorld, type TestWorld } from '../support/world.ts'

const { dayOf, startOfDay } = calendarOf('Asia/Karachi')

const START = Date.parse('2026-03-10T07:00:00Z')
const AHEAD = { startDate: '2026-03-11', endDate: '2026-04-09' }
/** Rates of VIP 6 in percent. */
const RATES: Record<string, number> = {
  RNG: 0.78,
  FISH: 0.68,
  PVP: 0.58,
  LIVE: 0.58,
  SPORTS: 0.48,
  ESPORTS: 0.48,
  LOTT: 0.38,
  ELOTT: 0.38,
  COCKFIGHT: 0.38,
}
const cut = (amount: number) => Math.floor(Math.round(amount * 1e6) / 1e4) / 100

interface Played {
  gameType: string
  valid: number
  won: boolean
  at: number
}

/** Returns the settled bets that count, from the betting record: none that are open, cancelled or called off. */
async function played(actor: Actor): Promise<Played[]> {
  const all = [...(await betsOf(actor)).list, ...(await betsOf(actor, AHEAD)).list]
  return all.flatMap(({ gameType, validBet, status, settleTime }) =>
    (status === 'won' || status === 'lost') && settleTime !== null
      ? [{ gameType, valid: validBet, won: status === 'won', at: settleTime }]
      : [],
  )
}

function inMission({ measure, gameTypes, startDate, endDate }: missions.Mission, bets: readonly Played[]): number {
  const counted = bets.filter(
    ({ gameType, at }) =>
      at >= startDate && at < endDate && (gameTypes.length === 0 || (gameTypes as string[]).includes(gameType)),
  )
  if (measure === 'turnover') return sum(counted.map(({ valid }) => valid))
  return measure === 'rounds' ? counted.length : counted.filter(({ won }) => won).length
}

function rebateOn(day: string, bets: readonly Played[]): number {
  const types = new Map<string, number>()
  for (const { gameType, valid, at } of bets)
    if (at >= startOfDay(day) && at < startOfDay(day) + DAY) types.set(gameType, (types.get(gameType) ?? 0) + valid)
  return sum([...types].map(([type, valid]) => cut((valid * (RATES[type] ?? 0)) / 100)))
}

const rewarded = async (actor: Actor) => [
  ...(await statement(actor, { kind: 'reward' })).list,
  ...(await statement(actor, { kind: 'reward', ...AHEAD })).list,
]

/** Returns everything that follows from the bets, as the server reports it. */
async function standing(actor: Actor, now: number) {
  const { list } = await actor.get(missions.missionSummary, { query: {} })
  const yesterday = dayOf(now - DAY)
  return {
    missions: list.map(({ missionId, reachedValue }) => [missionId, reachedValue]),
    turnover: (await actor.get(vip.rankProgress)).totalTurnover.actual,
    level: (await actor.get(vip.rankProgress)).level,
    rebate: (await actor.get(rebate.manualRebate, { query: { date: yesterday } })).totalTurnover,
    gifts: (await rewarded(actor)).filter(({ tx_type_id }) => tx_type_id === 7003).length,
    rewards: (await actor.get(rewards.claimable, { query: {} })).map(({ name }) => name),
  }
}

async function claimSomething(actor: Actor, index: number, now: number): Promise<void> {
  const list = await actor.get(rewards.claimable, { query: {} })
  const reward = list[index % (list.length + 1)]
  if (!reward) return
  const body = { transactionId: reward.transactionId }
  const answers = await Promise.all([actor.call(rewards.claim, { body }), actor.call(rewards.claim, { body })])
  expect(reward.expireDate).toBeGreaterThan(now)
  expect(answers.map(({ code }) => code ?? 'paid').sort()).toEqual(['claim.already', 'paid'])
}

async function claimMilestone(actor: Actor): Promise<void> {
  const { list } = await actor.get(missions.missionSummary, { query: {} })
  for (const { missionId } of list)
    for (const { milestoneId, state, reward } of await actor.get(missions.milestones, { query: { missionId } })) {
      const { code, value } = await actor.call(missions.claimMilestone, { body: { milestoneId } })
      const expected = { claimable: undefined, claimed: 'claim.already', expired: 'claim.expired' }
      expect({ state, code }).toEqual({
        state,
        code: state in expected ? expected[state as 'claimed'] : 'milestone.not.reached',
      })
      if (!code) return expect(value.amount).toBe(reward)
    }
}

async function bet(world: TestWorld, actor: Actor, off: boolean): Promise<void> {
  const { book, single } = await openGame(world, actor, 'SPORTS')
  const fixture = (await book()).fixtures.find(({ status }) => status === 'upcoming')
  if (!fixture) return
  await single(fixture)
  if (off) await decide(world, fixture.matchId, 'calledOff')
}

const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ do: fc.constant('spin' as const), bet: fc.constantFrom(5 as const, 500 as const) }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('match' as const), off: fc.boolean() }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('jump' as const), hours: fc.constantFrom(-5, 3, 11, 26) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('claim' as const), index: fc.nat(4) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('milestone' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('rebate' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('keep' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('rewind' as const) }) },
)

test('over random histories missions, turnover and rebate equal what the bets say', {
  tags: ['MEMBER-006', 'MEMBER-007', 'MEMBER-008', 'MEMBER-013', 'soak'],
  timeout: patience(90_000),
}, async () => {
  await fc.assert(
    historyProperty(fc.array(step, { minLength: 10, maxLength: 25 }), async (steps) => {
      const world = await makeWorld({ scenario: 'vip-next' })
      const params = { id: world.id }
      let amina = await world.signedIn('amina')
      const shownTurnover = (await amina.get(vip.rankProgress)).totalTurnover.actual
      const before = sum((await played(amina)).map(({ valid }) => valid))
      let [now, kept] = [START, '']
      for (const one of steps) {
        if (one.do === 'jump') now = await world.jumpTo(now + one.hours * HOUR)
        else if (one.do === 'keep') kept = (await control(contract.takeSnapshot, { params, body: {} })).id
        else if (one.do === 'rewind' && kept)
          now = (await control(contract.restoreSnapshot, { params, body: { snapshot: kept } })).now
        amina = await world.signedIn('amina')
        if (one.do === 'spin') await (await openGame(world, amina, 'RNG')).spin(one.bet)
        else if (one.do === 'match') await bet(world, amina, one.off)
        else if (one.do === 'claim') await claimSomething(amina, one.index, now)
        else if (one.do === 'milestone') await claimMilestone(amina)
        else if (one.do === 'rebate') await amina.call(rebate.claimManualRebate, { body: { date: dayOf(now - DAY) } })
      }
      const bets = await played(amina)
      const { list } = await amina.get(missions.missionSummary, { query: {} })
      expect(list.map(({ missionId, reachedValue }) => [missionId, reachedValue])).toEqual(
        list.map((mission) => [mission.missionId, inMission(mission, bets)]),
      )
      const progress = await amina.get(vip.rankProgress)
      const turnover = sum([shownTurnover - before, ...bets.map(({ valid }) => valid)])
      expect({ actual: progress.totalTurnover.actual, level: progress.level }).toEqual({
        actual: turnover,
        level: turnover >= 10_000_000 ? 7 : 6,
      })
      const paid = await rewarded(amina)
      const orders = paid.flatMap(({ order_no }) => (order_no ? [order_no] : []))
      expect(new Set(orders).size).toBe(orders.length)
      expect(paid.filter(({ tx_type_id }) => tx_type_id === 7003).length).toBe(progress.level - 6)
      const past = await amina.get(rewards.history, { query: { pageSize: 100 } })
      const claimed = past.list.filter(
        ({ status, claimedAt }) => status === 'CLAIMED' && (claimedAt ?? 0) >= START - 5 * DAY,
      )
      const won = paid.filter(
        ({ tx_type_id, tx_time }) => [7002, 1101].includes(tx_type_id) && tx_time >= START - 5 * DAY,
      )
      expect(won.map(({ order_no, amount }) => [order_no, amount]).sort()).toEqual(
        claimed.map(({ transactionId, amount }) => [transactionId, amount]).sort(),
      )
      const days = { startDate: '2026-03-08', endDate: '2026-04-07' }
      const rebates = (await amina.get(rebate.rebateHistory, { query: { ...days, pageSize: 100 } })).list
      if (progress.level === 6)
        expect(rebates.map(({ date, amount }) => [date, amount])).toEqual(
          rebates.map(({ date }) => [date, rebateOn(date, bets)]),
        )
      expect(await audit(world)).toMatchObject(SOUND)
    }),
    histories(3, 21),
  )
})

test('the first reader after a long jump does not change the result', { tags: ['MEMBER-013'] }, async () => {
  const ends = []
  for (const first of ['missions', 'vip', 'rebate', 'nothing'] as const) {
    const world = await makeWorld({ scenario: 'vip-next' })
    const amina = await world.signedIn('amina')
    const { book, single } = await openGame(world, amina, 'SPORTS')
    for (const fixture of (await book()).fixtures.filter(({ status }) => status === 'upcoming').slice(0, 3))
      await single(fixture)
    await (await openGame(world, amina, 'RNG')).spin(500)
    const now = await world.jumpTo('2026-03-11T22:00:00Z')
    const later = await world.signedIn('amina')
    if (first === 'missions') await later.get(missions.leaderboard, { query: { missionId: 103 } })
    if (first === 'vip') await later.get(vip.rankProgress)
    if (first === 'rebate') await later.get(rebate.manualRebate, { query: {} })
    ends.push(await standing(later, now))
  }
  expect(new Set(ends.map((end) => JSON.stringify(end))).size).toBe(1)
  expect(ends[0]).toMatchObject({ level: 7, gifts: 1 })
})
