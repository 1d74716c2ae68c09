import { lottery } from '@understudy/contracts'
import { MINUTE } from '@understudy/contracts/durations'
import { ORDER_STATUS } from '@understudy/contracts/lottery/terms'
import { describe, expect, test } from 'vitest'
import { send } from '../support/call.ts'
import {
  balanceOf,
  bet,
  chaseOf,
  currentIssue,
  lotteryGame,
  orderDraw,
  slipOf,
  suborders,
  todays,
} from '../support/lottery.ts'
import { type Actor, makeWorld, type TestWorld } from '../support/world.ts'

const statusesOf = async (actor: Actor, id: number) =>
  (await suborders(actor, id)).map(({ orderStatus }) => orderStatus)

describe('an order', () => {
  test('an order is paid at once, listed among today’s orders and drawn at its time', {
    tags: ['LOTT-002', 'API-052'],
  }, async () => {
    const world = await makeWorld()
    const amina = await world.as('amina')
    const before = await balanceOf(amina)
    const countBefore = (await todays(amina)).orders.totalElements
    const placed = await bet(amina, [
      { content: 'big,small', multiple: 10 },
      { content: '4', playId: 101 },
    ])
    expect({ totalBettingAmount: placed.totalBettingAmount, rebate: placed.rebate, balance: placed.balance }).toEqual({
      totalBettingAmount: 42,
      rebate: 0,
      balance: before - 42,
    })
    const { orders, orderSumTO } = await todays(amina)
    expect(orders.totalElements).toBe(countBefore + 2)
    expect(orderSumTO.sumPlanBettingAmt).toBeGreaterThanOrEqual(42)
    const [single, sides] = orders.content
    expect(
      [single, sides].map((one) => [one?.playName, one?.bettingContent, one?.stakes, one?.planBettingAmount]),
    ).toEqual([
      ['Sum of three dice', '4', 1, 2],
      ['Big, small, odd, even', 'big,small', 2, 40],
    ])
    expect(sides).toMatchObject({
      orderStatus: ORDER_STATUS.placed,
      cancellable: true,
      winningNumber: null,
      chasing: false,
    })

    await orderDraw(world, { winningNumber: '1,1,2' })
    await world.advance(55_000)
    expect(await statusesOf(amina, placed.orderMasterId)).toEqual([ORDER_STATUS.accepted, ORDER_STATUS.accepted])
    await world.advance(5_000)
    const detail = await amina.get(lottery.orderDetail, { params: { id: placed.orderMasterId } })
    // Small at odds of 1.9749 on 20, and a sum of four at 69.12 on 2.
    expect(detail.suborders.map(({ orderStatus, winningAmount }) => [orderStatus, winningAmount])).toEqual([
      [ORDER_STATUS.won, 39.498],
      [ORDER_STATUS.won, 138.24],
    ])
    expect(detail).toMatchObject({ planBettingAmount: 42, actualBettingAmount: 42, winningAmount: 177.738 })
    expect(detail.suborders[0]?.winningNumber).toBe('1,1,2')
    expect(await balanceOf(amina)).toBeCloseTo(before - 42 + 177.738, 4)
  })

  test('an order of several suborders is complete in the list, detail and pages', {
    tags: ['LOTT-004'],
  }, async () => {
    const world = await makeWorld()
    const amina = await world.as('amina')
    await bet(amina)
    const placed = await bet(amina, [
      { content: 'big' },
      { content: 'small', multiple: 3 },
      { content: '4', playId: 101 },
    ])
    const params = { id: placed.orderMasterId }
    const detail = await amina.get(lottery.orderDetail, { params })
    const contents = detail.suborders.map(({ bettingContent, planBettingAmount }) => [
      bettingContent,
      planBettingAmount,
    ])
    expect(contents.sort()).toEqual([
      ['4', 2],
      ['big', 2],
      ['small', 6],
    ])
    expect({
      totalElements: detail.totalElements,
      planBettingAmount: detail.planBettingAmount,
      orderNumber: detail.orderNumber,
    }).toEqual({ totalElements: 3, planBettingAmount: 10, orderNumber: expect.any(String) })
    const ids = detail.suborders.map(({ orderDetailId }) => orderDetailId)
    expect(new Set(ids).size).toBe(3)
    const pages = []
    for (const page of [0, 1, 2]) {
      const { content } = await amina.get(lottery.orderLines, { params, query: { page, size: 1 } })
      pages.push(...content.map(({ orderDetailId }) => orderDetailId))
    }
    expect(pages).toEqual(ids)
    const listed = (await todays(amina)).orders.content.filter(({ orderDetailId }) => ids.includes(orderDetailId))
    expect(listed.map(({ orderDetailId }) => orderDetailId).sort()).toEqual([...ids].sort())
  })

  test('a lottery order is seen, listed and cancelled by its owner only', {
    tags: ['LOTT-004', 'API-053'],
  }, async () => {
    const world = await makeWorld()
    const amina = await world.as('amina')
    const { orderMasterId } = await bet(amina)
    const [suborder] = await suborders(amina, orderMasterId)
    const faisal = await world.as('faisal')
    for (const params of [{ id: orderMasterId }, { id: 999_999 }]) {
      expect((await faisal.call(lottery.orderDetail, { params })).code).toBe('order.not.found')
      expect((await faisal.call(lottery.orderLines, { params })).code).toBe('order.not.found')
    }
    const body = { orderDetailIds: [suborder?.orderDetailId ?? 0] }
    expect((await faisal.call(lottery.cancelSuborders, { body })).code).toBe('order.not.found')
    expect((await todays(faisal)).orders.content).toEqual([])
    expect(await statusesOf(amina, orderMasterId)).toEqual([ORDER_STATUS.placed])
  })

  test('lottery orders are filtered by day, game, number, issue, status and chase', { tags: ['API-052'] }, async () => {
    const world = await makeWorld()
    const amina = await world.as('amina')
    const placed = await bet(amina)
    const search = async (more: object) => {
      const body = { startDate: '2026-03-01', endDate: '2026-03-10', size: 100, ...more }
      return (await amina.get(lottery.searchOrders, { body })).orders
    }
    const all = await search({})
    expect(all.totalElements).toBeGreaterThan(15)
    expect(all.content.map(({ bettingTime }) => bettingTime)).toEqual(
      all.content.map(({ bettingTime }) => bettingTime).sort((a, b) => b - a),
    )
    expect((await search({ orderNumber: placed.orderNumber })).content).toHaveLength(1)
    expect((await search({ numero: placed.numero, gameId: '300' })).content.map((one) => one.orderNumber)).toContain(
      placed.orderNumber,
    )
    const chases = await search({ chasingStatus: true })
    expect(chases.content.every(({ chasing, chasingPhases }) => chasing && chasingPhases > 1)).toBe(true)
    const single = await search({ chasingStatus: false })
    expect(chases.totalElements + single.totalElements).toBe(all.totalElements)
    const [pages, rest] = [Math.floor(all.totalElements / 10), all.totalElements % 10]
    expect((await search({ size: 10 })).totalPages).toBe(pages + Number(rest > 0))
    expect((await search({ size: all.totalElements })).totalPages).toBe(1)
    for (const orderStatus of [ORDER_STATUS.voided, ORDER_STATUS.awaiting, ORDER_STATUS.cancelledByPlayer])
      expect((await search({ orderStatus })).content.map((one) => one.orderStatus)).toContain(orderStatus)
    const refusal = async (more: object) => {
      const body = { startDate: '2026-03-01', endDate: '2026-03-10', ...more }
      return (await amina.call(lottery.searchOrders, { body })).detail.fields
    }
    expect(await refusal({ endDate: '2026-02-28' })).toEqual({ endDate: ['range'] })
    expect(await refusal({ startDate: '2026-02-01' })).toEqual({ endDate: ['range'] })
    expect(await refusal({ startDate: '2026-13-41' })).toEqual({ startDate: ['pattern'] })
  })

  test('an order at a lower series gets the rest back at once, and wins less', { tags: ['LOTT-002'] }, async () => {
    const world = await makeWorld()
    const amina = await world.as('amina')
    const before = await balanceOf(amina)
    await orderDraw(world, { winningNumber: '3,4,6' })
    const placed = await bet(amina, [{ multiple: 100, series: 1720 }])
    // A hundred steps of two give a rebate of 10 % of 200. Odds are 0.86 / (105 / 216) = 1.7691.
    expect({ rebate: placed.rebate, balance: placed.balance }).toEqual({ rebate: 20, balance: before - 180 })
    await world.advance(MINUTE)
    expect((await suborders(amina, placed.orderMasterId))[0]?.winningAmount).toBe(353.82)
    const cancelled = await bet(amina, [{ multiple: 100, series: 1720 }])
    const now = await balanceOf(amina)
    const orderDetailIds = (await suborders(amina, cancelled.orderMasterId)).map((one) => one.orderDetailId)
    const back = await amina.get(lottery.cancelSuborders, { body: { orderDetailIds } })
    expect({ returned: back.returned, balance: back.balance }).toEqual({ returned: 180, balance: now + 180 })
  })

  test('a lottery order is cancelled once, before the lock, with a full refund', {
    tags: ['LOTT-005', 'API-054'],
  }, async () => {
    const world = await makeWorld()
    const amina = await world.as('amina')
    const before = await balanceOf(amina)
    const { orderMasterId } = await bet(amina, [{ multiple: 7 }])
    const body = { orderDetailIds: (await suborders(amina, orderMasterId)).map((one) => one.orderDetailId) }
    const late = await bet(amina)
    expect(await amina.get(lottery.cancelSuborders, { body })).toEqual({
      cancelled: body.orderDetailIds,
      returned: 14,
      balance: before - 2,
    })
    expect(await statusesOf(amina, orderMasterId)).toEqual([ORDER_STATUS.cancelledByPlayer])
    expect((await amina.call(lottery.cancelSuborders, { body })).code).toBe('order.not.cancellable')
    await world.advance(55_000)
    const [closed] = await suborders(amina, late.orderMasterId)
    const tooLate = { orderDetailIds: [closed?.orderDetailId ?? 0] }
    expect((await amina.call(lottery.cancelSuborders, { body: tooLate })).code).toBe('order.not.cancellable')
    expect(await balanceOf(amina)).toBe(before - 2)
  })

  test('a suborder is cancelled alone, and one that cannot be keeps all others', {
    tags: ['API-054'],
  }, async () => {
    const world = await makeWorld()
    const amina = await world.as('amina')
    const before = await balanceOf(amina)
    const { orderMasterId } = await bet(amina, [
      { content: 'big', multiple: 2 },
      { content: 'small', multiple: 3 },
    ])
    const [one, two] = await suborders(amina, orderMasterId)
    const cancel = (...ids: (number | undefined)[]) =>
      amina.call(lottery.cancelSuborders, { body: { orderDetailIds: ids.map((id) => id ?? 0) } })
    expect((await cancel(one?.orderDetailId, 999_999)).code).toBe('order.not.found')
    expect(await statusesOf(amina, orderMasterId)).toEqual([ORDER_STATUS.placed, ORDER_STATUS.placed])
    const { value } = await cancel(one?.orderDetailId)
    expect({ returned: value.returned, balance: value.balance }).toEqual({
      returned: one?.planBettingAmount,
      balance: before - (two?.planBettingAmount ?? 0),
    })
    const [, still] = await suborders(amina, orderMasterId)
    expect(still).toMatchObject({ orderDetailId: two?.orderDetailId, orderStatus: ORDER_STATUS.placed })
    expect((await cancel(one?.orderDetailId, two?.orderDetailId)).code).toBe('order.not.cancellable')
    expect(await balanceOf(amina)).toBe(value.balance)
  })
})

