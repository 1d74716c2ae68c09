import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bets, control as contract, lottery } from '@understudy/contracts'
import { MINUTE } from '@understudy/contracts/durations'
import { ORDER_STATUS } from '@understudy/contracts/lottery/terms'
import { describe, expect, test } from 'vitest'
import { audit, SOUND } from '../support/books.ts'
import { control, send } from '../support/call.ts'
import {
  balanceOf,
  bet,
  type Line,
  lotteryGame,
  orderDraw,
  SIDES,
  slipOf,
  suborders,
  todays,
} from '../support/lottery.ts'
import { controlHeaders, startPlatform } from '../support/platform.ts'
import { type Actor, makeWorld, NOON, type TestWorld, worldThatIs } from '../support/world.ts'

const drawsOf = async (actor: Actor, code: string, size = 100) => {
  const { gameId } = await lotteryGame(actor, code)
  return (await actor.get(lottery.draws, { params: { gameId }, query: { size } })).content
}

describe('draws', () => {
  test('draws are the same for every world of a seed, and differ between seeds', async () => {
    const [one, two, other] = [await makeWorld(), await makeWorld(), await makeWorld({ seed: 2 })]
    await two.advance(10 * MINUTE)
    const late = await drawsOf(two.guest, 'SSC_1M')
    const early = await drawsOf(one.guest, 'SSC_1M')
    expect(late.slice(10)).toEqual(early.slice(0, 90))
    expect(await drawsOf(other.guest, 'SSC_1M')).not.toEqual(early)
    const fork = worldThatIs(await control(contract.forkWorld, { params: { id: one.id } }))
    expect(await drawsOf(fork.guest, 'SSC_1M')).toEqual(early)
    await control(contract.resetWorld, { params: { id: two.id } })
    expect(await drawsOf(two.guest, 'SSC_1M')).toEqual(early)
    expect(await drawsOf(one.guest, 'K3_3M')).not.toEqual(await drawsOf(one.guest, 'EK3_3M'))
  })

  test('draws are the same after a restart, ordered ones included', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'understudy-'))
    const readDraws = async (platform: Awaited<ReturnType<typeof startPlatform>>, url: string) => {
      const headers = { Merchant: 'aurora1', Language: 'EN', 'x-world': 'lasting' }
      return (await platform.app.inject({ url, headers })).json()
    }
    const first = await startPlatform({ dataDir })
    const startAt = Date.parse(NOON)
    first.worlds.create({ id: 'lasting', scenario: 'everyday', seed: 7, startAt, clock: 'frozen', durable: true })
    await first.app.inject({
      method: 'PUT',
      url: '/__control/worlds/lasting/draws',
      headers: { host: 'localhost', ...controlHeaders() },
      payload: { gameCode: 'VN_NORTH', kind: 'voided' },
    })
    const urls = ['/lgw/numeros/recent', '/lgw/draw/300?size=100', '/lgw/draw/101?size=60']
    const before = await Promise.all(urls.map((url) => readDraws(first, url)))
    const orders = first.worlds.find('lasting')?.setting.draws
    await first.close()
    const restarted = await startPlatform({ dataDir })
    expect(await Promise.all([...urls].reverse().map((url) => readDraws(restarted, url)))).toEqual(
      [...before].reverse(),
    )
    expect(restarted.worlds.find('lasting')?.setting.draws).toEqual(orders)
    expect(Object.keys(orders ?? {})).toContain('VN_NORTH 20260310')
    await restarted.close()
  })
})

