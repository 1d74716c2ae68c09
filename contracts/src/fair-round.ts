import * as z from 'zod/mini'
import { LOTTERY_GROUPS } from './lottery/terms.ts'

/** 32 bytes, hexadecimal: a SHA-256 value or a server seed. */
export const Digest = z.string().check(z.regex(/^[0-9a-f]{64}$/))

/** What can be checked: draws by group of the lottery, rounds of vendors' games by what is played. */
export const FAIR_GAMES = [
  ...LOTTERY_GROUPS,
  'crash',
  'table',
  'baccarat',
  'cockfight',
  'slot-classic',
  'slot-garden',
  'slot-bazaar',
  'fishing',
  'cards',
] as const
export type FairGame = (typeof FAIR_GAMES)[number]

/** A player's own seed. It holds no colon, which separates it from the nonce. */
export const ClientSeed = z.string().check(z.regex(/^[\w-]{1,64}$/))

/** A draw or a round with what it follows from; the scheme is in docs/lottery.md. */
export const FairRound = z.object({
  game: z.enum(FAIR_GAMES),
  /** SHA-256 of the server seed, the same before and after. */
  commitment: Digest,
  /** Null until the result is out. */
  serverSeed: z.nullable(Digest),
  clientSeed: z.string(),
  /** Number of the round. */
  nonce: z.string(),
  /** The result as text, as the checking page computes it; null until it is out, or if there is none. */
  outcome: z.nullable(z.string()),
  /** Whether a tester decided the result, so that it does not follow from the seeds. */
  decided: z.boolean(),
  /** Address of the checking page with all this filled in; null until the server seed is out. */
  page: z.nullable(z.string()),
})
export type FairRound = z.infer<typeof FairRound>
