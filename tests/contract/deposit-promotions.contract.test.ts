import { deposits, promotions, withdrawals } from '@understudy/contracts'
import { DAY, MINUTE } from '@understudy/contracts/durations'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { audit, SOUND } from '../support/books.ts'
import { answer, balanceOf, cancel, decide, open, orderOf, prove, requestId } from '../support/deposits.ts'
import { histories, historyProperty, patience } from '../support/histories.ts'
import { detailOf, labelOf, promotionNamed } from '../support/promotions.ts'
import { statement, sum } from '../support/statement.ts'
import { type Actor, makeWorld } from '../support/world.ts'

const offered = (actor: Actor) => actor.get(promotions.depositPromotions)
const daily = (actor: Actor) => promotionNamed(actor, 'Daily deposit bonus')
const requirements = async (actor: Actor) =>
  (await actor.get(withdrawals.withdrawSettings)).requirements.map(({ reason, required }) => [reason, required])

describe('a deposit with a promotion', { tags: ['MONEY-001'] }, () => {
  test('a deposit is offered its promotions, with their terms in figures', async () => {
    const world = await makeWorld()
    const terms = (await offered(await world.as('zoya'))).map(({ id: _id, ...rest }) => rest)
    expect(terms).toEqual([
      { title: 'Welcome package', percent: 100, cap: 15_000, minDeposit: 500, multiple: 10, every: 'once' },
      { title: 'Daily deposit bonus', percent: 15, cap: 3_000, minDeposit: 500, multiple: 8, every: 'day' },
    ])
    expect((await offered(await world.as('amina'))).map(({ title }) => title)).toEqual(['Daily deposit bonus'])
    expect((await (await world.asTrial()).call(promotions.depositPromotions)).code).toBe('real.account.required')
    await world.settings({ flags: { DPSTBAS3: false } })
    expect((await (await world.as('zoya')).call(promotions.depositPromotions)).code).toBe('function.not.available')
  })

  test('a promotion is paid in the same step as its deposit, with the turnover of both', async () => {
    const world = await makeWorld()
    const zoya = await world.as('zoya')
    const { id } = await daily(zoya)
    const order = (await open(zoya, 'pg', 'PG1', 1_010, { promotionId: id })).value
    expect(order.promotion).toEqual({ id, title: 'Daily deposit bonus', bonus: 151.5, turnover: 1_212 })
    expect(await detailOf(zoya, id)).toMatchObject({
      label: 'joined',
      transId: order.transId,
      reward: { amount: 151.5 },
    })
    expect((await offered(zoya)).some((one) => one.id === id)).toBe(false)
    expect({ balance: await balanceOf(zoya), requirements: await requirements(zoya) }).toEqual({
      balance: 0,
      requirements: [],
    })
    await answer(world, order, 'payTwice')
    const paid = await orderOf(zoya, order.transId)
    expect({ state: paid.state, balance: await balanceOf(zoya) }).toEqual({
      state: deposits.DEPOSIT_STATES.success,
      balance: sum([paid.amount, 151.5]),
    })
    expect(await requirements(zoya)).toEqual([
      ['deposit', paid.amount],
      ['promotion', 1_212],
    ])
    const { list } = await statement(zoya, {})
    expect(new Set(list.map(({ tx_time }) => tx_time)).size).toBe(1)
    expect(list.map(({ tx_type_id, amount }) => [tx_type_id, amount]).sort()).toEqual([
      [1001, paid.amount],
      [1101, 151.5],
    ])
    expect(await labelOf(zoya, id)).toBe('claimed')
    expect(await audit(world)).toMatchObject(SOUND)
  })

  test('the bonus stops at its cap, and is cut to whole hundredths', async () => {
    const world = await makeWorld()
    const hina = await world.as('hina')
    const promotionId = (await daily(hina)).id
    const bonusOf = async (mode: 'crypto' | 'pg', vendorId: string, amount: number) => {
      const { value } = await open(hina, mode, vendorId, amount, { promotionId })
      await cancel(hina, value.transId)
      return [value.promotion?.bonus, value.promotion?.turnover]
    }
    expect(await bonusOf('pg', 'PG1', 20_000)).toEqual([3_000, 24_000])
    expect(await bonusOf('pg', 'PG1', 20_001)).toEqual([3_000, 24_000])
    expect(await bonusOf('crypto', 'CR1', 1_000.25)).toEqual([150.03, 1_200.24])
    expect(await bonusOf('pg', 'PG1', 500)).toEqual([75, 600])
  })

  test('a scratch card brings the promotion too, for the card’s value', async () => {
    const world = await makeWorld()
    const zoya = await world.as('zoya')
    const { id } = await promotionNamed(zoya, 'Welcome package')
    const card = (serial: string, pin: string, promotionId?: number) =>
      open(zoya, 'card', 'SC1', undefined, { serial, pin, promotionId })
    // The card's value of a hundred is below the promotion's minimum, so the card is not used.
    expect((await card('100000010001', '24680001', id)).code).toBe('promotion.not.eligible')
    const { value } = await card('100000010002', '24680002', id)
    expect({ state: value.state, bonus: value.promotion?.bonus, balance: await balanceOf(zoya) }).toEqual({
      state: 3,
      bonus: 500,
      balance: sum([value.amount, 500]),
    })
    expect((await card('100000010001', '24680001')).value.promotion).toBe(null)
  })

  test.each([
    ['declined', 'decline'],
    ['expired', 'expire'],
    ['cancelled', 'cancel'],
    ['rejected', 'reject'],
  ] as const)('a deposit that is %s pays no promotion and frees it', async (_end, how) => {
    const world = await makeWorld()
    const zoya = await world.as('zoya')
    const { id } = await daily(zoya)
    const byHand = how === 'reject'
    const order = (await open(zoya, byHand ? 'mt' : 'pg', byHand ? 'MT1' : 'PG1', 1_000, { promotionId: id })).value
    if (how === 'decline') await answer(world, order, 'decline')
    else if (how === 'expire') await world.advance(10 * MINUTE)
    else if (how === 'cancel') await cancel(zoya, order.transId)
    else {
      await prove(zoya, order.transId)
      expect(await labelOf(zoya, id)).toBe('joined')
      await decide(world, order.transId, 'reject', { reason: 'notFound' })
    }
    expect({ label: await labelOf(zoya, id), balance: await balanceOf(zoya) }).toEqual({ label: 'join', balance: 0 })
    const next = (await open(zoya, 'pg', 'PG1', 1_000, { promotionId: id })).value
    expect(next.promotion?.bonus).toBe(150)
    // A late payment of the first order is returned and does not use the second order's promotion.
    if (how === 'expire') await answer(world, order, 'payFirst')
    expect({ label: await labelOf(zoya, id), balance: await balanceOf(zoya) }).toEqual({ label: 'joined', balance: 0 })
  })

  test('a promotion chosen before its end comes with a deposit that arrives after it', async () => {
    const world = await makeWorld()
    await world.jumpTo('2026-03-10T18:55:00Z')
    const zoya = await world.signedIn('zoya')
    const { id } = await daily(zoya)
    const order = (await open(zoya, 'pg', 'PG1', 1_000, { promotionId: id })).value
    await world.jumpTo('2026-03-10T19:01:00Z')
    expect(await labelOf(zoya, id)).toBe('join')
    await answer(world, order, 'payFirst')
    expect(await balanceOf(zoya)).toBe(sum([(await orderOf(zoya, order.transId)).amount, 150]))
    expect(await labelOf(zoya, id)).toBe('join')
  })

  test('a deposit with a promotion that does not apply is refused and opens no order', async () => {
    const world = await makeWorld()
    const zoya = await world.as('zoya')
    const { id, startDate, endDate } = await daily(zoya)
    const refused = async (actor: Actor, promotionId: number, amount = 1_000) =>
      (await open(actor, 'pg', 'PG1', amount, { promotionId })).code
    expect(await refused(zoya, id, 499)).toBe('promotion.not.eligible')
    expect(await refused(zoya, 999_999_999)).toBe('promotion.not.found')
    expect(await refused(zoya, (await promotionNamed(zoya, 'Prize draw')).id)).toBe('promotion.state')
    const welcome = (await promotionNamed(zoya, 'Welcome package')).id
    expect(await refused(await world.as('amina'), welcome)).toBe('promotion.not.eligible')
    const settings = await zoya.get(deposits.depositSettings)
    expect(settings.pending).toEqual([])
    const first = (await open(zoya, 'pg', 'PG1', 1_000, { promotionId: id })).value
    expect(await refused(zoya, id)).toBe('promotion.state')
    await answer(world, first, 'payFirst')
    expect(await refused(zoya, id)).toBe('claim.already')
    await world.jumpTo(new Date(startDate - 1).toISOString())
    expect(await refused(await world.signedIn('hina'), id)).toBe('promotion.not.started')
    await world.jumpTo(new Date(endDate + DAY).toISOString())
    expect(await refused(await world.signedIn('hina'), id)).toBe('promotion.ended')
  })

  test('a repeated deposit with another promotion is a conflict', async () => {
    const world = await makeWorld()
    const zoya = await world.as('zoya')
    const { id: promotionId } = await daily(zoya)
    const other = (await promotionNamed(zoya, 'Welcome package')).id
    const wish = (more: object) =>
      zoya.call(deposits.openDeposit, {
        params: { mode: 'pg' },
        body: { requestId: '00000000-0000-4000-8000-0000000000aa', vendorId: 'PG1', amount: 1_000, ...more },
      })
    const { transId } = (await wish({ promotionId })).value
    expect((await wish({ promotionId })).value.transId).toBe(transId)
    expect({ withoutPromotion: (await wish({})).code, withOther: (await wish({ promotionId: other })).code }).toEqual({
      withoutPromotion: 'transaction.conflict',
      withOther: 'transaction.conflict',
    })
  })
})

