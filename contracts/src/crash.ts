import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Digest } from './fair-round.ts'
import { Amount, Time, wholeNumber } from './fields.ts'
import { BET_ERRORS, BetId, OPENING, OPENING_ERRORS, launchParams as params } from './play.ts'

/** Stakes of a crash game, currency units. */
export const CRASH_STAKES = [10, 50, 100, 500, 1000] as const
/** Lowest and highest automatic cash-out, hundredths of the multiplier. */
export const AUTO_CASH_OUT = { least: 101, most: 10_000 } as const

/** Selectable results: crash at 1.00, at 3.00 or higher, at 100.00 or higher. */
export const CRASH_OUTCOMES = ['early', 'late', 'far'] as const
export type CrashOutcome = (typeof CRASH_OUTCOMES)[number]

/** A multiplier in hundredths: 250 pays 2.5 times the stake. */
const Multiplier = z.int().check(z.gte(100))

const BetStatus = z.enum(['open', 'won', 'lost', 'returned', 'cancelled', 'stuck'])

/** The player's last bet in this game. */
export const CrashBet = z.object({
  betId: BetId,
  round: z.int(),
  stake: Amount,
  /** Multiplier of the automatic cash-out, hundredths; null for none. */
  autoCashOut: z.nullable(Multiplier),
  /** Multiplier of the cash-out, hundredths; null while running or if lost. */
  cashOut: z.nullable(Multiplier),
  win: Amount,
  status: BetStatus,
})
export type CrashBet = z.infer<typeof CrashBet>

/** A finished round: `hash` is the SHA-256 of the server seed, from which the crash follows (docs/lottery.md). */
const CrashedRound = z.object({
  round: z.int(),
  /** Multiplier of the crash, hundredths. */
  crash: Multiplier,
  hash: Digest,
  seed: Digest,
  /** Whether a tester decided the crash, so that it does not follow from the seed. */
  decided: z.boolean(),
})

export const crashState = endpoint({
  name: 'crash.state',
  method: 'GET',
  path: '/play/:launchId/crash',
  access: 'guest',
  summary:
    'Returns the round that everybody in the world shares, the last ones, its players, and the player’s last bet.',
  params,
  reply: z.object({
    ...OPENING,
    round: z.int(),
    /** Start of betting, which ends at `startsAt`. */
    opensAt: Time,
    startsAt: Time,
    /** Growth rate: the multiplier is e^(growth × milliseconds since `startsAt`). */
    growth: z.number(),
    /** SHA-256 of the round's server seed. */
    hash: Digest,
    /** Server seed that determines the crash; null until the crash. */
    seed: z.nullable(Digest),
    /** Whether a tester decided the crash; false until the crash. */
    decided: z.boolean(),
    /** Multiplier of the crash, hundredths. */
    crash: z.nullable(Multiplier),
    /** Start of the next round; null until the crash. */
    endsAt: z.nullable(Time),
    /** Whether the round was called off and its stakes returned. */
    calledOff: z.boolean(),
    stakes: z.array(z.number()),
    /** Lowest and highest automatic cash-out, hundredths of the multiplier. */
    autoLimits: z.object({ least: Multiplier, most: Multiplier }),
    /** Last rounds, newest first. */
    history: z.array(CrashedRound),
    /** Players of the round, highest stakes first. */
    seats: z.array(
      z.object({
        name: z.string(),
        own: z.boolean(),
        stake: Amount,
        /** Multiplier of the cash-out, hundredths; null while running or if lost. */
        cashOut: z.nullable(Multiplier),
        win: Amount,
        status: BetStatus,
      }),
    ),
    bet: z.nullable(CrashBet),
  }),
  errors: OPENING_ERRORS,
  origin: 'assumed',
})

export const crashBet = endpoint({
  name: 'crash.bet',
  method: 'POST',
  path: '/play/:launchId/crash',
  access: 'guest',
  summary:
    'Stakes on the round that takes bets, one bet a round; it settles at the crash, whether or not the page is open.',
  params,
  body: z.strictObject({
    betId: BetId,
    round: wholeNumber(0, Number.MAX_SAFE_INTEGER),
    stake: z.literal(CRASH_STAKES),
    /** Multiplier of the automatic cash-out, hundredths, 101 to 10,000; null for none. */
    autoCashOut: z.nullable(wholeNumber(AUTO_CASH_OUT.least, AUTO_CASH_OUT.most)),
  }),
  reply: z.object({ balance: Amount, bet: CrashBet }),
  errors: [...BET_ERRORS, 'issue.closed', 'bet.limit'],
  origin: 'assumed',
})

export const crashCashOut = endpoint({
  name: 'crash.cashOut',
  method: 'POST',
  path: '/play/:launchId/crash/cash-out',
  access: 'guest',
  summary:
    'Cashes out at the multiplier of the moment at which the server receives it; repeating the call returns the same reply.',
  params,
  body: z.strictObject({ betId: BetId }),
  reply: z.object({ balance: Amount, bet: CrashBet }),
  errors: [...OPENING_ERRORS, 'bet.not.found', 'issue.closed'],
  origin: 'assumed',
})
