import type { LanguageCode } from '@understudy/contracts'
import { type Scheduled, scheduled } from '../../binding/feature.ts'
import { textIn } from '../../shared/text.ts'
import type { World } from '../../world/world.ts'
import { pausesRepository } from '../member/index.ts'
import { pushRepository } from './push.repository.ts'
import { pushMessage } from './push.table.ts'
import type { PushService } from './push-service.ts'

/**
 * Sends what waits when its time has come, to every device of its member in the language of each, and forgets devices whose
 * subscription has ended. During a pause from play only a member's own money is told, as all else may invite to play.
 */
export const dueMessages = (service: PushService): Scheduled =>
  scheduled({
    kind: 'push.sends',
    reads: [pushMessage],
    upcoming: (world, limit) =>
      world
        .use(pushRepository)
        .waiting(limit)
        .map((message) => ({ at: message.dueAt, about: message.key, message })),
    run(world, { at, message: { id, memberId, kind, title, body, link } }) {
      world.transaction(() => {
        const pushes = world.use(pushRepository)
        if (kind !== 'money' && hasPause(world, memberId)) return pushes.change(id, { state: 'paused' })
        const taken = pushes.devicesOf(memberId).filter((device) => {
          const language = device.language as LanguageCode
          const message = { kind, title: textIn(title, language), body: textIn(body, language), link, at }
          if (service.send(world, device, message) === 'taken') return true
          pushes.unsubscribe(memberId, device.endpoint)
          return false
        })
        pushes.change(id, { state: taken.length === 0 ? 'noDevice' : 'sent' })
      })
      return undefined
    },
  })

function hasPause(world: World, memberId: number): boolean {
  const pauses = world.use(pausesRepository)
  return !!(pauses.exclusion(memberId, world.now()) ?? pauses.timeOut(memberId, world.now()))
}
