import { type CallInput, control as contract, lottery, saferPlay } from '@understudy/contracts'
import { MINUTE } from '@understudy/contracts/durations'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { audit, SOUND } from '../support/books.ts'
import { control } from '../support/call.ts'
import { histories, historyProperty, patience } from '../support/histories.ts'
import { balanceOf, bet, chaseOf, orderDraw, slipOf, suborders, todays } from '../support/lottery.ts'
import { makeWorld, worldThatIs } from '../support/world.ts'

describe('money', () => {
  test('money moves once for a request, however often and parallel it comes', async () => {
    const world = await makeWorld()
    const amina = await world.as('amina')
    const before = await balanceOf(amina)
    const body = await slipOf(amina, [{ multiple: 5 }])
    const answers = await Promise.all(Array.from({ length: 8 }, () => amina.get(lottery.placeOrder, { body })))
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    await world.advance(2 * MINUTE)
    // The issue is over now, yet the repeated request gets the first reply.
    const repeatedOrder = await amina.get(lottery.placeOrder, { body })
    expect({ ...repeatedOrder, balance: 0 }).toEqual({ ...answers[0], balance: 0 })
    const [one, ...more] = await suborders(amina, repeatedOrder.orderMasterId)
    expect(more).toEqual([])
    expect(await balanceOf(amina)).toBeCloseTo(before - 10 + (one?.winningAmount ?? 0), 4)
    const other = { ...(await slipOf(amina, [{ multiple: 6 }])), requestId: body.requestId }
    expect((await amina.call(lottery.placeOrder, { body: other })).code).toBe('transaction.conflict')
    // The same request id of another member is a different request.
    const faisal = await world.as('faisal')
    const repeated = { ...(await slipOf(faisal)), requestId: body.requestId }
    expect((await faisal.call(lottery.placeOrder, { body: repeated })).code).toBeUndefined()
    expect(await audit(world)).toEqual(SOUND)
  })

  test('a slip beyond the balance is refused whole', async () => {
    const world = await makeWorld()
    const sana = await world.as('sana')
    expect(await balanceOf(sana)).toBe(640.2)
    const slip = await slipOf(sana, [{ multiple: 300 }, { content: 'small', multiple: 21 }])
    expect((await sana.call(lottery.placeOrder, { body: slip })).code).toBe('balance.not.enough')
    const chase = await slipOf(sana, [{ multiple: 100 }], await chaseOf(sana, 'K3_1M', 4))
    expect((await sana.call(lottery.placeOrder, { body: chase })).code).toBe('balance.not.enough')
    expect(await balanceOf(sana)).toBe(640.2)
    expect((await todays(sana)).orders.totalElements).toBe(0)
    // Two concurrent slips, of which the balance covers only one.
    const both = await Promise.all([
      sana.call(lottery.placeOrder, { body: await slipOf(sana, [{ multiple: 200 }]) }),
      sana.call(lottery.placeOrder, { body: await slipOf(sana, [{ multiple: 200 }]) }),
    ])
    expect(both.map(({ code }) => code).sort()).toEqual(['balance.not.enough', undefined].sort())
    expect(await balanceOf(sana)).toBeCloseTo(240.2, 4)
    expect(await audit(world)).toEqual(SOUND)
  })

  test('a trial bets play money, which wins and loses like any other', async () => {
    const world = await makeWorld()
    const trial = await world.asTrial()
    await orderDraw(world, { winningNumber: '6,6,5' })
    const before = await balanceOf(trial)
    await bet(trial)
    await world.advance(MINUTE)
    expect(await balanceOf(trial)).toBeCloseTo(before - 2 + 3.9498, 4)
  })

  test('a member who takes a time-out cannot stake on the lottery', async () => {
    const world = await makeWorld()
    const amina = await world.as('amina')
    const body = await slipOf(amina)
    await amina.get(saferPlay.pausePlay, { body: { kind: 'timeOut', days: 1 } })
    expect((await amina.call(lottery.placeOrder, { body })).code).toBe('time.out')
  })
})