test('over random histories each promotion is paid once and the books balance', {
  tags: ['MEMBER-011', 'soak'],
  timeout: patience(60_000),
}, async () => {
  const step = fc.oneof(
    {
      weight: 5,
      arbitrary: fc.record({ do: fc.constant('open' as const), welcome: fc.boolean(), plain: fc.nat(3) }),
    },
    {
      weight: 5,
      arbitrary: fc.record({
        do: fc.constant('pay' as const),
        how: fc.constantFrom('payFirst' as const, 'payTwice' as const, 'payLate' as const, 'decline' as const),
      }),
    },
    { weight: 2, arbitrary: fc.record({ do: fc.constant('cancel' as const) }) },
    {
      weight: 3,
      arbitrary: fc.record({ do: fc.constant('jump' as const), minutes: fc.constantFrom(4, 11, 700, 1_440) }),
    },
  )
  await fc.assert(
    historyProperty(fc.array(step, { minLength: 8, maxLength: 20 }), async (steps) => {
      const world = await makeWorld()
      let zoya = await world.signedIn('zoya')
      const ids = { welcome: (await promotionNamed(zoya, 'Welcome package')).id, daily: (await daily(zoya)).id }
      const orders: string[] = []
      for (const one of steps) {
        const pendingOrder = (await zoya.get(deposits.depositSettings)).pending.find(({ state }) => state === 1)
        if (one.do === 'jump') {
          await world.advance(one.minutes * MINUTE)
          zoya = await world.signedIn('zoya')
        } else if (one.do === 'open') {
          const promotionId = one.plain === 0 ? undefined : one.welcome ? ids.welcome : ids.daily
          const { value } = await zoya.call(deposits.openDeposit, {
            params: { mode: 'pg' },
            body: { requestId: requestId(), vendorId: 'PG1', amount: 1_000, promotionId },
          })
          if (value) orders.push(value.transId)
        } else if (!pendingOrder) continue
        else if (one.do === 'cancel') await cancel(zoya, pendingOrder.transId)
        else await answer(world, pendingOrder, one.how)
      }
      await world.advance(DAY)
      zoya = await world.signedIn('zoya')
      const ended = await Promise.all(orders.map((transId) => orderOf(zoya, transId)))
      const paid = ended.filter(({ state }) => state === 3)
      const due = paid.map(({ promotion }) => promotion?.bonus ?? 0)
      expect(await balanceOf(zoya)).toBe(sum([...paid.map(({ amount }) => amount), ...due]))
      const rewards = await zoya.get(promotions.promotionClaims, { query: { status: 'C' } })
      expect(sum(rewards.map(({ rewardAmount }) => rewardAmount))).toBe(sum(due))
      expect(new Set(rewards.map(({ rewardId }) => rewardId)).size).toBe(rewards.length)
      expect(rewards.filter(({ promId }) => promId === ids.welcome).length).toBeLessThanOrEqual(1)
      expect(await audit(world)).toMatchObject(SOUND)
    }),
    histories(4, 21),
  )
})
