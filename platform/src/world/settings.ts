// Shape and defaults of a world's own settings.

import { CashierSetting, control, Merchant, passkeys, USUAL_CASHIER } from '@understudy/contracts'
import { HOUR } from '@understudy/contracts/durations'
import * as z from 'zod/mini'
import { LATEST_MOMENT } from './clock.ts'

/** A moment that a world's clock can reach, epoch ms. */
export const Moment = z.int().check(z.gte(0), z.lte(LATEST_MOMENT))

/** A tester's order for a lottery draw: its winning number, that its result is withheld, or that it is void. */
const ForcedDraw = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('number'), winningNumber: z.string() }),
  z.object({ kind: z.literal('held') }),
  z.object({ kind: z.literal('voided') }),
])
export type ForcedDraw = z.infer<typeof ForcedDraw>

/** Settings of the world as a whole, beside those of each merchant. */
export const WorldSetting = z.object({
  merchant: Merchant,
  country: z.string(),
  ip: z.string(),
  maintenance: z.boolean(),
  /** Start of the maintenance shown to visitors, epoch ms. */
  maintenanceSince: Moment,
  regionRestriction: z.boolean(),
  /** Serves every failure as HTTP 200 with `success: false`. */
  failuresAs200: z.boolean(),
  /** Fixed value of every verification code; absent: each is random. */
  pinnedCode: z.optional(z.string()),
  /** How the slide check decides: by the position of the piece (default), or always the same. */
  slideCheck: z.optional(z.enum(control.SLIDE_CHECKS)),
  /** How passkeys end: as the device and the data say (default), or always the same. */
  passkeyCheck: z.optional(z.enum(passkeys.PASSKEY_CHECKS)),
  /** What happens to money orders that nobody decides, and since when; absent: the default, from the beginning. */
  cashier: z.optional(z.object({ ...CashierSetting.shape, since: Moment })),
  /** Orders for lottery draws, by game code and issue. */
  draws: z.optional(z.record(z.string(), ForcedDraw)),
  /** Ids of the lottery plays that are switched off. */
  playsOff: z.optional(z.array(z.int())),
})
export type WorldSetting = z.infer<typeof WorldSetting>

/** What a world was made as, beside its origin. */
export const Beginning = z.object({
  ...control.Beginning.shape,
  clock: z.enum(['running', 'frozen']),
  /** Account of the trial player who was logged in, as `as` names any. */
  trial: z.optional(z.string()),
})
export type Beginning = z.infer<typeof Beginning>

export const MAINTENANCE_LENGTH = 2 * HOUR

/** What happens to money orders that nobody decides, and since when that setting holds. */
export const cashierOf = ({ setting }: { setting: Readonly<WorldSetting> }) =>
  setting.cashier ?? { ...USUAL_CASHIER, since: 0 }
