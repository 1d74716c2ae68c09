import * as z from 'zod/mini'
import { BetNumber, BetStatus } from './bets.ts'
import { Card, HandRank } from './cards.ts'
import { endpoint } from './endpoint.ts'
import { Amount, Time } from './fields.ts'
import { Species } from './fishing.ts'
import { GAME_PAGE } from './play.ts'
import { RoundKind, RoundResult, RoundSide } from './rounds.ts'
import { SlotSymbol, SlotTheme } from './slot.ts'

/** Id of a replay: world, number of the bet, and a signature in the form of a UUID. */
export const ReplayId = z.string().check(z.regex(/^[a-z0-9-]{1,40}\.\d{1,12}\.[0-9a-f-]{36}$/))

export const openReplay = endpoint({
  name: 'roundReplay.open',
  method: 'GET',
  path: '/wps/report/accountGameBetHistory/:id/replay',
  access: 'member',
  flag: 'TRANSBETREPMEM3',
  summary: 'Returns the address at which the round of a settled bet can be watched again.',
  params: z.strictObject({ id: BetNumber }),
  reply: z.object({
    gameName: z.string(),
    /** Address of the vendor’s page; null if the bet stores no picture of its round. */
    url: z.nullable(z.string()),
  }),
  errors: ['bet.not.found', 'bet.open'],
  origin: 'assumed',
})

/** A slot: the reels as they stopped. */
const SlotPicture = z.object({
  game: z.literal('slot'),
  theme: SlotTheme,
  symbols: z.array(z.object({ name: SlotSymbol, picture: z.nullable(z.string()) })),
  /** Lines: the row of each reel, 0 for the top. */
  lines: z.array(z.array(z.int())),
  /** Reels of three rows each. */
  reels: z.array(z.array(SlotSymbol)),
  /** The jackpot that this round won. */
  jackpot: z.optional(Amount),
  /** Winning lines. */
  hits: z.array(
    z.object({
      /** Index in `lines`. */
      line: z.int(),
      /** Number of equal symbols. */
      count: z.int(),
    }),
  ),
})

/** A flight until the bet ended, at its cash-out or at the crash; multipliers in hundredths. */
const CrashPicture = z.object({
  game: z.literal('crash'),
  round: z.int(),
  /** Growth rate: the multiplier is e^(growth × milliseconds of flight). */
  growth: z.number(),
  autoCashOut: z.nullable(z.int()),
  /** Multiplier of the cash-out; null if the bet was lost. */
  cashOut: z.nullable(z.int()),
  /** Multiplier of the crash; null if the bet was cashed out before. */
  crash: z.nullable(z.int()),
})

/** Shots of one volley, in order. */
const FishingPicture = z.object({
  game: z.literal('fishing'),
  species: z.array(z.object({ name: Species, multiple: z.number(), picture: z.string() })),
  targets: z.array(Species),
  /** Payout of each shot; 0 for a miss. */
  wins: z.array(Amount),
})

/** A card round: all hands if they were shown, otherwise the player’s. */
const CardsPicture = z.object({
  game: z.literal('cards'),
  /** Null if the round was given back. */
  choice: z.nullable(z.enum(['show', 'pack'])),
  /** Hands, the player’s first. */
  hands: z.array(z.object({ hand: z.array(Card), rank: HandRank, wins: z.boolean() })),
})

/** A round of a table or a cockfight. */
const RoundPicture = z.object({
  game: z.literal('rounds'),
  kind: RoundKind,
  /** Emblems of both sides. */
  pictures: z.object({ first: z.string(), second: z.string() }),
  /** Side of the bet. */
  side: RoundSide,
  /** Decimal odds of the bet, stake included. */
  odds: z.number(),
  result: RoundResult,
})

/** What the page draws, by the game’s page. */
export const RoundPictures = z.discriminatedUnion('game', [
  SlotPicture,
  CrashPicture,
  FishingPicture,
  CardsPicture,
  RoundPicture,
])
export type RoundPictures = z.infer<typeof RoundPictures>

export const replayedRound = endpoint({
  name: 'roundReplay.round',
  method: 'GET',
  path: '/play/:replayId/round',
  access: 'guest',
  summary: 'Returns a settled round as its bet stores it: the picture, the stake and the prize. Writes nothing.',
  params: z.strictObject({ replayId: ReplayId }),
  reply: z.object({
    ...GAME_PAGE,
    /** Number of the bet, as the records show it. */
    ref: z.string(),
    betTime: Time,
    bet: Amount,
    /** Payout of the bet, without what was given back. */
    win: Amount,
    /** Part of the stake given back. */
    returned: Amount,
    status: BetStatus,
    picture: RoundPictures,
  }),
  errors: ['replay.unknown'],
  origin: 'assumed',
})