describe('a draw in the middle', { tags: ['LOTT-008'] }, () => {
  /** Places a line on a one-minute game, sets the winning number, and returns the outcome of line and balance. */
  async function settled(code: string, winningNumber: string, line: Line) {
    const world = await makeWorld()
    const amina = await world.as('amina')
    const { gameId } = await lotteryGame(amina, code)
    await orderDraw(world, { gameCode: code, winningNumber })
    const before = await balanceOf(amina)
    const { orderMasterId } = await bet(amina, [line], { gameId })
    await world.advance(MINUTE)
    const [order] = await suborders(amina, orderMasterId)
    expect(await audit(world)).toEqual(SOUND)
    const days = { startDate: '2026-03-10', endDate: '2026-03-10' }
    const [record] = (await amina.get(bets.betHistory, { query: days })).list
    return { order, record, change: Math.round(((await balanceOf(amina)) - before) * 10_000) / 10_000 }
  }
  const KENO_810 = Array.from({ length: 10 }, (_, n) => [31 + n, 50 - n])
    .flat()
    .map(String)
    .join(',')

  test.each([
    ['E11X5_1M', '04,05,06,07,08', 414],
    ['EKENO_1M', KENO_810, 506],
  ])('a middle draw of %s returns big and small and leaves odd and even in play', async (code, number, playId) => {
    const series = code === 'EKENO_1M' ? 1900 : 1920
    const both = await settled(code, number, { content: 'big,small', playId, series })
    expect(both).toMatchObject({ change: 0, order: { orderStatus: 6, actualBettingAmount: 0 } })
    const half = await settled(code, number, { content: 'big,odd', playId, series })
    expect(half).toMatchObject({
      change: -2,
      order: { orderStatus: 5, planBettingAmount: 4, actualBettingAmount: 2, winningAmount: 0 },
      record: { bet: 4, returned: 2, validBet: 2, win: 0, pnl: -2 },
    })
    const opposed = await settled(code, number, { content: 'odd,even', playId, series })
    expect(opposed.record).toMatchObject({ bet: 4, returned: 0, validBet: 0 })
    const won = await settled(code, number, { content: 'small,even', playId, series })
    expect(won.order).toMatchObject({ orderStatus: 4 })
    expect(won.change).toBeGreaterThan(1.75)
    expect(won.change).toBeLessThan(2)
  })

  test('a draw at forty-nine returns the stakes of all four sides', async () => {
    const line = { content: 'big,small,odd,even', playId: 602, series: 1720, multiple: 3 }
    const { order, change } = await settled('ESIX_1M', '01,02,03,04,05,06|49', line)
    expect(order).toMatchObject({ orderStatus: 6, rebate: 0, winningAmount: 0 })
    expect(change).toBe(0)
  })
})

