import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Amount } from './fields.ts'
import { BET_ERRORS, BetId, OPENING, OPENING_ERRORS, launchParams as params } from './play.ts'

export { LaunchId } from './play.ts'

export const SLOT_SYMBOLS = ['seven', 'bell', 'cherry', 'gem', 'lemon', 'lotus', 'star', 'crown'] as const
export const GARDEN_SYMBOLS = ['peacock', 'rose', 'mango', 'grapes', 'melon', 'orange', 'leaf', 'clover'] as const
export const BAZAAR_SYMBOLS = ['lamp', 'chest', 'lantern', 'drum', 'kite', 'compass', 'key', 'coin'] as const
export const SlotSymbol = z.enum([...new Set([...SLOT_SYMBOLS, ...GARDEN_SYMBOLS, ...BAZAAR_SYMBOLS])])
export type SlotSymbol = z.infer<typeof SlotSymbol>

/** Themes of a slot: fruits on three reels, a garden on five, a night market on three reels with five lines. */
export const SLOT_THEMES = ['classic', 'garden', 'bazaar'] as const
export const SlotTheme = z.enum(SLOT_THEMES)
export type SlotTheme = (typeof SLOT_THEMES)[number]

/** Stakes of a slot, currency units. */
export const SLOT_BETS = [5, 10, 20, 50, 100, 500] as const

/** Payout of equal symbols from the first reel on, multiple of the stake. */
export const SlotPay = z.object({ symbol: SlotSymbol, count: z.int(), multiple: z.number() })

export const slotState = endpoint({
  name: 'slot.state',
  method: 'GET',
  path: '/play/:launchId/state',
  access: 'guest',
  summary: 'Returns what the slot page shows when it opens.',
  params,
  reply: z.object({
    ...OPENING,
    theme: SlotTheme,
    reels: z.int(),
    /** Symbols of the reels; picture null if drawn by the page. */
    symbols: z.array(z.object({ name: SlotSymbol, picture: z.nullable(z.string()) })),
    /** Lines: the row of each reel, 0 for the top. */
    lines: z.array(z.array(z.int())),
    bets: z.array(z.number()),
    pays: z.array(SlotPay),
    /** Payout of two equal symbols on the first reels, multiple of the stake; 0 for none. */
    pairPays: z.number(),
  }),
  errors: OPENING_ERRORS,
  origin: 'assumed',
})

export const slotSpin = endpoint({
  name: 'slot.spin',
  method: 'POST',
  path: '/play/:launchId/spin',
  access: 'guest',
  summary:
    'Plays one round through the seamless wallet: stake out, prize in. Repeating a roundId returns the same reply and moves nothing.',
  params,
  body: z.strictObject({ roundId: BetId, bet: z.literal(SLOT_BETS) }),
  reply: z.object({
    roundId: z.string(),
    /** Reels of three rows each. */
    reels: z.array(z.array(SlotSymbol).check(z.length(3))).check(z.minLength(3), z.maxLength(5)),
    /** Winning lines: index in `lines` and number of equal symbols. */
    hits: z.array(z.object({ line: z.int(), count: z.int() })),
    /** The prize with the jackpot. */
    win: Amount,
    /** What the lines pay, as a multiple of the stake. */
    multiple: z.number(),
    /** The jackpot that this round won; absent in all others. */
    jackpot: z.optional(Amount),
    balance: Amount,
  }),
  errors: BET_ERRORS,
  origin: 'assumed',
})

/** Messages a staged game may send to the app that framed it (domain conventions for postMessage). */
export const StageMessage = z.union([
  z.object({ type: z.enum(['relogin', 'close', 'balance']) }),
  z.object({ relogin: z.literal(true) }),
])
