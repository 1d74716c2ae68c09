import { control as contract, promotions } from '@understudy/contracts'
import { calendarOf, DAY } from '@understudy/contracts/zone'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { audit, SOUND } from '../support/books.ts'
import { control } from '../support/call.ts'
import { histories, patience } from '../support/histories.ts'
import { bonuses, claim, claimReward, detailOf, join, labelOf, promotionNamed } from '../support/promotions.ts'
import { betsOf, sum } from '../support/statement.ts'
import { decide, openGame } from '../support/vendors.ts'
import { type Actor, makeWorld } from '../support/world.ts'

const { dayOf } = calendarOf('Asia/Karachi')

const MINUTE = 60_000

describe('a goal', { tags: ['MEMBER-011'] }, () => {
  const goalOf = async (actor: Actor) => detailOf(actor, (await promotionNamed(actor, 'Goal of the month')).id)

  test('is reached by settled bets since joining, and claimed once', async () => {
    const world = await makeWorld({ scenario: 'promotion-goal' })
    const amina = await world.as('amina')
    const { id, label, progress } = await goalOf(amina)
    expect({ label, progress }).toEqual({ label: 'process', progress: { actual: 0, expected: 100 } })
    expect((await claim(amina, id)).code).toBe('promotion.state')
    const { spin } = await openGame(world, amina, 'RNG')
    await spin(50)
    expect(await goalOf(amina)).toMatchObject({
      label: 'process',
      progress: { actual: 50, expected: 100 },
      reward: null,
    })
    await spin(50)
    const reached = await goalOf(amina)
    expect(reached).toMatchObject({ label: 'claim', reward: { amount: 2_500, requiredTurnover: 7_500 } })
    const claims = await amina.get(promotions.promotionClaims, { query: { status: 'U' } })
    expect(claims.map(({ promId, rewardAmount }) => [promId, rewardAmount])).toEqual([[id, 2_500]])
    expect((await claimReward(amina, claims[0]?.rewardId ?? '')).value.amount).toBe(2_500)
    expect({ code: (await claim(amina, id)).code, label: await labelOf(amina, id) }).toEqual({
      code: 'claim.already',
      label: 'claimed',
    })
    expect(await audit(world)).toMatchObject(SOUND)
  })

  test('a goal without an end is reached whenever enough was bet, and stays claimable', {
    tags: ['MEMBER-011'],
  }, async () => {
    const world = await makeWorld({ scenario: 'promotion-goal' })
    const { id, endDate } = await goalOf(await world.as('amina'))
    const params = { id: world.id, table: 'announcement', row: id }
    await control(contract.changeRow, { params, body: { set: { no_expiry: 1 } } })
    await world.jumpTo(new Date(endDate + DAY).toISOString())
    const later = await world.signedIn('amina')
    expect(await labelOf(later, id)).toBe('process')
    await (await openGame(world, later, 'RNG')).spin(100)
    expect(await labelOf(later, id)).toBe('claim')
    await world.advance(60 * DAY)
    const after = await world.signedIn('amina')
    const { label, reward } = await goalOf(after)
    expect({ label, amount: reward?.amount, expiresAt: reward?.expiresAt }).toEqual({
      label: 'claim',
      amount: 2_500,
      expiresAt: null,
    })
    expect((await claimReward(after, reward?.rewardId ?? '')).value.amount).toBe(2_500)
  })

  test('a reached goal can be claimed for a week after its end, a missed one is closed', async () => {
    const world = await makeWorld({ scenario: 'promotion-goal' })
    const amina = await world.as('amina')
    const hina = await world.as('hina')
    const { id, endDate, rule } = await goalOf(amina)
    expect((await join(hina, id)).value).toMatchObject({ label: 'process', progress: { actual: 0, expected: 100 } })
    await (await openGame(world, amina, 'RNG')).spin(500)
    const rewardId = (await goalOf(amina)).reward?.rewardId ?? ''
    await world.jumpTo(new Date(endDate).toISOString())
    const late = await world.signedIn('hina')
    await (await openGame(world, late, 'RNG')).spin(500)
    expect({ missed: await labelOf(late, id), reached: await labelOf(await world.signedIn('amina'), id) }).toEqual({
      missed: 'close',
      reached: 'claim',
    })
    await world.jumpTo(new Date(endDate + rule.claimDays * DAY - 1).toISOString())
    expect(await labelOf(await world.signedIn('amina'), id)).toBe('claim')
    await world.advance(1)
    const after = await world.signedIn('amina')
    expect({ label: await labelOf(after, id), code: (await claim(after, id)).code }).toEqual({
      label: 'close',
      code: 'promotion.ended',
    })
    expect((await claimReward(after, rewardId)).code).toBe('claim.expired')
    const claims = await after.get(promotions.promotionClaims, { query: {} })
    expect(claims.find(({ promId }) => promId === id)?.status).toBe('E')
  })
})

