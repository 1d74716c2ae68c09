import { type LanguageCode, type lottery, toAmount } from '@understudy/contracts'
import { ORDER_STATUS, type OrderStatus } from '@understudy/contracts/lottery/terms'
import { textIn } from '../../shared/text.ts'
import type { World } from '../../world/world.ts'
import { orderNumber } from '../bets/index.ts'
import { isCancellable } from './cancel.ts'
import { playOf } from './families/index.ts'
import { nameOf } from './game-views.ts'
import { type LotteryGame, lotteryGamesRepository } from './games.repository.ts'
import { priceOf } from './odds.ts'
import type { EndReason, SuborderBet } from './orders.repository.ts'
import { winningNumberOf } from './results.ts'
import { issueNamed } from './schedule.ts'

const ENDED: Readonly<Record<EndReason, OrderStatus>> = {
  voided: ORDER_STATUS.voided,
  tied: ORDER_STATUS.voided,
  system: ORDER_STATUS.cancelledBySystem,
  player: ORDER_STATUS.cancelledByPlayer,
  stopped: ORDER_STATUS.chaseStopped,
}

function statusOf(bet: SuborderBet, times: { locksAt: number; drawAt: number }, now: number): OrderStatus {
  if (bet.status === 'won') return ORDER_STATUS.won
  if (bet.status === 'lost') return ORDER_STATUS.lost
  if (bet.status === 'stuck') return ORDER_STATUS.awaiting
  if (bet.status !== 'open') return ENDED[bet.detail.reason ?? 'system']
  if (now >= times.drawAt) return ORDER_STATUS.awaiting
  return now >= times.locksAt ? ORDER_STATUS.accepted : ORDER_STATUS.placed
}

const timesOf = ({ schedule }: Pick<LotteryGame, 'schedule'>, { detail, placedAt }: SuborderBet) =>
  issueNamed(schedule, detail.numero) ?? { locksAt: placedAt, drawAt: placedAt }

/** Reports whether a suborder matches a search; undefined criteria are not evaluated. */
export function isSearched(
  world: World,
  bet: SuborderBet,
  search: {
    orderStatus?: number | undefined
    gameId?: string | undefined
    orderNumber?: string | undefined
    numero?: string | undefined
    chasingStatus?: boolean | undefined
  },
  now: number,
): boolean {
  const { detail } = bet
  const game = world.use(lotteryGamesRepository).byNode(bet.nodeId)
  if (!game) return false
  return (
    (search.numero === undefined || detail.numero === search.numero) &&
    (search.gameId === undefined || game.gameId === search.gameId) &&
    (search.chasingStatus === undefined || detail.phases > 0 === search.chasingStatus) &&
    (search.orderNumber === undefined || orderNumber(detail.order, bet.placedAt) === search.orderNumber) &&
    (search.orderStatus === undefined || statusOf(bet, timesOf(game, bet), now) === search.orderStatus)
  )
}

/** Returns a suborder as the app shows it. @throws Error when its game or play no longer exists */
export function suborderView(world: World, bet: SuborderBet, language: LanguageCode, now: number): lottery.Suborder {
  const { detail } = bet
  const game = world.use(lotteryGamesRepository).byNode(bet.nodeId)
  const catalogPlay = playOf(detail.playId)
  if (!game || !catalogPlay) throw new Error(`Bet ${bet.ref} is on a game or a play that is no more`)
  const times = timesOf(game, bet)
  const status = statusOf(bet, times, now)
  const isDrawn = now >= times.drawAt
  return {
    orderDetailId: bet.id,
    orderMasterId: detail.order,
    orderNumber: orderNumber(detail.order, bet.placedAt),
    gameId: game.gameId,
    gameCode: game.code,
    gameName: nameOf(game, language),
    gameGroupCode: game.group,
    icon: game.row.facts.icon,
    numero: detail.numero,
    drawTime: times.drawAt,
    winningNumber: isDrawn ? winningNumberOf(world, game, detail.numero) : null,
    bettingTime: bet.placedAt,
    playId: detail.playId,
    playName: textIn(catalogPlay.play.name, language),
    bettingContent: detail.content,
    prizeMode: detail.prizeMode,
    stakes: detail.stakes,
    singleBetPrice: toAmount(priceOf(catalogPlay.play, catalogPlay.group, detail.prizeMode)),
    bettingMode: detail.mode,
    series: detail.series,
    multiple: detail.multiple,
    ...amountsOf(bet),
    orderStatus: status,
    cancellable: isCancellable(world, bet, now),
    chasing: detail.phases > 0,
    chasingPhase: detail.phase,
    chasingPhases: detail.phases,
    winningStop: detail.winningStop,
  }
}

type Amounts = Pick<lottery.Suborder, 'planBettingAmount' | 'actualBettingAmount' | 'rebate' | 'winningAmount'>

function amountsOf({ status, stake, win, returned, detail }: SuborderBet): Amounts {
  const isKept = status !== 'returned' && status !== 'cancelled'
  return {
    planBettingAmount: toAmount(stake),
    actualBettingAmount: isKept ? toAmount(stake - returned) : 0,
    rebate: isKept ? toAmount(detail.rebate) : 0,
    winningAmount: toAmount(win),
  }
}

/**
 * Returns a zero-based page of the matching suborders, with the sums of all of them. Only the page is turned into
 * views, because a view computes the draw of its issue.
 */
export function pageOfOrders(
  all: readonly SuborderBet[],
  { page, size }: { page: number; size: number },
  view: (bet: SuborderBet) => lottery.Suborder,
) {
  const amounts = all.map(amountsOf)
  const sum = (amount: (one: Amounts) => number) =>
    Math.round(amounts.reduce((total, one) => total + amount(one), 0) * 10_000) / 10_000
  return {
    orders: {
      content: all.slice(page * size, (page + 1) * size).map(view),
      totalPages: Math.ceil(all.length / size),
      totalElements: all.length,
    },
    orderSumTO: {
      sumPlanBettingAmt: sum((one) => one.planBettingAmount),
      sumActualBettingAmt: sum((one) => one.actualBettingAmount),
      sumWinningAmt: sum((one) => one.winningAmount),
    },
  }
}
