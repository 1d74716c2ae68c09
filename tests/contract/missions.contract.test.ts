import { randomUUID } from 'node:crypto'
import { bets, missions, rewards, wallet, withdrawals } from '@understudy/contracts'
import { HOUR, MINUTE } from '@understudy/contracts/durations'
import { describe, expect, test } from 'vitest'
import { audit, SOUND } from '../support/books.ts'
import { statement, sum } from '../support/statement.ts'
import { decide, luck, openGame } from '../support/vendors.ts'
import { type Actor, makeWorld, type TestWorld } from '../support/world.ts'

/** The missions of aurora1: this week's, today's, an upcoming one, an ended one. */
const [WEEK, TODAY, TO_COME, OVER] = [101, 102, 103, 104]

const summary = async (actor: Actor) => (await actor.get(missions.missionSummary, { query: {} })).list
async function missionOf(actor: Actor, missionId: number): Promise<missions.Mission> {
  const match = (await summary(actor)).find((mission) => mission.missionId === missionId)
  if (!match) throw new Error(`There is no mission ${missionId}`)
  return match
}
const milestonesOf = (actor: Actor, missionId: number) => actor.get(missions.milestones, { query: { missionId } })
const board = (actor: Actor, missionId: number, query: { after?: string; pageSize?: number } = {}) =>
  actor.get(missions.leaderboard, { query: { missionId, ...query } })
const claim = (actor: Actor, milestoneId: number) => actor.call(missions.claimMilestone, { body: { milestoneId } })
const balanceOf = async (actor: Actor) => (await actor.get(wallet.balance, { query: {} })).sumBalance

async function spins(world: TestWorld, actor: Actor, count: number, bet: 5 | 500 = 5) {
  const { spin } = await openGame(world, actor, 'RNG')
  for (let n = 0; n < count; n += 1) await spin(bet)
}

describe('the missions', () => {
  test('a mission has its measure, period and state', {
    tags: ['MEMBER-006', 'MEMBER-013'],
  }, async () => {
    const world = await makeWorld()
    const amina = await world.signedIn('amina')
    const list = await summary(amina)
    expect(list.map(({ missionId, status, measure, milestones: n }) => [missionId, status, measure, n])).toEqual([
      [TODAY, 'O', 'rounds', 5],
      [WEEK, 'O', 'turnover', 5],
      [TO_COME, 'U', 'turnover', 5],
      [OVER, 'E', 'wins', 5],
    ])
    expect(list[1]).toMatchObject({
      title: 'Week of the reels',
      gameTypes: ['RNG'],
      startDate: Date.parse('2026-03-06T19:00:00Z'),
      endDate: Date.parse('2026-03-13T19:00:00Z'),
      claimUntil: Date.parse('2026-03-16T19:00:00Z'),
    })
    for (const status of ['O', 'U', 'E'] as const) {
      const { list: some, totalCount } = await amina.get(missions.missionSummary, { query: { status } })
      const expected = list.filter((mission) => mission.status === status).length
      expect({ some: some.every((mission) => mission.status === status), someCount: some.length, totalCount }).toEqual({
        some: true,
        someCount: expected,
        totalCount: expected,
      })
    }
    const paged = await amina.get(missions.missionSummary, { query: { page: 2, size: 3 } })
    expect({
      list: paged.list.map(({ missionId }) => missionId),
      totalPages: paged.totalPages,
      pageNum: paged.pageNum,
    }).toEqual({ list: [OVER], totalPages: 2, pageNum: 2 })
  })

  test('missions start and end by the world’s time', { tags: ['MEMBER-006'] }, async () => {
    const world = await makeWorld()
    const statuses = async () =>
      (await summary(await world.signedIn('amina'))).map((one) => [one.missionId, one.status])
    expect(await world.jumpTo('mission.ends')).toBe(Date.parse('2026-03-10T19:00:00Z'))
    expect(await statuses()).toEqual([
      [WEEK, 'O'],
      [TO_COME, 'O'],
      [TODAY, 'E'],
      [OVER, 'E'],
    ])
    await world.advance(-1)
    expect(await world.jumpTo('mission.starts')).toBe(Date.parse('2026-03-10T19:00:00Z'))
    await world.advance(-1)
    expect((await statuses()).slice(0, 3)).toEqual([
      [TODAY, 'O'],
      [WEEK, 'O'],
      [TO_COME, 'U'],
    ])
  })

  test('missions belong to a merchant and a module, and a trial only reads them', {
    tags: ['FLAGS-005', 'MEMBER-006'],
  }, async () => {
    const world = await makeWorld()
    const imran = await world.signedIn('imran')
    expect((await imran.call(missions.milestones, { query: { missionId: WEEK } })).code).toBe('mission.not.found')
    expect((await imran.call(missions.leaderboard, { query: { missionId: WEEK } })).code).toBe('mission.not.found')
    const [nearest] = await milestonesOf(await world.signedIn('amina'), OVER)
    expect((await claim(imran, nearest?.milestoneId ?? 0)).code).toBe('mission.not.found')
    expect((await claim(imran, 999_999)).code).toBe('mission.not.found')
    const trial = await world.asTrial()
    expect({ hasSummary: (await summary(trial)).length > 0, footer: (await board(trial, WEEK)).footer }).toEqual({
      hasSummary: true,
      footer: null,
    })
    expect((await claim(trial, nearest?.milestoneId ?? 0)).code).toBe('real.account.required')
    expect((await world.guest.call(missions.missionSummary, { query: {} })).code).toBe('CUSTOMER_NOT_LOGIN')
    const amina = await world.signedIn('amina')
    const today = await missionOf(amina, TODAY)
    await world.settings({ flags: { MISSIONLB3: false } })
    expect((await amina.call(missions.missionSummary, { query: {} })).code).toBe('function.not.available')
    await spins(world, amina, 1)
    await amina.get(wallet.balance, { query: {} })
    await world.settings({ flags: { MISSIONLB3: true } })
    expect((await missionOf(amina, TODAY)).reachedValue).toBe(today.reachedValue)
  })
})

