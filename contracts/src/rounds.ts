import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Amount, Time, wholeNumber } from './fields.ts'
import { BET_ERRORS, BetId, OPENING, OPENING_ERRORS, launchParams as params } from './play.ts'

/** Kinds of round games: two cards at a dealer's table, baccarat, or a cockfight by points. */
export const RoundKind = z.enum(['table', 'baccarat', 'cockfight'])
export type RoundKind = z.infer<typeof RoundKind>

/** Sides of a round: Sun and Moon at a table, Meron and Wala in a cockfight; `draw` if equal. */
export const ROUND_SIDES = ['first', 'second', 'draw'] as const
export const RoundSide = z.enum(ROUND_SIDES)
export type RoundSide = (typeof ROUND_SIDES)[number]

/** Chips of a table and of a cockfight, in currency units. */
export const ROUND_STAKES = [10, 50, 100, 500, 1000] as const

/** Result of a round. */
export const RoundResult = z.object({
  round: z.int(),
  winner: RoundSide,
  /** Cards of the first side, 0 to 51 (suit × 13 + rank, ace lowest), or its points per exchange. */
  first: z.array(z.int()),
  second: z.array(z.int()),
})
export type RoundResult = z.infer<typeof RoundResult>

export const RoundOdds = z.object({ first: z.number(), second: z.number(), draw: z.number() })

export const OwnBet = z.object({
  side: RoundSide,
  stake: Amount,
  win: Amount,
  status: z.enum(['open', 'won', 'lost', 'returned', 'cancelled', 'stuck']),
})

export const roundsState = endpoint({
  name: 'rounds.state',
  method: 'GET',
  path: '/play/:launchId/rounds',
  access: 'guest',
  summary: 'Returns the running round of a table, the last ones, and the player’s bets on them.',
  params,
  reply: z.object({
    ...OPENING,
    kind: RoundKind,
    /** Emblems of both sides. */
    pictures: z.object({ first: z.string(), second: z.string() }),
    /** Number of the current round; bets close at `closesAt`, the result is final at `endsAt`. */
    round: z.int(),
    startsAt: Time,
    closesAt: Time,
    endsAt: Time,
    /** Decimal odds, stake included; on a draw, half of a stake on a side is refunded at a table, otherwise all of it. */
    odds: RoundOdds,
    stakes: z.array(z.number()),
    /** Result of the current round; null while betting is open. */
    result: z.nullable(RoundResult),
    /** Last rounds, newest first. */
    history: z.array(RoundResult),
    bets: z.array(OwnBet),
    /** Settled bets of the player on the previous round. */
    lastBets: z.array(OwnBet),
  }),
  errors: OPENING_ERRORS,
  origin: 'assumed',
})

export const roundsBet = endpoint({
  name: 'rounds.bet',
  method: 'POST',
  path: '/play/:launchId/rounds',
  access: 'guest',
  summary: 'Stakes on a side of the running round; it settles by the world’s time, whether or not the page is open.',
  params,
  body: z.strictObject({
    betId: BetId,
    round: wholeNumber(0, Number.MAX_SAFE_INTEGER),
    side: RoundSide,
    stake: z.literal(ROUND_STAKES),
  }),
  reply: z.object({ balance: Amount, bets: z.array(OwnBet) }),
  errors: [...BET_ERRORS, 'issue.closed', 'bet.limit'],
  origin: 'assumed',
})
