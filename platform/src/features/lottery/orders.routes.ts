import { lottery, type ParsedInput, platformError, toAmount, toUnits } from '@understudy/contracts'
import { DAY } from '@understudy/contracts/durations'
import { readSlip } from '@understudy/contracts/lottery/content'
import { LOTTERY_LIMITS, PRIZE_MODE_IDS, type PrizeMode } from '@understudy/contracts/lottery/terms'
import { handle } from '../../binding/call.ts'
import { merchantCalendar, startOfToday } from '../../world/merchant-calendar.ts'
import type { World } from '../../world/world.ts'
import { orderNumber } from '../bets/index.ts'
import { ledgerRepository, memberAccount } from '../ledger/index.ts'
import {
  costOfOrder,
  openIssues,
  type PlacedOrder,
  placedBefore,
  placeOrders,
  type Request,
  refuseClosedGame,
  type WantedOrder,
} from './betting.ts'
import { cancelSuborders } from './cancel.ts'
import { nameOf } from './game-views.ts'
import { gameOf, type LotteryGame, lotteryGamesRepository } from './games.repository.ts'
import { isSearched, pageOfOrders, suborderView } from './order-views.ts'
import { lotteryOrdersRepository, type OrderRow } from './orders.repository.ts'
import { issueAfter } from './schedule.ts'
import { invalidField, priceLine } from './slip.ts'

const PREVIEW = 20

const balanceOf = (world: World, memberId: number) =>
  toAmount(world.use(ledgerRepository).balance(memberAccount(memberId)))

function refuseForeignMode({ prizeModes }: LotteryGame, mode: PrizeMode, field: string): void {
  if (!prizeModes.includes(mode)) throw invalidField(field, 'enum')
}

/** Returns an order of the caller; other people's orders look nonexistent. */
function ownOrder(world: World, memberId: number, id: number): OrderRow {
  const order = world.use(lotteryOrdersRepository).order(id)
  if (order?.memberId !== memberId) throw platformError('order.not.found')
  return order
}

const stakeOf = (orders: readonly PlacedOrder[]) =>
  orders.reduce((sum, { suborders }) => sum + suborders.reduce((of, { stake }) => of + stake, 0), 0)
const rebateOf = (orders: readonly PlacedOrder[]) =>
  orders.reduce((sum, { suborders }) => sum + suborders.reduce((of, { detail }) => of + detail.rebate, 0), 0)

export const orderRoutes = [
  handle(lottery.placeOrder, ({ world, caller, body }) => {
    const { requestId, ...content } = body
    const { memberId } = caller
    const request: Request = { memberId, requestId, content }
    const placed = placedBefore(world, request) ?? place(world, request, body)
    const [first] = placed
    if (!first) throw platformError('system.error')
    const { order, suborders } = first
    return {
      orderNumber: orderNumber(order.id, order.placedAt),
      orderMasterId: order.id,
      numero: suborders[0]?.detail.numero ?? body.currentNumero,
      totalBettingAmount: toAmount(stakeOf(placed)),
      rebate: toAmount(rebateOf(placed)),
      balance: balanceOf(world, memberId),
    }
  }),

  handle(lottery.placeRegionalOrders, ({ world, caller, body }) => {
    const { requestId, ...content } = body
    const { memberId } = caller
    const request: Request = { memberId, requestId, content }
    const placed = placedBefore(world, request) ?? placeRegional(world, request, body)
    return {
      orders: placed.flatMap(({ order, suborders }) =>
        suborders.map(({ detail, stake }) => ({
          orderNumber: orderNumber(order.id, order.placedAt),
          orderMasterId: order.id,
          numero: detail.numero,
          amount: toAmount(stake),
        })),
      ),
      balance: balanceOf(world, memberId),
    }
  }),

  handle(lottery.todaysOrders, ({ world, caller, query, language }) => {
    const now = world.now()
    const from = startOfToday(world, caller.merchant)
    const games = world.use(lotteryGamesRepository)
    const all = world
      .use(lotteryOrdersRepository)
      .placedBetween(caller.memberId, from, from + DAY)
      .filter(({ nodeId }) => query.gameId === '-1' || games.byNode(nodeId)?.gameId === query.gameId)
    return pageOfOrders(all, query, (bet) => suborderView(world, bet, language, now))
  }),

  handle(lottery.searchOrders, ({ world, caller, body, language }) => {
    const { startOfDay } = merchantCalendar(caller.merchant)
    const from = startOfDay(body.startDate)
    const last = startOfDay(body.endDate)
    if (Number.isNaN(from)) throw invalidField('startDate', 'pattern')
    if (Number.isNaN(last)) throw invalidField('endDate', 'pattern')
    if (last < from || (last - from) / DAY >= LOTTERY_LIMITS.orderDays) throw invalidField('endDate', 'range')
    const now = world.now()
    const all = world
      .use(lotteryOrdersRepository)
      .placedBetween(caller.memberId, from, last + DAY)
      .filter((bet) => isSearched(world, bet, body, now))
    return pageOfOrders(all, body, (bet) => suborderView(world, bet, language, now))
  }),

  handle(lottery.orderDetail, ({ world, caller, params, language }) => {
    const now = world.now()
    const order = ownOrder(world, caller.memberId, params.id)
    const game = world.use(lotteryGamesRepository).byNode(order.nodeId)
    if (!game) throw platformError('order.not.found')
    const suborders = world
      .use(lotteryOrdersRepository)
      .ofOrder(order.id)
      .map((bet) => suborderView(world, bet, language, now))
    const sum = (amount: (one: lottery.Suborder) => number) =>
      toAmount(suborders.reduce((total, one) => total + toUnits(amount(one)), 0))
    return {
      orderMasterId: order.id,
      orderNumber: orderNumber(order.id, order.placedAt),
      gameId: game.gameId,
      gameName: nameOf(game, language),
      gameGroupCode: game.group,
      bettingTime: order.placedAt,
      chasing: order.phases > 1,
      winningStop: order.winningStop,
      planBettingAmount: sum((one) => one.planBettingAmount),
      actualBettingAmount: sum((one) => one.actualBettingAmount),
      rebate: sum((one) => one.rebate),
      winningAmount: sum((one) => one.winningAmount),
      suborders: suborders.slice(0, PREVIEW),
      totalElements: suborders.length,
    }
  }),

  handle(lottery.orderLines, ({ world, caller, params, query, language }) => {
    const now = world.now()
    const order = ownOrder(world, caller.memberId, params.id)
    const all = world.use(lotteryOrdersRepository).ofOrder(order.id)
    return {
      content: all
        .slice(query.page * query.size, (query.page + 1) * query.size)
        .map((bet) => suborderView(world, bet, language, now)),
      totalPages: Math.ceil(all.length / query.size),
      totalElements: all.length,
    }
  }),

  handle(lottery.cancelSuborders, ({ world, caller, body }) => {
    const cancelled = [...new Set(body.orderDetailIds)]
    const returned = cancelSuborders(world, caller.memberId, cancelled)
    return { cancelled, returned: toAmount(returned), balance: balanceOf(world, caller.memberId) }
  }),
]

