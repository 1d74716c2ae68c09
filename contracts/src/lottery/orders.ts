import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Address, Amount, line, Time, wholeNumber } from '../fields.ts'
import { Group, LotteryGameId, lgw, Numero, PrizeMode, page, Status, WinningNumber } from './fields.ts'
import { BETTING_MODES, LOTTERY_LIMITS } from './terms.ts'

const OrderId = wholeNumber(1, Number.MAX_SAFE_INTEGER)

/** A line of an order on one issue; drawn, paid and cancelled as a unit. */
export const Suborder = z.object({
  orderDetailId: z.int(),
  orderMasterId: z.int(),
  orderNumber: z.string(),
  gameId: LotteryGameId,
  gameCode: z.string(),
  gameName: z.string(),
  gameGroupCode: Group,
  icon: Address,
  numero: Numero,
  drawTime: Time,
  winningNumber: z.nullable(WinningNumber),
  bettingTime: Time,
  playId: z.int(),
  playName: z.string(),
  bettingContent: z.string(),
  prizeMode: PrizeMode,
  stakes: z.int(),
  singleBetPrice: z.number(),
  bettingMode: z.enum(BETTING_MODES),
  series: z.int(),
  multiple: z.int(),
  planBettingAmount: Amount,
  /** Stake paid and not refunded. */
  actualBettingAmount: Amount,
  rebate: Amount,
  winningAmount: Amount,
  orderStatus: Status,
  cancellable: z.boolean(),
  chasing: z.boolean(),
  /** Position in the chase, from 1; 0 outside of a chase. */
  chasingPhase: z.int(),
  chasingPhases: z.int(),
  winningStop: z.boolean(),
})
export type Suborder = z.infer<typeof Suborder>

const orders = {
  orders: z.object({ content: z.array(Suborder), totalPages: z.int(), totalElements: z.int() }),
  orderSumTO: z.object({ sumPlanBettingAmt: Amount, sumActualBettingAmt: Amount, sumWinningAmt: Amount }),
}

export const todaysOrders = endpoint({
  ...lgw,
  name: 'lottery.todaysOrders',
  method: 'GET',
  path: '/lgw/orders/today',
  access: 'member',
  summary: 'Lists the member’s suborders of today, latest first; gameId -1 means all games.',
  query: z.strictObject({ gameId: z._default(z.string().check(z.regex(/^(-1|\d{1,9})$/)), '-1'), ...page }),
  reply: z.object(orders),
  requirements: ['API-052', 'LOTT-004'],
})

const OrderDay = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))

export const searchOrders = endpoint({
  ...lgw,
  name: 'lottery.orders',
  method: 'POST',
  path: '/lgw/orders',
  access: 'member',
  summary:
    'Lists the member’s suborders of a period of the merchant’s days, latest first, with totals over all matches.',
  body: z.strictObject({
    startDate: OrderDay,
    endDate: OrderDay,
    orderStatus: z.optional(Status),
    gameId: z.optional(LotteryGameId),
    orderNumber: z.optional(line(1, 40)),
    numero: z.optional(Numero),
    /** Filter: true for chases, false for single bets. */
    chasingStatus: z.optional(z.boolean()),
    page: z._default(z.int().check(z.gte(0), z.lte(10_000)), 0),
    size: z._default(z.int().check(z.gte(1), z.lte(100)), 20),
  }),
  reply: z.object(orders),
  requirements: ['API-052', 'LOTT-004'],
})

const ofOrder = z.strictObject({ id: OrderId })

export const orderDetail = endpoint({
  ...lgw,
  name: 'lottery.orderDetail',
  method: 'GET',
  path: '/lgw/orders/detail/:id',
  access: 'member',
  summary: 'Returns one order of the member: the totals of its suborders and the first of them.',
  params: ofOrder,
  reply: z.object({
    orderMasterId: z.int(),
    orderNumber: z.string(),
    gameId: LotteryGameId,
    gameName: z.string(),
    gameGroupCode: Group,
    bettingTime: Time,
    chasing: z.boolean(),
    winningStop: z.boolean(),
    planBettingAmount: Amount,
    actualBettingAmount: Amount,
    rebate: Amount,
    winningAmount: Amount,
    suborders: z.array(Suborder),
    totalElements: z.int(),
  }),
  errors: ['order.not.found'],
  requirements: ['API-053', 'LOTT-004'],
})

export const orderLines = endpoint({
  ...lgw,
  name: 'lottery.orderLines',
  method: 'GET',
  path: '/lgw/orders/detail/:id/info',
  access: 'member',
  summary: 'Lists the suborders of an order by issue and line.',
  params: ofOrder,
  query: z.strictObject(page),
  reply: z.object({ content: z.array(Suborder), totalPages: z.int(), totalElements: z.int() }),
  errors: ['order.not.found'],
  requirements: ['LOTT-004'],
})

export const cancelSuborders = endpoint({
  ...lgw,
  name: 'lottery.cancelSuborders',
  method: 'PUT',
  path: '/lgw/orders/suborders/cancel',
  access: 'member',
  summary: 'Cancels suborders that are not closed yet, all of them or none; a chase from its last issue backwards.',
  body: z.strictObject({
    orderDetailIds: z.array(z.int().check(z.gte(1))).check(z.minLength(1), z.maxLength(LOTTERY_LIMITS.chaseIssues)),
  }),
  reply: z.object({ cancelled: z.array(z.int()), returned: Amount, balance: Amount }),
  errors: ['order.not.found', 'order.not.cancellable'],
  requirements: ['API-054', 'LOTT-005'],
})
