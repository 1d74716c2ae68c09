import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { FairRound } from '../fair-round.ts'
import { line, Time, wholeNumber } from '../fields.ts'
import { Group, LotteryGameId, lgw, Numero, ofGame, page, WinningNumber } from './fields.ts'
import { VN_REGIONS } from './terms.ts'

/** An issue open for bets. */
export const OpenIssue = z.object({
  gameId: LotteryGameId,
  numero: Numero,
  /** Time until betting closes, milliseconds; 0 once closed. */
  remainTime: z.int(),
  /** Time between the close of betting and the draw, seconds. */
  lockTime: z.int(),
  drawTime: Time,
  isSale: z.boolean(),
})
export type OpenIssue = z.infer<typeof OpenIssue>

export const nearIssues = endpoint({
  ...lgw,
  name: 'lottery.near',
  method: 'GET',
  path: '/lgw/numeros/near',
  access: 'guest',
  summary: 'Returns the issue of a game that is drawn next, the one before it with its result, and the one after it.',
  query: ofGame,
  reply: z.object({
    currentNumero: OpenIssue,
    /** Previous draw; its winning number is null if withheld or called off. */
    previousNumero: z.object({ numero: Numero, winningNumber: z.nullable(WinningNumber), drawTime: Time }),
    nextNumero: z.object({ numero: Numero, drawTime: Time }),
  }),
  errors: ['game.not.found'],
  requirements: ['API-048', 'LOTT-002'],
})

export const DrawResult = z.object({
  gameId: LotteryGameId,
  code: z.string(),
  name: z.string(),
  gameGroupCode: Group,
  numero: Numero,
  winningNumber: WinningNumber,
  drawTime: Time,
})
export type DrawResult = z.infer<typeof DrawResult>

export const recentResults = endpoint({
  ...lgw,
  name: 'lottery.recent',
  method: 'GET',
  path: '/lgw/numeros/recent',
  access: 'guest',
  summary: 'Lists the latest result of every game, newest first.',
  query: z.strictObject({ count: z._default(wholeNumber(1, 100), 100) }),
  reply: z.array(DrawResult),
  requirements: ['API-051', 'LOTT-003'],
})

export const openIssues = endpoint({
  ...lgw,
  name: 'lottery.openIssues',
  method: 'GET',
  path: '/lgw/games/opened/numero',
  access: 'guest',
  summary: 'Lists the current issue of each game on sale.',
  reply: z.array(OpenIssue),
})

export const vnOpenIssues = endpoint({
  ...lgw,
  name: 'lottery.vnOpenIssues',
  method: 'GET',
  path: '/lgw/vn/numeros/opened/game',
  access: 'guest',
  summary: 'Lists the issues of the Vietnamese games that take bets.',
  reply: z.array(z.object({ ...OpenIssue.shape, region: z.enum(VN_REGIONS) })),
  requirements: ['API-050', 'LOTT-006'],
})

export const draws = endpoint({
  ...lgw,
  name: 'lottery.draws',
  method: 'GET',
  path: '/lgw/draw/:gameId',
  access: 'guest',
  summary: 'Lists past draws of a game, newest first: five hundred of a fast game, sixty days of a daily one.',
  params: ofGame,
  query: z.strictObject(page),
  reply: z.object({
    content: z.array(
      z.object({ numero: Numero, winningNumber: z.nullable(WinningNumber), drawTime: Time, voided: z.boolean() }),
    ),
    totalPages: z.int(),
  }),
  errors: ['game.not.found'],
  requirements: ['LOTT-003'],
})

export const drawsByCode = endpoint({
  ...lgw,
  name: 'lottery.drawsByCode',
  method: 'GET',
  path: '/lgw/draw/code/:code/latest',
  access: 'guest',
  summary: 'Returns the latest result of a game by its code.',
  params: z.strictObject({ code: line(1, 40) }),
  reply: DrawResult,
  errors: ['game.not.found'],
})

export const hotAndGap = endpoint({
  ...lgw,
  name: 'lottery.hotAndGap',
  method: 'GET',
  path: '/lgw/draw/:gameId/hot_gap_info',
  access: 'guest',
  summary:
    'Counts by position how often each symbol came in the last draws (hot), and how many draws ago it last came (gap).',
  params: ofGame,
  query: z.strictObject({ count: z._default(wholeNumber(10, 500), 100) }),
  reply: z.object({
    draws: z.int(),
    symbols: z.array(z.string()),
    hot: z.record(z.string(), z.array(z.int())),
    gap: z.record(z.string(), z.array(z.int())),
    /** Positions with their names in the language of the call. */
    positions: z.array(z.object({ value: z.string(), label: z.string() })),
  }),
  errors: ['game.not.found'],
})

export const drawFairness = endpoint({
  ...lgw,
  name: 'lottery.drawFairness',
  method: 'GET',
  path: '/lgw/draw/:gameId/fairness',
  access: 'guest',
  summary: 'Returns the commitment to an issue’s draw, and once it is drawn its server seed and result.',
  params: ofGame,
  query: z.strictObject({ numero: Numero }),
  reply: FairRound,
  errors: ['game.not.found'],
})

export const chaseIssues = endpoint({
  ...lgw,
  name: 'lottery.chaseIssues',
  method: 'GET',
  path: '/lgw/numeros/chase/:gameId',
  access: 'member',
  summary: 'Lists the issues that can be chased over, beginning with the current one; at most 120.',
  params: ofGame,
  reply: z.object({ chaseNumeros: z.array(z.object({ numero: Numero, drawTime: Time })) }),
  errors: ['game.not.found'],
})
