import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Amount, StageId } from './fields.ts'

/** Stands for the player on the vendor's page. */
export const LaunchId = StageId

export const SLOT_SYMBOLS = ['seven', 'bell', 'cherry', 'gem', 'lemon', 'lotus', 'star', 'crown'] as const
export const SlotSymbol = z.enum(SLOT_SYMBOLS)

/** Stakes a slot offers, in currency units. */
export const SLOT_BETS = [5, 10, 20, 50, 100, 500] as const

const params = z.strictObject({ launchId: LaunchId })

/** What three symbols on the win line pay, as a multiple of the stake. */
export const SlotPay = z.object({ symbol: SlotSymbol, multiple: z.number() })

export const slotState = endpoint({
  name: 'slot.state',
  method: 'GET',
  path: '/play/:launchId/state',
  access: 'guest',
  summary: 'What the slot page shows when it opens.',
  params,
  reply: z.object({
    gameName: z.string(),
    vendorName: z.string(),
    art: z.string(),
    demo: z.boolean(),
    balance: Amount,
    currencySymbol: z.string(),
    bets: z.array(z.number()),
    pays: z.array(SlotPay),
    /** What the first two reels alike pay, as a multiple of the stake. */
    pairPays: z.number(),
    language: z.string(),
    dir: z.enum(['rtl', 'ltr']),
    /** Where the way back leads when the page is not in the app's frame. */
    backUrl: z.string(),
    appOrigin: z.string(),
  }),
  errors: ['launch.unknown', 'login.not.session'],
  origin: 'assumed',
})

export const slotSpin = endpoint({
  name: 'slot.spin',
  method: 'POST',
  path: '/play/:launchId/spin',
  access: 'guest',
  summary:
    'One round through the seamless wallet: stake out, prize in; repeating a roundId repeats the answer and moves nothing.',
  params,
  body: z.strictObject({
    roundId: z.string().check(z.regex(/^[0-9a-f-]{36}$/)),
    bet: z.literal(SLOT_BETS),
  }),
  reply: z.object({
    roundId: z.string(),
    /** Three reels of three rows; row 1 is the win line. */
    reels: z.array(z.array(SlotSymbol).check(z.length(3))).check(z.length(3)),
    win: Amount,
    multiple: z.number(),
    balance: Amount,
  }),
  errors: [
    'launch.unknown',
    'login.not.session',
    'time.out',
    'balance.not.enough',
    'game.maintenance',
    'transaction.conflict',
  ],
  origin: 'assumed',
})

/** Messages a staged game may send to the app that framed it (domain conventions for postMessage). */
export const StageMessage = z.union([
  z.object({ type: z.enum(['relogin', 'close', 'balance']) }),
  z.object({ relogin: z.literal(true) }),
])
