// Shape and defaults of a world's own settings.
import { type CashierSetting, type MerchantCode, USUAL_CASHIER } from '@understudy/contracts'

/** What was ordered for a lottery draw: its number, that its result is held back, or that it does not count. */
export type ForcedDraw = { kind: 'number'; winningNumber: string } | { kind: 'held' } | { kind: 'voided' }

/** What the world as a whole is set to, beside what each merchant configures. */
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
  /** Every verification code is this one; absent: each is drawn. */
  pinnedCode?: string
  /** How the slide check judges: by the place of the piece (usual), or always so. */
  slideCheck?: 'ask' | 'pass' | 'fail'
  /** What becomes of money orders that nobody decides, since when; absent: the usual, since ever. */
  cashier?: CashierSetting & { since: number }
  /** Orders for lottery draws, by game code and issue. */
  draws?: Readonly<Record<string, ForcedDraw>>
  /** Ids of the lottery plays that are switched off. */
  playsOff?: readonly number[]
}

export const MAINTENANCE_LENGTH = 2 * 3_600_000

/** What the world does with money orders that nobody decides, and since when it is set so. */
export const cashierOf = ({ setting }: { setting: Readonly<WorldSetting> }) =>
  setting.cashier ?? { ...USUAL_CASHIER, since: 0 }