describe('a draw that is ordered', () => {
  test('an ordered draw has its number, and wins what it must', async () => {
    const world = await makeWorld()
    const amina = await world.as('amina')
    const [order] = await orderDraw(world, { winningNumber: '6,6,6' }).then((all) => all.slice(-1))
    expect(order).toMatchObject({ gameCode: 'K3_1M', numero: '202603100721', kind: 'number', winningNumber: '6,6,6' })
    const { orderMasterId } = await bet(amina, [{ content: '666', playId: 104 }])
    await world.jumpTo('draw')
    expect((await drawsOf(amina, 'K3_1M'))[0]?.winningNumber).toBe('6,6,6')
    expect((await suborders(amina, orderMasterId))[0]).toMatchObject({ orderStatus: 4, winningAmount: 414.72 })
  })

  test('a withheld draw pays from the moment it is released', async () => {
    const world = await makeWorld()
    const amina = await world.as('amina')
    const early = await bet(amina, [{ content: 'big,small,odd,even' }])
    await orderDraw(world, { kind: 'held' })
    const late = await bet(amina, [{ content: 'odd,even' }])
    const before = await balanceOf(amina)
    await world.advance(5 * MINUTE)
    for (const { orderMasterId } of [early, late])
      expect((await suborders(amina, orderMasterId))[0]).toMatchObject({ orderStatus: 3, winningNumber: null })
    const draw = (await drawsOf(amina, 'K3_1M'))[4]
    expect(draw).toMatchObject({ numero: '202603100721', winningNumber: null, voided: false })
    expect(await balanceOf(amina)).toBe(before)
    expect(await orderDraw(world, { numero: '202603100721', kind: 'drawn' })).toHaveLength(2)
    const [won] = await suborders(amina, late.orderMasterId)
    expect(won).toMatchObject({ orderStatus: ORDER_STATUS.won, winningAmount: 3.9498 })
    expect(await balanceOf(amina)).toBeGreaterThan(before + 3.8)
    expect(await audit(world)).toEqual(SOUND)
  })

  test('a cancelled draw returns the stakes and counts for nothing', async () => {
    const world = await makeWorld()
    const amina = await world.as('amina')
    const before = await balanceOf(amina)
    const { orderMasterId } = await bet(amina, [{ multiple: 9, series: 1720 }])
    await orderDraw(world, { kind: 'voided' })
    await world.jumpTo('draw')
    expect((await suborders(amina, orderMasterId))[0]).toMatchObject({
      orderStatus: 6,
      actualBettingAmount: 0,
      rebate: 0,
    })
    expect((await drawsOf(amina, 'K3_1M'))[0]).toMatchObject({ winningNumber: null, voided: true })
    expect(await balanceOf(amina)).toBe(before)
    const { previousNumero } = await amina.get(lottery.nearIssues, { query: { gameId: '300' } })
    expect(previousNumero).toMatchObject({ numero: '202603100721', winningNumber: null })
  })

  test('an ordered draw survives a snapshot, a fork and a capsule', async () => {
    const world = await makeWorld()
    await orderDraw(world, { winningNumber: '1,2,3' })
    const { id: snapshot } = await control(contract.takeSnapshot, { params: { id: world.id }, body: {} })
    await orderDraw(world, { winningNumber: '4,5,6' })
    await control(contract.restoreSnapshot, { params: { id: world.id }, body: { snapshot } })
    const fork = worldThatIs(await control(contract.forkWorld, { params: { id: world.id } }))
    const saved = await send(contract.exportCapsule, { params: { id: world.id }, body: {} }, controlHeaders())
    const opened = await control(contract.importCapsule, { body: { capsule: saved.body.capsule } })
    for (const one of [world, fork, worldThatIs(opened.world)]) {
      await one.advance(MINUTE)
      expect((await drawsOf(one.guest, 'K3_1M'))[0]?.winningNumber, one.id).toBe('1,2,3')
    }
  })

  test('an ordered draw must be upcoming, of an existing game, and well-formed', async () => {
    const world = await makeWorld()
    const put = async (body: object) => {
      const answer = await send(contract.putDraw, { params: { id: world.id }, body }, controlHeaders())
      return [answer.status, answer.body.fields?.[0]?.name]
    }
    const before = await control(contract.draws, { params: { id: world.id } })
    expect(await put({ gameCode: 'NOSUCH', kind: 'held' })).toEqual([422, 'gameCode'])
    expect(await put({ gameCode: 'K3_1M', kind: 'held', numero: '20260310' })).toEqual([422, 'numero'])
    expect(await put({ gameCode: 'K3_1M', kind: 'held', numero: '202603100720' })).toEqual([422, 'numero'])
    for (const winningNumber of ['7,1,1', '1,1', '1,1,1,1', '1|1|1', 'x', undefined])
      expect(await put({ gameCode: 'K3_1M', kind: 'number', winningNumber })).toEqual([422, 'winningNumber'])
    expect(await put({ gameCode: '11X5_1M', kind: 'number', winningNumber: '01,02,03,04,04' })).toEqual([
      422,
      'winningNumber',
    ])
    expect(await put({ gameCode: 'K3_1M', kind: 'held', winningNumber: '1,1,1' })).toEqual([422, 'winningNumber'])
    expect(await control(contract.draws, { params: { id: world.id } })).toEqual(before)
  })
})