describe('progress of a mission', () => {
  test('a mission counts settled bets of its kind, and a reached milestone is claimable', {
    tags: ['MEMBER-006'],
  }, async () => {
    const world = await makeWorld()
    const zoya = await world.signedIn('zoya')
    const hina = await world.signedIn('hina')
    const [week, today] = [await missionOf(hina, WEEK), await missionOf(hina, TODAY)]
    await spins(world, hina, 2, 500)
    const after = await missionOf(hina, WEEK)
    expect(after.reachedValue).toBe(week.reachedValue + 1_000)
    expect((await missionOf(hina, TODAY)).reachedValue).toBe(today.reachedValue + 2)
    expect({
      toCome: (await missionOf(hina, TO_COME)).reachedValue,
      week: (await missionOf(zoya, WEEK)).reachedValue,
    }).toEqual({ toCome: 0, week: 0 })
    const [first, second] = await milestonesOf(hina, WEEK)
    expect(first).toMatchObject({ target: 1_000, reached: 1_000, reward: 10, multiple: 1, state: 'claimable' })
    expect(second).toMatchObject({ target: 5_000, reached: after.reachedValue, state: 'ahead' })
    expect({
      reachedMilestones: after.reachedMilestones,
      claimable: after.claimable,
      nextTarget: after.nextTarget,
    }).toEqual({ reachedMilestones: 1, claimable: 1, nextTarget: 5_000 })
    expect((await hina.get(rewards.claimable, { query: {} })).map(({ name }) => name)).toContain(
      'Week of the reels · milestone 1',
    )
  })

  test('mission progress ignores cancelled matches and counts those that end in time', {
    tags: ['MEMBER-006'],
  }, async () => {
    const world = await makeWorld({ at: '+1d' })
    const amina = await world.signedIn('amina')
    const { book, single } = await openGame(world, amina, 'SPORTS')
    const [off, played] = (await book()).fixtures.filter(({ status }) => status === 'upcoming')
    if (!off || !played) throw new Error('No two matches are still to come')
    await single(off)
    await decide(world, off.matchId, 'calledOff')
    const before = (await missionOf(amina, TO_COME)).reachedValue
    await single(played)
    expect((await missionOf(amina, TO_COME)).reachedValue).toBe(before)
    await world.advance(36 * HOUR)
    expect((await missionOf(await world.signedIn('amina'), TO_COME)).reachedValue).toBe(before + 100)
  })

  test('mission progress counts winnings where told so, and never play money', {
    tags: ['MEMBER-006'],
  }, async () => {
    const world = await makeWorld({ at: '2026-03-08T18:00:00Z' })
    const hina = await world.signedIn('hina')
    const before = (await missionOf(hina, OVER)).reachedValue
    const { deal, end } = await openGame(world, hina, 'PVP')
    for (const fate of ['win', 'lose'] as const) {
      await luck(world, [fate])
      const roundId = randomUUID()
      expect((await deal(10, roundId)).code).toBeUndefined()
      expect((await end(roundId)).code).toBeUndefined()
    }
    expect((await missionOf(hina, OVER)).reachedValue).toBe(before + 1)
    const week = await missionOf(hina, WEEK)
    const free = await openGame(world, hina, 'RNG', {
      which: ({ freeplay, gameCode }) => freeplay === 1 && gameCode !== 'lobby',
      accountType: '0',
    })
    await free.spin(500)
    expect(await missionOf(hina, WEEK)).toEqual(week)
  })

  test('mission progress ends with the mission: the first bet after it does not count', {
    tags: ['MEMBER-006'],
  }, async () => {
    const world = await makeWorld({ at: '2026-03-10T18:59:00Z' })
    const hina = await world.signedIn('hina')
    await spins(world, hina, 5)
    const { reachedValue } = await missionOf(hina, TODAY)
    await world.jumpTo('2026-03-10T19:00:00Z')
    const later = await world.signedIn('hina')
    await spins(world, later, 1)
    expect(await missionOf(later, TODAY)).toMatchObject({ status: 'E', reachedValue, nextTarget: null, claimable: 1 })
    expect((await milestonesOf(later, TODAY)).map(({ state }) => state)).toEqual([
      'claimable',
      'missed',
      'missed',
      'missed',
      'missed',
    ])
  })
})

