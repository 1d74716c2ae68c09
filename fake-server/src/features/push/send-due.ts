import type { LanguageCode } from '@understudy/contracts'
import { type Scheduled, scheduled } from '../../binding/feature.ts'
import { textIn } from '../../shared/text.ts'
import { pushRepository } from './push.repository.ts'
import { pushMessage } from './push.table.ts'
import type { PushService } from './push-service.ts'

/** Sends what waits when its time has come, to every device of its member in the language of each. */
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
        const devices = pushes.devicesOf(memberId)
        for (const device of devices) {
          const language = device.language as LanguageCode
          service.send(world, device, { kind, title: textIn(title, language), body: textIn(body, language), link, at })
        }
        pushes.change(id, { state: devices.length === 0 ? 'noDevice' : 'sent' })
      })
      return undefined
    },
  })
