import type { control } from '@understudy/contracts'
import { textIn } from '../../shared/text.ts'
import type { World } from '../../world/world.ts'
import { pushRepository } from './push.repository.ts'

/** Notifications as the outbox lists them, in English, the newest first; `to` is the username of their member. */
export const outboxOfPush = (world: World, filter: { to?: string | undefined; limit: number }): control.OutboxItem[] =>
  world
    .use(pushRepository)
    .list(filter)
    .map(({ username, message: { id, title, body, link, at, dueAt, state } }) => ({
      id,
      kind: 'push' as const,
      to: username,
      text: textIn(body, 'EN'),
      code: '',
      at,
      push: { title: textIn(title, 'EN'), link, state, heldUntil: dueAt > at ? dueAt : null },
    }))