describe('a forged slip', () => {
  const cases: [string, (body: CallInput<typeof lottery.placeOrder>['body']) => object, string][] = [
    ['a stake count that is not ours', (b) => ({ ...b, bettingSlipString: 'big,odd~1~102~1~1920~1' }), 'field.invalid'],
    ['a sum that is not ours', (b) => ({ ...b, betCartAmountSum: 1.99 }), 'odds.changed'],
    ['a sum beyond all sums', (b) => ({ ...b, betCartAmountSum: 1e21 }), 'field.invalid'],
    ['a play of another group', (b) => ({ ...b, bettingSlipString: '1b~1~229~1~1960~1' }), 'field.invalid'],
    ['a play nobody knows', (b) => ({ ...b, bettingSlipString: 'big~1~9~1~1920~1' }), 'field.invalid'],
    ['a symbol nobody knows', (b) => ({ ...b, bettingSlipString: 'huge~1~102~1~1920~1' }), 'field.invalid'],
    ['a symbol twice', (b) => ({ ...b, bettingSlipString: 'big,big~2~102~1~1920~1' }), 'field.invalid'],
    ['a series above the highest', (b) => ({ ...b, bettingSlipString: 'big~1~102~1~1960~1' }), 'field.invalid'],
    ['a series between two', (b) => ({ ...b, bettingSlipString: 'big~1~102~1~1801~1' }), 'field.invalid'],
    ['a series below the lowest', (b) => ({ ...b, bettingSlipString: 'big~1~102~1~1698~1' }), 'field.invalid'],
    ['a unit nobody knows', (b) => ({ ...b, bettingSlipString: 'big~1~102~0.001~1920~1' }), 'field.invalid'],
    ['no multiple', (b) => ({ ...b, bettingSlipString: 'big~1~102~1~1920~0' }), 'field.invalid'],
    ['half a line', (b) => ({ ...b, bettingSlipString: 'big~1~102' }), 'field.invalid'],
    [
      'too great a multiple',
      (b) => ({ ...b, bettingSlipString: 'big~1~102~1~1920~1000', betCartAmountSum: 2000 }),
      'bet.limit',
    ],
    [
      'too dear a line',
      (b) => ({ ...b, bettingSlipString: '3,4,5,6,7,8,9,10,11,12,13~11~101~1~1920~999', betCartAmountSum: 21_978 }),
      'bet.limit',
    ],
    ['a prize mode the game has not', (b) => ({ ...b, prizeModeId: 4 }), 'field.invalid'],
    ['an unknown game', (b) => ({ ...b, gameId: '999' }), 'game.not.found'],
    ['a past issue', (b) => ({ ...b, currentNumero: '202603100720' }), 'issue.closed'],
    ['a future issue', (b) => ({ ...b, currentNumero: '202603100722' }), 'issue.closed'],
    ['an issue that is none', (b) => ({ ...b, currentNumero: '20260310' }), 'issue.closed'],
    ['a chase over the past', (b) => ({ ...b, chaseSlip: [{ numero: '202603100700', multiple: 1 }] }), 'issue.closed'],
  ]

  test.each(cases)('a slip with %s is refused and moves nothing', async (_name, forge, code) => {
    const world = await makeWorld()
    const faisal = await world.as('faisal')
    const before = await balanceOf(faisal)
    const answer = await faisal.call(lottery.placeOrder, { body: forge(await slipOf(faisal)) } as never)
    expect(answer.code).toBe(code)
    expect(await balanceOf(faisal)).toBe(before)
    expect((await todays(faisal)).orders.totalElements).toBe(0)
  })

  test('a slip that comes after the lock is refused as late', async () => {
    const world = await makeWorld()
    const amina = await world.as('amina')
    const body = await slipOf(amina)
    await world.advance(55_000)
    expect((await amina.call(lottery.placeOrder, { body })).code).toBe('issue.closed')
    // The next issue is already open.
    expect(
      (await amina.call(lottery.placeOrder, { body: { ...body, currentNumero: '202603100722' } })).code,
    ).toBeUndefined()
  })
})

type Step =
  | { kind: 'bet'; multiple: number; content: string; series: number }
  | { kind: 'chase'; issues: number; stop: boolean }
  | { kind: 'cancel'; last: number }
  | { kind: 'order'; how: 'held' | 'voided' | 'drawn' }
  | { kind: 'wait'; seconds: number }
  | { kind: 'snapshot' }
  | { kind: 'restore' }