describe('a chase', () => {
  test('a chase is paid whole, cancelled from its end, and goes on with the rest', async () => {
    const world = await makeWorld()
    const amina = await world.as('amina')
    const before = await balanceOf(amina)
    const chase = await chaseOf(amina, 'K3_1M', 4)
    const { orderMasterId, balance } = await bet(amina, [{}], chase)
    expect(balance).toBe(before - 8)
    const ids = (await suborders(amina, orderMasterId)).map((one) => one.orderDetailId)
    const cancel = (orderDetailIds: number[]) => amina.call(lottery.cancelSuborders, { body: { orderDetailIds } })
    expect((await cancel([ids[1] ?? 0])).code).toBe('order.not.cancellable')
    expect((await cancel([ids[3] ?? 0, ids[1] ?? 0])).code).toBe('order.not.cancellable')
    expect((await cancel([ids[3] ?? 0, ids[2] ?? 0])).code).toBeUndefined()
    expect(
      (await suborders(amina, orderMasterId)).map(({ orderStatus, chasingPhase }) => [chasingPhase, orderStatus]),
    ).toEqual([
      [1, 2],
      [2, 2],
      [3, 8],
      [4, 8],
    ])
    expect(await balanceOf(amina)).toBe(before - 4)
  })

  test('a chase with a stop ends with its first win and returns the rest', async () => {
    const world = await makeWorld()
    const amina = await world.as('amina')
    const chase = await chaseOf(amina, 'K3_1M', 4)
    const [first, second] = chase.chaseSlip.map(({ numero }) => numero)
    await orderDraw(world, { numero: first, winningNumber: '1,1,2' })
    await orderDraw(world, { numero: second, winningNumber: '6,6,5' })
    const before = await balanceOf(amina)
    const { orderMasterId } = await bet(amina, [{}, { content: 'odd' }], { ...chase, winningStop: true })
    await world.advance(60 * MINUTE)
    // Four is small and even, so nothing is won; seventeen is big and odd, so both chases win and stop.
    const later = await world.as('amina')
    expect(await statusesOf(later, orderMasterId)).toEqual([5, 5, 4, 4, 9, 9, 9, 9])
    const wins = (await suborders(later, orderMasterId)).reduce((sum, one) => sum + one.winningAmount, 0)
    expect(await balanceOf(later)).toBeCloseTo(before - 8 - 8 + 8 + wins, 4)
  })

  test('a chase with rising multiples costs each of them once, up to the last issue', async () => {
    const world = await makeWorld()
    const amina = await world.as('amina')
    const { gameId, chaseSlip } = await chaseOf(amina, 'K3_1M', 119)
    const [a = { numero: '', multiple: 1 }, b = a] = chaseSlip
    const rising = [a, { ...b, multiple: 3 }]
    expect((await bet(amina, [{}], { gameId, chaseSlip: rising })).totalBettingAmount).toBe(8)
    const twice = await slipOf(amina, [{}], { gameId, chaseSlip: [a, a] })
    expect((await amina.call(lottery.placeOrder, { body: twice })).code).toBe('field.invalid')
    const beyond = { ...b, numero: '202603101200' }
    const far = await slipOf(amina, [{}], { gameId, chaseSlip: [a, beyond] })
    expect((await amina.call(lottery.placeOrder, { body: far })).code).toBe('issue.closed')
  })
})