describe('a milestone', () => {
  test('a milestone is claimed once, by mission or reward centre, with its wagering', {
    tags: ['MEMBER-006'],
  }, async () => {
    const world = await makeWorld()
    const hina = await world.signedIn('hina')
    await spins(world, hina, 2, 500)
    const [first, second] = await milestonesOf(hina, WEEK)
    const before = await balanceOf(hina)
    await world.advance(MINUTE)
    expect((await claim(hina, second?.milestoneId ?? 0)).code).toBe('milestone.not.reached')
    const answers = await Promise.all([claim(hina, first?.milestoneId ?? 0), claim(hina, first?.milestoneId ?? 0)])
    expect(answers.map(({ code }) => code ?? 'paid').sort()).toEqual(['claim.already', 'paid'])
    const paid = answers.find(({ code }) => !code)?.value
    expect(paid).toMatchObject({ amount: 10, requiredTurnover: 10 })
    const transactionId = paid?.transactionId ?? ''
    expect((await hina.call(rewards.claim, { body: { transactionId } })).code).toBe('claim.already')
    expect((await milestonesOf(hina, WEEK))[0]?.state).toBe('claimed')
    expect(await balanceOf(hina)).toBe(sum([before, 10]))
    const [line] = (await statement(hina, { kind: 'reward' })).list
    expect(line).toMatchObject({ order_no: transactionId, tx_type_id: 7002, amount: 10 })
    const { requirements } = await hina.get(withdrawals.withdrawSettings)
    expect(requirements.at(-1)).toMatchObject({ reason: 'reward', reference: transactionId, required: 10 })
    expect(await audit(world)).toMatchObject(SOUND)
  })

  test('a milestone can be claimed until the mission’s claim period ends', { tags: ['MEMBER-006'] }, async () => {
    const world = await makeWorld()
    const [over] = await milestonesOf(await world.signedIn('amina'), OVER)
    await world.jumpTo('2026-03-12T19:00:00Z')
    const amina = await world.signedIn('amina')
    expect((await claim(amina, over?.milestoneId ?? 0)).code).toBe('claim.expired')
    expect((await milestonesOf(amina, OVER))[0]?.state).toBe('expired')
  })
})

