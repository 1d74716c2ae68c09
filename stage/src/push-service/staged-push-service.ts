import type { PushService } from '@understudy/platform/features/push/index.ts'
import { hmac } from '@understudy/platform/shared/digests.ts'
import { stagedPushRepository } from './staged-push.repository.ts'

/** Captures the subscription in an endpoint of the staged service, without its world. */
const ENDPOINT = /\/push\/[a-z0-9-]{1,40}\.([0-9a-f-]{36})$/

/**
 * The push service of every world. It hands messages to the open pages of the app, and sends nothing over the network:
 * a message for a browser that subscribed at another service goes nowhere.
 */
export const stagedPushService: PushService = {
  serviceId: (world) => `${world.id}.${hmac(world.secret(), 'push service').toString('hex').slice(0, 36)}`,
  send(world, { endpoint }, message) {
    const [, subscriptionId] = ENDPOINT.exec(endpoint) ?? []
    if (subscriptionId === undefined) return 'taken'
    const service = world.use(stagedPushRepository)
    if (!service.isOpen(subscriptionId)) return 'gone'
    service.take({ ...message, subscriptionId })
    return 'taken'
  },
}
