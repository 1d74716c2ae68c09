import type { CashierSetting, MerchantCode } from '@understudy/contracts'
import type { WorldSeed } from './parts.ts'
import type { CastMember } from './world-seed.ts'

export type { WorldSeed } from './parts.ts'

/** What a scenario is; `make` changes the everyday world it is given. */
export interface Scenario {
  name: string
  story: string
  merchant: MerchantCode
  /** Members worth knowing besides the everyday cast. */
  cast?: readonly CastMember[]
  /** Endpoints (or `*`) that answer late, in milliseconds: a fault rule each, which the control API can take away. */
  latency?: readonly { endpoint: string; ms: number }[]
  /** What becomes of money orders that nobody decides, where that is not as usual. */
  cashier?: Partial<CashierSetting>
  /** The server stores the texts of editors as they were written, so that clients meet what is hostile in them. */
  contentAsWritten?: true
  /** When the world begins if it is asked for at that time; as asked where the story does not mind. */
  begins?: (startAt: number) => number
  make: (world: WorldSeed) => WorldSeed
}