test('over random histories a goal counts what the betting record says and pays once', {
  tags: ['MEMBER-011', 'soak'],
  timeout: patience(60_000),
}, async () => {
  const step = fc.oneof(
    {
      weight: 5,
      arbitrary: fc.record({ do: fc.constant('spin' as const), bet: fc.constantFrom(5 as const, 50 as const) }),
    },
    { weight: 2, arbitrary: fc.record({ do: fc.constant('match' as const), off: fc.boolean() }) },
    { weight: 3, arbitrary: fc.record({ do: fc.constant('jump' as const), hours: fc.constantFrom(1, 5, 13, 26) }) },
    { weight: 3, arbitrary: fc.record({ do: fc.constant('daily' as const) }) },
    { weight: 2, arbitrary: fc.record({ do: fc.constant('goal' as const) }) },
  )
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 25 }), async (steps) => {
      const world = await makeWorld({ scenario: 'promotion-goal' })
      let now = Date.parse('2026-03-10T07:00:00Z')
      const since = now
      let amina = await world.signedIn('amina')
      const goal = (await promotionNamed(amina, 'Goal of the month')).id
      const daily = (await promotionNamed(amina, 'Daily reward')).id
      const paid = new Map<string, number>()
      const played = async () =>
        sum(
          (await betsOf(amina, { startDate: '2026-03-10', endDate: dayOf(now) })).list
            .filter(({ settleTime, status }) => (settleTime ?? 0) >= since && (status === 'won' || status === 'lost'))
            .map(({ bet }) => bet),
        )
      for (const one of steps) {
        if (one.do === 'jump') {
          now = await world.jumpTo(new Date(now + one.hours * 60 * MINUTE).toISOString())
          amina = await world.signedIn('amina')
        } else if (one.do === 'spin') await (await openGame(world, amina, 'RNG')).spin(one.bet)
        else if (one.do === 'match') {
          const { book, single } = await openGame(world, amina, 'SPORTS')
          const fixture = (await book()).fixtures.find(({ status }) => status === 'upcoming')
          if (!fixture) continue
          await single(fixture)
          if (one.off) await decide(world, fixture.matchId, 'calledOff')
        } else if (one.do === 'daily') {
          const { code, value } = await claim(amina, daily)
          expect(code).toBe(paid.has(dayOf(now)) ? 'claim.already' : undefined)
          if (value) paid.set(dayOf(now), value.amount)
        } else {
          const reached = (await played()) >= 100
          const { code, value } = await claim(amina, goal)
          expect(code).toBe(paid.has('goal') ? 'claim.already' : reached ? undefined : 'promotion.state')
          if (value) paid.set('goal', value.amount)
        }
        if (!paid.has('goal')) {
          const { progress, label } = await detailOf(amina, goal)
          const actual = await played()
          expect({ actual: progress?.actual, label }).toEqual({ actual, label: actual >= 100 ? 'claim' : 'process' })
        }
      }
      const rewards = await bonuses(amina, { startDate: '2026-03-10', endDate: dayOf(now) })
      const own = rewards.filter(([, number]) => String(number).startsWith('P'))
      expect(own.map(([amount]) => amount).sort()).toEqual([...paid.values()].sort())
      expect(await audit(world)).toMatchObject(SOUND)
    }),
    histories(3, 14),
  )
})