test('draws and closing times are due events of the world', async () => {
  const world = await makeWorld()
  const due = (kind: 'draw' | 'issue.closes') =>
    control(contract.dueEvents, { params: { id: world.id }, query: { kind, limit: 200 } })
  expect(await due('draw')).toHaveLength(58)
  expect((await due('draw')).map(({ about }) => about)).toContain('VN_NORTH 20260310')
  expect(await world.jumpTo('issue.closes')).toBe(Date.parse(NOON) + 55_000)
  expect((await due('issue.closes'))[0]?.at).toBe(Date.parse(NOON) + 85_000)
  expect(await world.jumpTo('draw')).toBe(Date.parse(NOON) + MINUTE)
})

test('a play that is switched off says so on the menu and takes no bet', async () => {
  const world = await makeWorld()
  const amina = await world.as('amina')
  const params = { id: world.id }
  const menu = await amina.get(lottery.playMenu, { params: { gameId: '300' } })
  const ids = menu.flatMap(({ playMenuGroups }) => playMenuGroups.flatMap(({ playMenus }) => playMenus))
  expect(ids.every(({ playSwitch }) => playSwitch)).toBe(true)
  expect(await control(contract.putPlays, { params, body: { off: [SIDES] } })).toEqual({ off: [SIDES] })
  const after = await amina.get(lottery.playMenu, { params: { gameId: '300' } })
  const off = after.flatMap(({ playMenuGroups }) => playMenuGroups.flatMap(({ playMenus }) => playMenus))
  expect(new Set(off.filter(({ playSwitch }) => !playSwitch).map(({ playId }) => playId))).toEqual(new Set([SIDES]))
  const before = await balanceOf(amina)
  expect((await amina.call(lottery.placeOrder, { body: await slipOf(amina) })).code).toBe('function.not.available')
  expect(await balanceOf(amina)).toBe(before)
  const unknown = await send(contract.putPlays, { params, body: { off: [1] } }, controlHeaders())
  expect(unknown.status).toBe(422)
  expect(await control(contract.plays, { params })).toEqual({ off: [SIDES] })
  await control(contract.putPlays, { params, body: { off: [] } })
  expect((await bet(amina)).totalBettingAmount).toBe(2)
})

describe('lottery draws from start to end', () => {
  const story = async (scenario: string): Promise<[TestWorld, Actor]> => {
    const world = await makeWorld({ scenario, startAt: '2026-03-10T07:34:56Z' })
    return [world, await world.as('amina')]
  }

  test('lottery-closing begins ten seconds before the one-minute games close', async () => {
    const [world] = await story('lottery-closing')
    const { gameId } = await lotteryGame(world.guest, 'SSC_1M')
    const { currentNumero } = await world.guest.get(lottery.nearIssues, { query: { gameId } })
    expect(currentNumero.remainTime).toBe(10_000)
  })

  test('draw-due has a bet of amina that is drawn in ten seconds', async () => {
    const [world, amina] = await story('draw-due')
    const open = () =>
      todays(amina).then(({ orders }) => orders.content.find(({ bettingContent }) => bettingContent === 'big,small'))
    const before = await open()
    expect(before).toMatchObject({ orderStatus: ORDER_STATUS.placed, gameCode: 'K3_1M', chasing: false })
    await world.advance(10_000)
    expect([ORDER_STATUS.won, ORDER_STATUS.lost]).toContain((await open())?.orderStatus)
  })

  test('lottery-big-win pays amina forty thousand in half a minute', async () => {
    const [world, amina] = await story('lottery-big-win')
    const before = await balanceOf(amina)
    await world.advance(30_000)
    expect(await balanceOf(amina)).toBe(before + 41_472)
  })

  test('order-statuses has an order of every status, and the books balance', { tags: ['LOTT-004'] }, async () => {
    const [world, amina] = await story('order-statuses')
    const { content } = (await todays(amina)).orders
    expect([...new Set(content.map(({ orderStatus }) => orderStatus))].sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
    expect(await audit(world)).toEqual(SOUND)
    expect(await balanceOf(amina)).toBe(48_250)
  })
})
