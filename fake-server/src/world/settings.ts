// Shape and defaults of a world's own settings.
import { type CashierSetting, type MerchantCode, type passkeys, USUAL_CASHIER } from '@understudy/contracts'

/** A tester's order for a lottery draw: its winning number, that its result is withheld, or that it is void. */
export type ForcedDraw = { kind: 'number'; winningNumber: string } | { kind: 'held' } | { kind: 'voided' }

/** Settings of the world as a whole, beside those of each merchant. */
export interface WorldSetting {
  merchant: MerchantCode
  country: string
  ip: string
  maintenance: boolean
  /** Start of the maintenance shown to visitors, epoch ms. */
  maintenanceSince: number
  regionRestriction: boolean
  /** Serves every failure as HTTP 200 with `success: false`. */
  failuresAs200: boolean
  /** Fixed value of every verification code; absent: each is random. */
  pinnedCode?: string
  /** How the slide check decides: by the position of the piece (default), or always the same. */
  slideCheck?: 'ask' | 'pass' | 'fail'
  /** How passkeys end: as the device and the data say (default), or always the same. */
  passkeyCheck?: (typeof passkeys.PASSKEY_CHECKS)[number]
  /** What happens to money orders that nobody decides, and since when; absent: the default, from the beginning. */
  cashier?: CashierSetting & { since: number }
  /** Orders for lottery draws, by game code and issue. */
  draws?: Readonly<Record<string, ForcedDraw>>
  /** Ids of the lottery plays that are switched off. */
  playsOff?: readonly number[]
}

export const MAINTENANCE_LENGTH = 2 * 3_600_000

/** What happens to money orders that nobody decides, and since when that setting holds. */
export const cashierOf = ({ setting }: { setting: Readonly<WorldSetting> }) =>
  setting.cashier ?? { ...USUAL_CASHIER, since: 0 }