const steps = fc.array(
  fc.oneof(
    fc.record({
      kind: fc.constant('bet' as const),
      multiple: fc.integer({ min: 1, max: 200 }),
      content: fc.constantFrom('big', 'small,odd', 'big,small,odd,even'),
      series: fc.constantFrom(1700, 1810, 1920),
    }),
    fc.record({ kind: fc.constant('chase' as const), issues: fc.integer({ min: 2, max: 6 }), stop: fc.boolean() }),
    fc.record({ kind: fc.constant('cancel' as const), last: fc.integer({ min: 1, max: 4 }) }),
    fc.record({
      kind: fc.constant('order' as const),
      how: fc.constantFrom('held' as const, 'voided' as const, 'drawn' as const),
    }),
    fc.record({ kind: fc.constant('wait' as const), seconds: fc.constantFrom(10, 58, 200, 1_200) }),
    fc.constant({ kind: 'snapshot' as const }),
    fc.constant({ kind: 'restore' as const }),
  ),
  { minLength: 4, maxLength: 14 },
)

test('over random bets, chases, cancellations and rewinds the lottery’s books balance', {
  tags: ['soak'],
  timeout: patience(120_000),
}, async () => {
  const template = await makeWorld()
  await fc.assert(
    historyProperty(steps, async (todo: Step[]) => {
      const world = worldThatIs(await control(contract.forkWorld, { params: { id: template.id } }))
      const params = { id: world.id }
      let sana = await world.signedIn('sana')
      let snapshot: string | undefined
      const orders: number[] = []
      const place = async (body: Parameters<typeof slipOf>) => {
        const answer = await sana.call(lottery.placeOrder, { body: await slipOf(...body) })
        expect([undefined, 'balance.not.enough', 'issue.closed']).toContain(answer.code)
        if (!answer.code) orders.push(answer.value.orderMasterId)
      }
      for (const step of todo) {
        if (step.kind === 'bet') await place([sana, [step]])
        if (step.kind === 'chase')
          await place([sana, [{}], { ...(await chaseOf(sana, 'K3_1M', step.issues)), winningStop: step.stop }])
        if (step.kind === 'cancel') {
          const open = (await todays(sana)).orders.content.filter(({ cancellable }) => cancellable)
          const ids = open.slice(0, step.last).map(({ orderDetailId }) => orderDetailId)
          if (ids.length > 0) await sana.call(lottery.cancelSuborders, { body: { orderDetailIds: ids } })
        }
        if (step.kind === 'order') await orderDraw(world, { kind: step.how })
        if (step.kind === 'wait') {
          await world.advance(step.seconds * 1_000)
          sana = await world.signedIn('sana')
        }
        if (step.kind === 'snapshot') snapshot = (await control(contract.takeSnapshot, { params, body: {} })).id
        if (step.kind === 'restore' && snapshot) {
          await control(contract.restoreSnapshot, { params, body: { snapshot } })
          sana = await world.signedIn('sana')
        }
      }
      for (const { gameCode, numero, kind } of await control(contract.draws, { params }))
        if (kind === 'held' && gameCode === 'K3_1M') await orderDraw(world, { numero, kind: 'drawn' })
      await world.advance(24 * 60 * MINUTE)
      sana = await world.signedIn('sana')
      const body = { startDate: '2026-03-10', endDate: '2026-03-12', size: 100 }
      const { orders: all, orderSumTO } = await sana.get(lottery.searchOrders, { body })
      // Everything is settled, and stakes and wins account for every ten-thousandth of the balance.
      expect(all.content.filter(({ orderStatus }) => [1, 2, 3].includes(orderStatus))).toEqual([])
      const rebate = all.content.reduce((sum, one) => sum + one.rebate, 0)
      const { sumActualBettingAmt: paid, sumWinningAmt: won } = orderSumTO
      expect(await balanceOf(sana)).toBeCloseTo(640.2 - paid + won + rebate, 4)
      expect(await audit(world)).toEqual(SOUND)
      await control(contract.deleteWorld, { params })
    }),
    histories(6, 5),
  )
})
