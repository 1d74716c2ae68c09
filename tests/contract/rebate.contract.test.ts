import { rebate } from '@understudy/contracts'
import { DAY, HOUR } from '@understudy/contracts/durations'
import { calendarOf } from '@understudy/contracts/zone'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { audit, SOUND } from '../support/books.ts'
import { histories, historyProperty, patience } from '../support/histories.ts'
import { betsOf, statement, sum } from '../support/statement.ts'
import { decide, openGame } from '../support/vendors.ts'
import { type Actor, makeWorld } from '../support/world.ts'

const { dayOf: merchantDay, startOfDay } = calendarOf('Asia/Karachi')

const dayOf = (actor: Actor, date?: string) => actor.get(rebate.manualRebate, { query: date ? { date } : {} })
const claim = (actor: Actor, date: string) => actor.call(rebate.claimManualRebate, { body: { date } })
const SPAN = { startDate: '2026-03-08', endDate: '2026-04-07' }
const paid = async (actor: Actor) =>
  (await statement(actor, { kind: 'reward', ...SPAN })).list.filter(({ tx_type_id }) => tx_type_id === 7001)

/** Advertised rates in percent for VIP 6. */
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
const cutTo = (amount: number) => Math.floor(Math.round(amount * 1e6) / 1e4) / 100

/** Sums the betting record of one day by type. */
async function evaluated(actor: Actor, date: string) {
  const [from, before] = [startOfDay(date), startOfDay(date) + DAY]
  const ended = (await betsOf(actor, { startDate: '2026-03-08', endDate: '2026-04-07' })).list.filter(
    ({ settleTime, status }) =>
      settleTime !== null && settleTime >= from && settleTime < before && (status === 'won' || status === 'lost'),
  )
  const types = new Map<string, number>()
  for (const { gameType, bet } of ended) types.set(gameType, (types.get(gameType) ?? 0) + bet)
  return {
    total: sum([...types.values()]),
    due: sum([...types].map(([type, played]) => cutTo((played * (RATES[type] ?? 0)) / 100))),
  }
}

describe('the rebate of yesterday', () => {
  test('yesterday’s rebate has turnover, rate and amount by type of game', { tags: ['MEMBER-008'] }, async () => {
    const world = await makeWorld({ scenario: 'rebate-ending' })
    const amina = await world.signedIn('amina')
    const day = await dayOf(amina)
    expect(day).toMatchObject({ date: '2026-03-09', level: 6, canClaim: true, claimedAt: null })
    expect(day.claimUntil).toBe(Date.parse('2026-03-10T18:59:59.999Z'))
    const { RNG, LIVE, SPORTS } = day.categories
    expect({ slots: RNG?.rate, live: LIVE?.rate, sports: SPORTS?.rate }).toEqual({
      slots: 0.78,
      live: 0.58,
      sports: 0.48,
    })
    expect(RNG?.turnover).toBeGreaterThanOrEqual(4_000)
    const { total, due } = await evaluated(amina, '2026-03-09')
    expect({ totalTurnover: day.totalTurnover, claimable: day.claimable }).toEqual({
      totalTurnover: total,
      claimable: due,
    })
  })

  test('a rebate claimed twice is paid once, in history and account record', {
    tags: ['MEMBER-008'],
  }, async () => {
    const world = await makeWorld({ scenario: 'rebate-ending' })
    const amina = await world.signedIn('amina')
    const { claimable } = await dayOf(amina)
    const answers = await Promise.all([claim(amina, '2026-03-09'), claim(amina, '2026-03-09')])
    expect(answers.map(({ code }) => code ?? 'paid').sort()).toEqual(['claim.already', 'paid'])
    const order = answers.find(({ code }) => !code)?.value
    expect(order?.amount).toBe(claimable)
    expect(await dayOf(amina)).toMatchObject({ claimable: 0, canClaim: false })
    expect((await paid(amina)).map(({ amount, order_no }) => [amount, order_no])).toEqual([[claimable, order?.orderNo]])
    const { list, footer, totalCount } = await amina.get(rebate.rebateHistory, { query: SPAN })
    expect(list).toEqual([
      expect.objectContaining({ orderNo: order?.orderNo, date: '2026-03-09', amount: claimable, day: '2026-03-10' }),
    ])
    expect({ amount: footer?.amount, totalCount }).toEqual({ amount: claimable, totalCount: 1 })
    expect((await (await world.signedIn('zoya')).get(rebate.rebateHistory, { query: SPAN })).list).toEqual([])
    expect(await audit(world)).toMatchObject(SOUND)
  })

  test('yesterday’s rebate can be claimed until 23:59:59.999 of the merchant’s day', {
    tags: ['MEMBER-008'],
  }, async () => {
    const world = await makeWorld({ scenario: 'rebate-ending' })
    await world.jumpTo('2026-03-10T18:59:59.999Z')
    expect((await dayOf(await world.signedIn('amina'))).canClaim).toBe(true)
    await world.advance(1)
    const amina = await world.signedIn('amina')
    expect((await claim(amina, '2026-03-09')).code).toBe('claim.expired')
    expect(await dayOf(amina, '2026-03-09')).toMatchObject({ canClaim: false, claimedAt: null })
    expect(await paid(amina)).toEqual([])
  })

  test('a day that is not over, or without play, has no rebate to claim', { tags: ['MEMBER-008'] }, async () => {
    const world = await makeWorld({ scenario: 'rebate-ending' })
    const amina = await world.signedIn('amina')
    await (await openGame(world, amina, 'RNG')).spin(500)
    const today = await dayOf(amina, '2026-03-10')
    expect({ canClaim: today.canClaim, hasClaimable: today.claimable > 0 }).toEqual({
      canClaim: false,
      hasClaimable: true,
    })
    expect((await claim(amina, '2026-03-10')).code).toBe('rebate.none')
    expect((await claim(await world.signedIn('zoya'), '2026-03-09')).code).toBe('rebate.none')
    expect((await claim(amina, '2026-02-30')).code).toBe('field.invalid')
    expect(await paid(amina)).toEqual([])
  })

  test('the rebate is for real accounts of a merchant that has it', { tags: ['FLAGS-006', 'MEMBER-008'] }, async () => {
    const world = await makeWorld({ flags: { MANPLAYREB3: false } })
    expect((await (await world.signedIn('amina')).call(rebate.manualRebate)).code).toBe('function.not.available')
    await world.settings({ flags: { MANPLAYREB3: true } })
    expect((await (await world.asTrial()).call(rebate.manualRebate)).code).toBe('real.account.required')
    expect((await world.guest.call(rebate.manualRebate)).code).toBe('CUSTOMER_NOT_LOGIN')
  })

  test('the plain rates apply without a VIP programme', { tags: ['MEMBER-008'] }, async () => {
    const world = await makeWorld({ scenario: 'rebate-ending' })
    await world.settings({ merchantSettings: { vip: false } })
    const { level, categories } = await dayOf(await world.signedIn('amina'))
    expect({ level, slots: categories.RNG?.rate, sports: categories.SPORTS?.rate }).toEqual({
      level: 0,
      slots: 0.6,
      sports: 0.3,
    })
  })

  test('a level reached today changes nothing of yesterday', { tags: ['MEMBER-013'] }, async () => {
    const world = await makeWorld({ scenario: 'vip-next' })
    await world.jumpTo('2026-03-10T18:00:00Z')
    await (await openGame(world, await world.signedIn('amina'), 'RNG')).spin(500)
    expect((await dayOf(await world.signedIn('amina'), '2026-03-10')).level).toBe(7)
    expect((await dayOf(await world.signedIn('amina'), '2026-03-09')).level).toBe(6)
  })
})

