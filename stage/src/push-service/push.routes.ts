import { platformError, push } from '@understudy/contracts'
import { handle } from '@understudy/platform/binding/call.ts'
import { hostRandom } from '@understudy/platform/shared/host-random.ts'
import { stagedPushRepository } from './staged-push.repository.ts'
import { stagedPushService } from './staged-push-service.ts'

export const pushStageRoutes = [
  handle(push.openSubscription, ({ world, params: { serviceId }, origins }) => {
    if (serviceId !== stagedPushService.serviceId(world)) throw platformError('function.not.available')
    const id = hostRandom.uuid()
    world.use(stagedPushRepository).open(id, world.now())
    const subscriptionId = `${world.id}.${id}`
    return { subscriptionId, endpoint: `${origins.stage}/push/${subscriptionId}` }
  }),

  handle(push.pushMessages, ({ world, params, query: { after } }) => {
    const service = world.use(stagedPushRepository)
    const subscriptionId = params.subscriptionId.slice(params.subscriptionId.indexOf('.') + 1)
    if (!service.isOpen(subscriptionId)) throw platformError('function.not.available')
    return service.after(subscriptionId, after).map(({ subscriptionId: _, ...message }) => message)
  }),
]
