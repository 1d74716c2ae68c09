import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Amount, line, Time } from './fields.ts'
import { MatchScore } from './matches.ts'
import { BET_ERRORS, BetId, OPENING, OPENING_ERRORS, launchParams as params } from './play.ts'

export const SPORTSBOOK_SIDES = ['home', 'away'] as const
export const SportsbookSide = z.enum(SPORTSBOOK_SIDES)
export type SportsbookSide = (typeof SPORTSBOOK_SIDES)[number]

/** Lowest and highest stake of a single, currency units. */
export const SPORTSBOOK_STAKES = { min: 10, max: 100_000 } as const
/** Plays of a match; an odd number, so that there is no draw. */
export const PLAYS = 25

const Odds = z.object({ home: z.number(), away: z.number() })

/** A match with its money line. */
export const Fixture = z.object({
  matchId: z.string(),
  league: z.string(),
  home: z.string(),
  away: z.string(),
  homeImage: z.string(),
  awayImage: z.string(),
  startsAt: Time,
  endsAt: Time,
  status: z.enum(['upcoming', 'live', 'closed', 'calledOff']),
  /** Plays won by each side. */
  score: Odds,
  /** How it stands as its sport counts; absent for a match that has not begun. */
  scores: z.optional(MatchScore),
  /** Current decimal odds; null for a side closed for bets. */
  odds: z.object({ home: z.nullable(z.number()), away: z.nullable(z.number()) }),
  winner: z.nullable(SportsbookSide),
  /** Whether this match was launched from the app. */
  chosen: z.boolean(),
})
export type Fixture = z.infer<typeof Fixture>

export const BookBet = z.object({
  betId: z.string(),
  matchId: z.string(),
  home: z.string(),
  away: z.string(),
  side: SportsbookSide,
  odds: z.number(),
  stake: Amount,
  win: Amount,
  status: z.enum(['open', 'won', 'lost', 'returned', 'cancelled', 'stuck']),
  placedAt: Time,
  /** How its match stands; absent until it begins. */
  scores: z.optional(MatchScore),
})

export type BookBet = z.infer<typeof BookBet>

export const sportsbookState = endpoint({
  name: 'sportsbook.state',
  method: 'GET',
  path: '/play/:launchId/sportsbook',
  access: 'guest',
  summary: 'Lists live, upcoming and recently closed matches of a bookmaker, and the player’s last bets there.',
  params,
  reply: z.object({
    ...OPENING,
    stakes: z.object({ min: z.number(), max: z.number() }),
    fixtures: z.array(Fixture),
    bets: z.array(BookBet),
  }),
  errors: OPENING_ERRORS,
  origin: 'assumed',
})

export const sportsbookBet = endpoint({
  name: 'sportsbook.bet',
  method: 'POST',
  path: '/play/:launchId/sportsbook',
  access: 'guest',
  summary: 'Places a single on one side of a match at the given odds; odds that have moved are refused and returned.',
  params,
  body: z.strictObject({
    betId: BetId,
    matchId: line(1, 40),
    side: SportsbookSide,
    stake: z.number().check(z.gt(0), z.multipleOf(1)),
    /** Decimal odds shown to the player. */
    odds: z.number().check(z.gt(1), z.lte(1000)),
  }),
  reply: z.object({ bet: BookBet, balance: Amount }),
  errors: [...BET_ERRORS, 'issue.closed', 'odds.changed', 'amount.out.of.range', 'game.not.found'],
  origin: 'assumed',
})