test('over random histories the rebate equals what the bets earn, each day paid once', {
  tags: ['MEMBER-008', 'soak'],
  timeout: patience(60_000),
}, async () => {
  const step = fc.oneof(
    {
      weight: 5,
      arbitrary: fc.record({ do: fc.constant('spin' as const), bet: fc.constantFrom(5 as const, 500 as const) }),
    },
    { weight: 2, arbitrary: fc.record({ do: fc.constant('match' as const), off: fc.boolean() }) },
    { weight: 3, arbitrary: fc.record({ do: fc.constant('jump' as const), hours: fc.constantFrom(-5, 3, 11, 26) }) },
    { weight: 4, arbitrary: fc.record({ do: fc.constant('claim' as const), ago: fc.constantFrom(0, 1, 1, 2) }) },
  )
  await fc.assert(
    historyProperty(fc.array(step, { minLength: 10, maxLength: 25 }), async (steps) => {
      const world = await makeWorld()
      let now = Date.parse('2026-03-10T07:00:00Z')
      let amina = await world.signedIn('amina')
      const claimed = new Map<string, number>()
      for (const one of steps) {
        if (one.do === 'jump') {
          now = await world.jumpTo(new Date(now + one.hours * HOUR).toISOString())
          amina = await world.signedIn('amina')
        } else if (one.do === 'spin') await (await openGame(world, amina, 'RNG')).spin(one.bet)
        else if (one.do === 'match') {
          const { book, single } = await openGame(world, amina, 'SPORTS')
          const fixture = (await book()).fixtures.find(({ status }) => status === 'upcoming')
          if (!fixture) continue
          await single(fixture)
          if (one.off) await decide(world, fixture.matchId, 'calledOff')
        } else {
          const date = merchantDay(now - one.ago * DAY)
          const { due } = await evaluated(amina, date)
          const { code, value } = await claim(amina, date)
          const expected = claimed.has(date)
            ? 'claim.already'
            : one.ago === 2
              ? 'claim.expired'
              : one.ago === 0 || due === 0
                ? 'rebate.none'
                : undefined
          expect({ date, code }).toEqual({ date, code: expected })
          if (!code) {
            expect({ date, amount: value.amount }).toEqual({ date, amount: due })
            claimed.set(date, value.amount)
          }
        }
      }
      expect((await paid(amina)).map(({ amount }) => amount).sort()).toEqual([...claimed.values()].sort())
      expect(await audit(world)).toMatchObject(SOUND)
    }),
    histories(3, 8),
  )
})
