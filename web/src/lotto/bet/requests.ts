import type { CallInput, ReplyOf } from '@understudy/contracts/endpoint'
import type { placeOrder, placeRegionalOrders } from '@understudy/contracts/lottery'
import { writeContent, writeSlip } from '@understudy/contracts/lottery/content'
import { type LotteryGroup, PRIZE_MODE_IDS, type PrizeMode } from '@understudy/contracts/lottery/terms'
import { type BetLine, inMoney, priceOf, slipLineOf, withinMultiple } from './bet-lines.ts'
import { multiplesOf, type PlannedIssue } from './chase.ts'

export interface Order {
  gameId: string
  group: LotteryGroup
  prizeMode: PrizeMode
  /** The issue that the player confirmed. */
  numero: string
  lines: readonly BetLine[]
  plan: readonly PlannedIssue[] | undefined
  winningStop: boolean
}

/** The intent of an order, for its idempotency key: games, numbers and stakes, without the odds, which may change. */
export const intentOf = ({ gameId, prizeMode, numero, lines, plan, winningStop }: Order) => ({
  gameId,
  prizeMode,
  numero,
  lines: lines.map(({ id: _id, play, ...line }) => ({ ...line, playId: play.playId })),
  plan,
  winningStop,
})

/** What the player reads about a placed order. */
export interface Placed {
  numero: string
  amount: number
}

export const orderAmount = ({ lines, plan }: Pick<Order, 'lines' | 'plan'>): number =>
  inMoney(lines.reduce((sum, line) => sum + priceOf(line), 0) * (plan ? multiplesOf(plan) : 1))

/** The request of a fast game: one slip. The key makes it idempotent. */
export function slipRequest(order: Order, requestId: string): CallInput<typeof placeOrder> {
  const { gameId, prizeMode, numero, lines, plan, winningStop } = order
  return {
    body: {
      requestId,
      gameId,
      prizeModeId: PRIZE_MODE_IDS[prizeMode],
      currentNumero: numero,
      bettingSlipString: writeSlip(lines.map(slipLineOf)),
      betCartAmountSum: orderAmount(order),
      ...(plan && { chaseSlip: plan.map(({ numero: issue, multiple }) => ({ numero: issue, multiple })), winningStop }),
    },
  }
}

export const placedSlip = ({ numero, totalBettingAmount }: ReplyOf<typeof placeOrder>): Placed => ({
  numero,
  amount: totalBettingAmount,
})

/** The request of a game with a prize table: one order per line and issue. The key makes it idempotent. */
export function regionalRequest(order: Order, requestId: string): CallInput<typeof placeRegionalOrders> {
  const { gameId, prizeMode, numero, lines, plan, winningStop } = order
  const issues = plan ?? [{ numero, multiple: 1 }]
  return {
    body: {
      requestId,
      prizeMode,
      contents: lines.map((line) => ({
        gameId,
        playId: line.play.playId,
        bettingContent: writeContent(line.choice),
        singleBetPrice: line.play.singleBetPrice,
        winStop: plan !== undefined && winningStop,
        numero: issues.map((issue) => ({
          numero: issue.numero,
          multiple: withinMultiple(line.multiple * issue.multiple),
        })),
      })),
    },
  }
}

export const placedRegional = ({ orders }: ReplyOf<typeof placeRegionalOrders>, { numero }: Order): Placed => ({
  numero: orders[0]?.numero ?? numero,
  amount: inMoney(orders.reduce((sum, { amount }) => sum + amount, 0)),
})
