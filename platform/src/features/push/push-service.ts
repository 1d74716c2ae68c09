import type { push } from '@understudy/contracts'
import type { World } from '../../world/world.ts'
import type { PushSubscriptionRow } from './push.repository.ts'

/** A push service as the platform meets it: a third party, which hands messages to the browsers of its subscriptions. */
export interface PushService {
  /** The id under which browsers of a world subscribe. */
  serviceId(world: World): string
  /** Takes a message for a subscription, called in a transaction; `gone` when the service has ended it (HTTP 410). */
  send(world: World, device: PushSubscriptionRow, message: Omit<push.PushMessage, 'id'>): 'taken' | 'gone'
}
