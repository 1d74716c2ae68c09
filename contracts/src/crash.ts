import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Amount, Time, wholeNumber } from './fields.ts'
import { BET_ERRORS, BetId, OPENING, OPENING_ERRORS, launchParams as params } from './play.ts'

/** Stakes of a crash game, in currency units. */
export const CRASH_STAKES = [10, 50, 100, 500, 1000] as const
/** The lowest and the highest automatic cash-out, hundredths. */
export const AUTO_CASH_OUT = { least: 101, most: 10_000 } as const

/** What a tester may decide: a crash at 1.00, at 3.00 or higher, at 100.00 or higher. */
export const CRASH_OUTCOMES = ['early', 'late', 'far'] as const
export type CrashOutcome = (typeof CRASH_OUTCOMES)[number]

/** A multiplier in hundredths: 250 pays the stake two and a half times. */
const Multiplier = z.int().check(z.gte(100))
/** A SHA-256 value, hexadecimal. */
const Digest = z.string().check(z.regex(/^[0-9a-f]{64}$/))

const BetStatus = z.enum(['open', 'won', 'lost', 'returned', 'cancelled', 'stuck'])

/** The player's last bet at this game. */
export const CrashBet = z.object({
  betId: BetId,
  round: z.int(),
  stake: Amount,
  /** The multiplier at which it is cashed out without a call; null for none. */
  autoCashOut: z.nullable(Multiplier),
  /** The multiplier at which it was cashed out; null while it flies and when it was lost. */
  cashOut: z.nullable(Multiplier),
  win: Amount,
  status: BetStatus,
})
export type CrashBet = z.infer<typeof CrashBet>

/** A round that is over: SHA-256 of the seed is the hash, and the crash follows from the seed. */
const CrashedRound = z.object({
  round: z.int(),
  /** The multiplier at which it crashed. */
  crash: Multiplier,
  hash: Digest,
  seed: Digest,
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
    /** Bets are taken from `opensAt` to `startsAt`. */
    opensAt: Time,
    startsAt: Time,
    /** From `startsAt` on the multiplier is e^(growth × milliseconds), until it crashes. */
    growth: z.number(),
    /** SHA-256 of the round's seed. */
    hash: Digest,
    /** The seed from which the crash follows; null until the crash. */
    seed: z.nullable(Digest),
    /** The multiplier at which it crashed. */
    crash: z.nullable(Multiplier),
    /** When the next round opens; null until the crash. */
    endsAt: z.nullable(Time),
    /** Stakes on the round come back. */
    calledOff: z.boolean(),
    stakes: z.array(z.number()),
    /** The lowest and the highest automatic cash-out, hundredths. */
    autoLimits: z.object({ least: Multiplier, most: Multiplier }),
    /** The last rounds, newest first. */
    history: z.array(CrashedRound),
    /** Who plays this round, the highest stakes first. */
    seats: z.array(
      z.object({
        name: z.string(),
        own: z.boolean(),
        stake: Amount,
        /** The multiplier at which it was cashed out; null while it flies and when it was lost. */
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
    /** The multiplier at which it is cashed out without a call, hundredths; null for none. */
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
