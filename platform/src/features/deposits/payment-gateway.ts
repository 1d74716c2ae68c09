import type { WorldDatabase } from '../../storage/database.ts'
import type { World } from '../../world/world.ts'
import type { DepositRow } from './deposits.repository.ts'

/** What staff may ask of the gateway in the back office, while an order waits for payment. */
export const GATEWAY_ACTIONS = ['callback', 'callbackTwice', 'callbackLate', 'decline'] as const
export type GatewayAction = (typeof GATEWAY_ACTIONS)[number]

/** The payment gateway as the platform meets it: a third party, which takes money and reports it by callback. */
export interface PaymentGateway {
  /** Takes an order to be paid, on the page `/pay/<world>.<payId>` of the stage. Call it in the order's transaction. */
  open(db: WorldDatabase, order: DepositRow & { payId: string }): void
  /** Answers the payment of an order, as its payer would. */
  answer(world: World, payId: string, action: GatewayAction): void
  /** The signed callback that would report the payment as it is, as JSON. */
  callback(world: World, payId: string): string
}
