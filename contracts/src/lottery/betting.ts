import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Amount } from '../fields.ts'
import { WAGER_ERRORS } from '../safer-play.ts'
import { Device, LotteryGameId, lgw, Numero, PrizeMode, PrizeModeId } from './fields.ts'
import { LOTTERY_LIMITS } from './terms.ts'

/** Idempotency key, a UUID; a repeated call returns the first answer. */
const requestId = z.string().check(z.regex(/^[0-9a-f-]{36}$/))
/** An issue of a chase with the multiple of its stake. */
export const ChaseIssue = z.strictObject({
  numero: Numero,
  multiple: z.int().check(z.gte(1), z.lte(LOTTERY_LIMITS.multiple)),
})
const Issues = z.array(ChaseIssue).check(z.minLength(1), z.maxLength(LOTTERY_LIMITS.chaseIssues))

const BETTING_ERRORS = [
  ...WAGER_ERRORS,
  'game.not.found',
  'game.maintenance',
  'issue.closed',
  'odds.changed',
  'bet.limit',
  'balance.not.enough',
  'transaction.conflict',
] as const

export const placeOrder = endpoint({
  ...lgw,
  name: 'lottery.placeOrder',
  method: 'POST',
  path: '/lgw/orders/betting',
  access: 'member',
  summary: 'Places a slip on the current issue of a fast game, or chases it over several issues.',
  body: z.strictObject({
    requestId,
    gameId: LotteryGameId,
    prizeModeId: PrizeModeId,
    currentNumero: Numero,
    /** Betting slip: lines `content~stakes~playId~mode~series~multiple` joined by `;`; series 0 for prize modes without series. */
    bettingSlipString: z.string().check(z.minLength(1), z.maxLength(LOTTERY_LIMITS.content * 10)),
    /** Expected total cost, all issues of a chase together; a differing amount is refused. */
    betCartAmountSum: Amount,
    /** Issues of a chase with their multiples, which multiply those of the lines. */
    chaseSlip: z.optional(Issues),
    /** Whether a chase stops after its first win. */
    winningStop: z._default(z.boolean(), false),
    device: Device,
    orderType: z._default(z.literal(1), 1),
  }),
  reply: z.object({
    orderNumber: z.string(),
    orderMasterId: z.int(),
    numero: Numero,
    totalBettingAmount: Amount,
    rebate: Amount,
    balance: Amount,
  }),
  errors: BETTING_ERRORS,
  requirements: ['LOTT-002', 'LOTT-008'],
})

export const placeRegionalOrders = endpoint({
  ...lgw,
  name: 'lottery.placeRegionalOrders',
  method: 'POST',
  path: '/lgw/betting',
  access: 'member',
  summary: 'Places lines on the issues of Vietnamese and SEA games, with one order for each line and issue.',
  body: z.strictObject({
    requestId,
    prizeMode: PrizeMode,
    device: Device,
    contents: z
      .array(
        z.strictObject({
          gameId: LotteryGameId,
          playId: z.int().check(z.gte(1)),
          bettingContent: z.string().check(z.minLength(1), z.maxLength(LOTTERY_LIMITS.content)),
          /** Expected price of a stake; a differing price is refused. */
          singleBetPrice: Amount,
          winStop: z._default(z.boolean(), false),
          numero: Issues,
        }),
      )
      .check(z.minLength(1), z.maxLength(LOTTERY_LIMITS.slipLines)),
  }),
  reply: z.object({
    orders: z.array(z.object({ orderNumber: z.string(), orderMasterId: z.int(), numero: Numero, amount: Amount })),
    balance: Amount,
  }),
  errors: BETTING_ERRORS,
  requirements: ['LOTT-006', 'LOTT-008'],
})
