import { type LanguageCode, type lottery, toAmount } from '@understudy/contracts'
import { ORDER_STATUS, type OrderStatus } from '@understudy/contracts/lottery/terms'
import { textIn } from '../../world/texts.ts'
import type { World } from '../../world/world.ts'
import { orderNumber } from '../bets/index.ts'
import { isCancellable } from './cancel.ts'
import { playOf } from './families/index.ts'
import { nameOf } from './game-views.ts'
import { lotteryGamesRepository } from './games.repository.ts'
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

/** A line of an order as the app shows it. @throws Error */
export function suborderView(world: World, bet: SuborderBet, language: LanguageCode, now: number): lottery.Suborder {
  const { detail } = bet
  const game = world.use(lotteryGamesRepository).byNode(bet.nodeId)
  const known = playOf(detail.playId)
  if (!game || !known) throw new Error(`Bet ${bet.ref} is on a game or a play that is no more`)
  const issue = issueNamed(game.schedule, detail.numero)
  const times = issue ?? { locksAt: bet.placedAt, drawAt: bet.placedAt }
  const status = statusOf(bet, times, now)
  const isDrawn = now >= times.drawAt
  const isKept = bet.status !== 'returned' && bet.status !== 'cancelled'
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
    playName: textIn(known.play.name, language),
    bettingContent: detail.content,
    prizeMode: detail.prizeMode,
    stakes: detail.stakes,
    singleBetPrice: toAmount(priceOf(known.play, known.group, detail.prizeMode)),
    bettingMode: detail.mode,
    series: detail.series,
    multiple: detail.multiple,
    planBettingAmount: toAmount(bet.stake),
    actualBettingAmount: isKept ? toAmount(bet.stake) : 0,
    rebate: isKept ? toAmount(detail.rebate) : 0,
    winningAmount: bet.status === 'won' || bet.status === 'lost' ? toAmount(bet.win) : 0,
    orderStatus: status,
    cancellable: isCancellable(world, bet, now),
    chasing: detail.phases > 0,
    chasingPhase: detail.phase,
    chasingPhases: detail.phases,
    winningStop: detail.winningStop,
  }
}

/** A page, zero-based, of the suborders that fit, and the sums of all of them. */
export function pageOfOrders(all: readonly lottery.Suborder[], page: number, size: number) {
  const sum = (amount: (one: lottery.Suborder) => number) =>
    Math.round(all.reduce((total, one) => total + amount(one), 0) * 10_000) / 10_000
  return {
    orders: {
      content: all.slice(page * size, (page + 1) * size),
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
