import { platformError, push } from '@understudy/contracts'
import { handle } from '../../binding/call.ts'
import type { World } from '../../world/world.ts'
import { memberCalendar } from '../member/index.ts'
import { pushRepository } from './push.repository.ts'
import type { PushService } from './push-service.ts'
import { reschedule } from './queue-push.ts'

export const pushRoutes = (service: PushService) => [
  handle(push.pushSettings, ({ world, caller }) => settingsOf(world, caller.memberId)),

  handle(push.setPush, ({ world, caller: { memberId }, body }) =>
    world.transaction(() => {
      world.use(pushRepository).choose(memberId, body)
      reschedule(world, memberId)
      return settingsOf(world, memberId)
    }),
  ),

  handle(push.pushService, ({ world, origins }) => ({ origin: origins.stage, serviceId: service.serviceId(world) })),

  handle(push.subscribePush, ({ world, caller: { memberId }, body: { endpoint, keys }, origins, language }) => {
    const { protocol, origin } = new URL(endpoint)
    if (protocol !== 'https:' && origin !== origins.stage)
      throw platformError('field.invalid', { fields: { endpoint: ['pattern'] } })
    return world.transaction(() => {
      world.use(pushRepository).subscribe({ memberId, endpoint, ...keys, language, at: world.now() }, push.MOST_DEVICES)
      return settingsOf(world, memberId)
    })
  }),

  handle(push.unsubscribePush, ({ world, caller: { memberId }, body }) => {
    world.use(pushRepository).unsubscribe(memberId, body.endpoint)
    return settingsOf(world, memberId)
  }),
]

const settingsOf = (world: World, memberId: number): push.PushSettings => ({
  ...world.use(pushRepository).choiceOf(memberId),
  timeZone: memberCalendar(world.db, memberId).zone,
  endpoints: world
    .use(pushRepository)
    .devicesOf(memberId)
    .map(({ endpoint }) => endpoint),
})