describe('the leaderboard', () => {
  test('a ranking shows the leaders with their prizes, and the player’s own rank', {
    tags: ['MEMBER-006'],
  }, async () => {
    const world = await makeWorld()
    const amina = await world.signedIn('amina')
    const boardLines: missions.BoardLine[] = []
    let after: string | undefined
    do {
      const page = await board(amina, WEEK, { pageSize: 30, ...(after && { after }) })
      expect(page.footer).toMatchObject({ userName: 'amina', own: true })
      expect(page.totalCount).toBeGreaterThan(100)
      boardLines.push(...page.list)
      after = page.next ?? undefined
    } while (after)
    expect(boardLines.map(({ rank }) => rank)).toEqual(boardLines.map((_, index) => index + 1))
    const values = boardLines.map(({ reachedValue }) => reachedValue)
    expect(values).toEqual(values.toSorted((a, b) => b - a))
    expect(boardLines.map(({ reward }) => reward).slice(0, 11)).toEqual([
      5_000, 1_500, 1_500, 300, 300, 300, 300, 300, 300, 300, 0,
    ])
    expect(boardLines.filter(({ own }) => own)).toEqual([(await board(amina, WEEK)).footer])
    expect(boardLines.filter(({ own }) => !own).every(({ userName }) => /^..•••.$/.test(userName))).toBe(true)
  })

  test('of two players with the same result the earlier one is ahead', { tags: ['MEMBER-006'] }, async () => {
    const world = await makeWorld()
    const actors = { zoya: await world.signedIn('faisal'), hina: await world.signedIn('hina') }
    const footers = async () => [(await board(actors.zoya, TODAY)).footer, (await board(actors.hina, TODAY)).footer]
    const [zoya, hina] = await footers()
    const most = Math.max(zoya?.reachedValue ?? 0, hina?.reachedValue ?? 0) + 1
    await spins(world, actors.hina, most - (hina?.reachedValue ?? 0))
    await world.advance(MINUTE)
    await spins(world, actors.zoya, most - (zoya?.reachedValue ?? 0))
    const [later, earlier] = await footers()
    expect({ laterReachedValue: later?.reachedValue, earlierReachedValue: earlier?.reachedValue }).toEqual({
      laterReachedValue: most,
      earlierReachedValue: most,
    })
    expect((later?.rank ?? 0) - (earlier?.rank ?? 0)).toBe(1)
  })

  test('prizes go once to the ranks of the moment a mission ends, after any jump', {
    tags: ['MEMBER-013'],
  }, async () => {
    const world = await makeWorld({ at: '2026-03-10T18:58:00Z' })
    const faisal = await world.signedIn('faisal')
    const [best] = (await board(faisal, TODAY)).list
    await spins(world, faisal, (best?.reachedValue ?? 0) + 1)
    expect((await board(faisal, TODAY)).footer).toMatchObject({ rank: 1, reward: 1_000 })
    await world.advance(HOUR)
    const names = async () =>
      (await (await world.signedIn('faisal')).get(rewards.claimable, { query: {} })).map(({ name }) => name)
    expect((await names()).filter((name) => name.includes('place'))).toEqual(['A hundred rounds today · place 1'])
    await world.advance(-HOUR)
    await world.advance(2 * HOUR)
    expect((await names()).filter((name) => name.includes('place'))).toHaveLength(1)
  })
})

test('an open bet does not count towards a mission', { tags: ['MEMBER-006'] }, async () => {
  const world = await makeWorld({ scenario: 'open-round' })
  const amina = await world.signedIn('amina')
  const { list } = await amina.get(bets.betHistory, {
    query: { startDate: '2026-03-10', endDate: '2026-03-10', pageSize: 100 },
  })
  const settled = list.filter(({ status }) => status === 'won' || status === 'lost')
  expect(list.some(({ status }) => status === 'open')).toBe(true)
  expect((await missionOf(amina, TODAY)).reachedValue).toBe(settled.length)
})

describe('the stories', () => {
  test('in milestone-reached two milestones of the week wait to be claimed', { tags: ['MEMBER-006'] }, async () => {
    const amina = await (await makeWorld({ scenario: 'milestone-reached' })).signedIn('amina')
    expect(await missionOf(amina, WEEK)).toMatchObject({ reachedMilestones: 2, claimable: 2, nextTarget: 20_000 })
    const states = (await milestonesOf(amina, WEEK)).map(({ state }) => state)
    expect(states).toEqual(['claimable', 'claimable', 'ahead', 'ahead', 'ahead'])
  })

  test('in reward-expiring a reward is lost within two minutes', { tags: ['MEMBER-007'] }, async () => {
    const world = await makeWorld({ scenario: 'reward-expiring' })
    const [first] = await (await world.signedIn('amina')).get(rewards.claimable, { query: {} })
    expect({ name: first?.name, amount: first?.amount }).toEqual({ name: 'Last call', amount: 100 })
    await world.advance(2 * MINUTE)
    const body = { transactionId: first?.transactionId ?? '' }
    expect((await (await world.signedIn('amina')).call(rewards.claim, { body })).code).toBe('claim.expired')
  })

  test('in leaderboard-full ten thousand players are ranked in pages', {
    tags: ['MEMBER-006'],
  }, async () => {
    const amina = await (await makeWorld({ scenario: 'leaderboard-full' })).signedIn('amina')
    const first = await board(amina, WEEK, { pageSize: 100 })
    expect(first.totalCount).toBeGreaterThanOrEqual(9_990)
    expect(first.footer).toMatchObject({ userName: 'amina', reachedValue: 340 })
    expect(first.footer?.rank).toBeGreaterThan(1_000)
    const second = await board(amina, WEEK, { pageSize: 100, after: first.next ?? '' })
    expect({ rank: second.list[0]?.rank, listRank: second.list.at(-1)?.rank }).toEqual({ rank: 101, listRank: 200 })
    const { rank = 0, reachedValue = 0 } = first.footer ?? {}
    let page = second
    while (page.next && !page.list.some(({ own }) => own))
      page = await board(amina, WEEK, { pageSize: 100, after: page.next })
    expect(page.list.find(({ own }) => own)).toMatchObject({ rank, reachedValue })
  })
})
