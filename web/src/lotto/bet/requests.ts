import { placeOrder, placeRegionalOrders } from '@understudy/contracts/lottery'
import { writeContent, writeSlip } from '@understudy/contracts/lottery/content'
import { type LotteryGroup, PRIZE_MODE_IDS, type PrizeMode } from '@understudy/contracts/lottery/terms'
import { hasPrizeTable } from '@/domain/draws/families'
import { call } from '@/shared/api'
import { multiplesOf, type PlannedIssue } from './chase.ts'
import { inMoney, type Line, priceOf, slipLineOf, withinMultiple } from './lines.ts'

export interface Order {
  /** Idempotency key: sending it again places nothing more. */
  requestId: string
  gameId: string
  group: LotteryGroup
  prizeMode: PrizeMode
  /** The issue that the player confirmed. */
  numero: string
  lines: readonly Line[]
  plan: readonly PlannedIssue[] | undefined
  winningStop: boolean
}

/** The intent of an order, for its idempotency key: games, numbers and stakes, without the odds, which may change. */
export const intentOf = ({ gameId, prizeMode, numero, lines, plan, winningStop }: Omit<Order, 'requestId'>) => ({
  gameId,
  prizeMode,
  numero,
  lines: lines.map(({ id: _id, play, ...line }) => ({ ...line, playId: play.playId })),
  plan,
  winningStop,
})

/** The server's reply to a placed order. */
export interface Placed {
  orderNumbers: string[]
  numero: string
  amount: number
  balance: number
}

export const amountOf = ({ lines, plan }: Pick<Order, 'lines' | 'plan'>): number =>
  inMoney(lines.reduce((sum, line) => sum + priceOf(line), 0) * (plan ? multiplesOf(plan) : 1))

/** Builds the requests of an order: fast games take one slip, games with prize tables one order per line and issue. */
export const place = (order: Order): Promise<Placed> =>
  hasPrizeTable(order.group) ? placeRegional(order) : placeSlip(order)

async function placeSlip(order: Order): Promise<Placed> {
  const { requestId, gameId, prizeMode, numero, lines, plan, winningStop } = order
  const placed = await call(placeOrder, {
    body: {
      requestId,
      gameId,
      prizeModeId: PRIZE_MODE_IDS[prizeMode],
      currentNumero: numero,
      bettingSlipString: writeSlip(lines.map(slipLineOf)),
      betCartAmountSum: amountOf(order),
      ...(plan && { chaseSlip: plan.map(({ numero: issue, multiple }) => ({ numero: issue, multiple })), winningStop }),
    },
  })
  return {
    orderNumbers: [placed.orderNumber],
    numero: placed.numero,
    amount: placed.totalBettingAmount,
    balance: placed.balance,
  }
}

async function placeRegional(order: Order): Promise<Placed> {
  const { requestId, gameId, prizeMode, numero, lines, plan, winningStop } = order
  const issues = plan ?? [{ numero, multiple: 1 }]
  const placed = await call(placeRegionalOrders, {
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
  })
  return {
    orderNumbers: placed.orders.map(({ orderNumber }) => orderNumber),
    numero: placed.orders[0]?.numero ?? numero,
    amount: inMoney(placed.orders.reduce((sum, { amount }) => sum + amount, 0)),
    balance: placed.balance,
  }
}
