import * as z from 'zod/mini'
import { wholeNumber } from '../fields.ts'
import { LOTTERY_GROUPS, ORDER_STATUSES, PRIZE_MODE_IDS, type PrizeMode as PrizeModeName } from './terms.ts'

/** Common part of all lottery contracts, whose calls are not in the specification. */
export const lgw = { origin: 'assumed' } as const

export const LotteryGameId = z.string().check(z.regex(/^\d{1,9}$/))
export const Group = z.enum(LOTTERY_GROUPS)
export const PrizeMode = z.enum(Object.keys(PRIZE_MODE_IDS) as [PrizeModeName, ...PrizeModeName[]])
export const PrizeModeId = z.literal(Object.values(PRIZE_MODE_IDS))
export const PlayType = z.enum(['trad', 'ent'])
export type PlayType = z.infer<typeof PlayType>
/** The issue of a draw: `YYYYMMDD` for a daily one, with a counter of three or four digits for fast ones. */
export const Numero = z.string().check(z.regex(/^\d{8}(\d{3,4})?$/))
/** Winning number: tiers joined by `|`, numbers by `,` (PRIZE_TIERS). */
export const WinningNumber = z.string()
export const Status = z.literal(ORDER_STATUSES)
export const Device = z._default(z.enum(['MOBILE', 'WEB']), 'MOBILE')
/** Zero-based pages, as below /lgw. */
export const page = { page: z._default(wholeNumber(0, 10_000), 0), size: z._default(wholeNumber(1, 100), 20) }
export const ofGame = z.strictObject({ gameId: LotteryGameId })