describe('Vietnam and SEA', () => {
  const regional = async (world: TestWorld, actor: Actor, content: object, more: object = {}) => {
    const { gameId } = await lotteryGame(world.guest, 'VN_NORTH')
    const { numero } = await currentIssue(world.guest, gameId)
    const line = { gameId, playId: 701, bettingContent: '07,86', singleBetPrice: 27, numero: [{ numero, multiple: 1 }] }
    const requestId = '00000000-0000-4000-8000-00000000aaaa'
    const body = { requestId, prizeMode: 'lott', contents: [{ ...line, ...content }], ...more }
    return send(
      lottery.placeRegionalOrders,
      { body },
      { 'x-world': world.id, Merchant: 'aurora1', Language: 'EN', Authorization: actor.token ?? '' },
    )
  }

  test('each line of a regional order wins as often as its number is drawn', {
    tags: ['LOTT-006'],
  }, async () => {
    const world = await makeWorld()
    const amina = await world.as('amina')
    const before = await balanceOf(amina)
    const seven =
      '12307|00107|11111,22222|33333,33333,33333,33333,33333,33333|4444,4444,4444,4444|5555,5555,5555,5555,5555,5555|666,666,666|77,77,77,77'
    await orderDraw(world, { gameCode: 'VN_NORTH', winningNumber: seven })
    const { body, status } = await regional(world, amina, {})
    expect({
      status,
      orders: body.orders.map(({ amount }: { amount: number }) => amount),
      balance: body.balance,
    }).toEqual({ status: 200, orders: [54], balance: before - 54 })
    await world.jumpTo('2026-03-10T18:15:00+07:00')
    const [order] = await suborders(await world.as('amina'), body.orders[0].orderMasterId)
    // Drawn twice among twenty-seven numbers, at 94 per lot.
    expect(order).toMatchObject({
      orderStatus: ORDER_STATUS.won,
      winningAmount: 188,
      winningNumber: seven,
      gameCode: 'VN_NORTH',
    })
  })

  test('an order with an unknown price, mode, issue or play moves nothing', async () => {
    const world = await makeWorld()
    const faisal = await world.as('faisal')
    const before = await balanceOf(faisal)
    const code = async (content: object, more: object = {}) =>
      (await regional(world, faisal, content, more)).body.errorCode
    expect(await code({ singleBetPrice: 1 })).toBe('odds.changed')
    expect(await code({}, { prizeMode: 'SEA' })).toBe('field.invalid')
    expect(await code({ playId: 102 })).toBe('field.invalid')
    expect(await code({ bettingContent: '7' })).toBe('field.invalid')
    expect(await code({ gameId: '999' })).toBe('game.not.found')
    expect(await code({ numero: [{ numero: '20260309', multiple: 1 }] })).toBe('issue.closed')
    expect(await code({ numero: [{ numero: '20260310', multiple: 999 }] })).toBe('bet.limit')
    await world.jumpTo('2026-03-10T18:00:00+07:00')
    const later = await world.as('faisal')
    const late = await regional(world, later, { numero: [{ numero: '20260310', multiple: 1 }] })
    expect(late.body.errorCode).toBe('issue.closed')
    expect(await balanceOf(later)).toBe(before)
  })
})