/** The client's price is only compared with the server's, never used. */
const isOurs = (units: number, sent: number) => Math.abs(toAmount(units) - sent) < 1e-9

function place(world: World, request: Request, body: ParsedInput<typeof lottery.placeOrder>['body']): PlacedOrder[] {
  const game = gameOf(world, body.gameId)
  refuseClosedGame(world, game)
  const modes = Object.keys(PRIZE_MODE_IDS) as PrizeMode[]
  const prizeMode = modes.find((mode) => PRIZE_MODE_IDS[mode] === body.prizeModeId) ?? 'lott'
  refuseForeignMode(game, prizeMode, 'prizeModeId')
  const sent = readSlip(body.bettingSlipString)
  if (!sent) throw invalidField('bettingSlipString', 'pattern')
  if (sent.length > LOTTERY_LIMITS.slipLines) throw platformError('bet.limit')
  const lines = sent.map((line) => priceLine(game, prizeMode, line, 'bettingSlipString'))
  const now = world.now()
  const issues = body.chaseSlip
    ? openIssues(game, body.chaseSlip, now)
    : openIssues(game, [{ numero: nearestOpen(game, body.currentNumero, now), multiple: 1 }], now)
  const order: WantedOrder = { game, lines, issues, winningStop: body.winningStop }
  if (!isOurs(costOfOrder(order), body.betCartAmountSum)) throw platformError('odds.changed')
  return placeOrders(world, request, prizeMode, [order])
}

/** Returns the issue of a single bet, which must be the one that closes next. */
function nearestOpen({ schedule }: LotteryGame, numero: string, now: number): string {
  const current = issueAfter(schedule, now)
  const open = current.locksAt > now ? current : issueAfter(schedule, current.drawAt)
  if (numero !== open.numero) throw platformError('issue.closed')
  return numero
}

function placeRegional(
  world: World,
  request: Request,
  body: ParsedInput<typeof lottery.placeRegionalOrders>['body'],
): PlacedOrder[] {
  const now = world.now()
  const wantedOrders = body.contents.map((content): WantedOrder => {
    const game = gameOf(world, content.gameId)
    refuseClosedGame(world, game)
    refuseForeignMode(game, body.prizeMode, 'prizeMode')
    const sent = { playId: content.playId, content: content.bettingContent, mode: '1', series: 0, multiple: 1 }
    const line = priceLine(game, body.prizeMode, sent, 'contents')
    if (!isOurs(line.stakePrice, content.singleBetPrice)) throw platformError('odds.changed')
    return { game, lines: [line], issues: openIssues(game, content.numero, now), winningStop: content.winStop }
  })
  return placeOrders(world, request, body.prizeMode, wantedOrders)
}
