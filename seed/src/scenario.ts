import type { CashierSetting, control, MerchantCode } from '@understudy/contracts'
import type { WorldSeed } from './parts.ts'
import type { CastMember } from './world-seed.ts'

export type { WorldSeed } from './parts.ts'

/** A scenario; `make` changes the everyday world. */
export interface Scenario {
  name: string
  story: string
  merchant: MerchantCode
  /** The member of the cast whom the story is about, if it begins with that member logged in. */
  person?: string
  /** Named members besides the everyday cast. */
  cast?: readonly CastMember[]
  /** Fault rules that the world begins with; the control API can remove them. */
  faults?: readonly control.FaultRule[]
  /** Automatic decisions on money orders, where they differ from the default. */
  cashier?: Partial<CashierSetting>
  /** The server stores editors' texts without sanitising them, so that clients get the hostile content. */
  contentAsWritten?: true
  /** Returns when the world begins for a requested time; defaults to the requested time. */
  begins?: (startAt: number) => number
  make: (world: WorldSeed) => WorldSeed
  /** The text of the file it was read from, which a process without the folder needs to build it; built in without. */
  file?: string
}
