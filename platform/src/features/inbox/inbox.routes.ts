import { inbox, type LanguageCode, platformError } from '@understudy/contracts'
import { handle } from '../../binding/call.ts'
import type { Caller } from '../../binding/ports.ts'
import { textIn } from '../../shared/text.ts'
import type { World } from '../../world/world.ts'
import { type InboxRow, inboxRepository } from './inbox.repository.ts'

export const inboxRoutes = [
  handle(inbox.inboxUnread, ({ world, caller }) => unreadOf(world, caller).unread),

  handle(inbox.inbox, ({ world, caller, query: { page, size }, language }) => {
    const messages = world.use(inboxRepository)
    const now = world.now()
    const totalCount = messages.total(caller.memberId, now)
    const unread = unreadOf(world, caller)
    // A message with a future time appears without a write, so the count is part of the cache key.
    return {
      content: messages.page(caller.memberId, now, size, (page - 1) * size).map((row) => messageView(row, language)),
      pageNum: page,
      totalPages: Math.ceil(totalCount / size),
      totalCount,
      ...unread,
    }
  }),

  handle(inbox.readMessages, ({ world, caller, body: { messageIds } }) => {
    checkOwn(world, caller, messageIds)
    world.use(inboxRepository).read(caller.memberId, world.now(), messageIds)
    return unreadOf(world, caller)
  }),

  handle(inbox.readAllMessages, ({ world, caller, body }) => {
    world.use(inboxRepository).readAll(caller.memberId, world.now(), body.upTo)
    return unreadOf(world, caller)
  }),

  handle(inbox.deleteMessages, ({ world, caller, query: { messageIds } }) => {
    checkOwn(world, caller, messageIds)
    world.use(inboxRepository).remove(caller.memberId, world.now(), messageIds)
    return unreadOf(world, caller)
  }),

  handle(inbox.restoreMessages, ({ world, caller, body: { messageIds } }) => {
    checkOwn(world, caller, messageIds)
    world.use(inboxRepository).restore(caller.memberId, messageIds)
    return unreadOf(world, caller)
  }),
]

/** Refuses the whole request if one message is not the member's. */
function checkOwn(world: World, { memberId }: Caller, ids: readonly number[]): void {
  if (!world.use(inboxRepository).hasAll(memberId, world.now(), ids)) throw platformError('message.not.found')
}

const unreadOf = (world: World, { memberId }: Caller) => ({
  unread: world.use(inboxRepository).unread(memberId, world.now()),
})

const messageView = ({ id, type, title, content, at, readAt }: InboxRow, language: LanguageCode): inbox.Message => ({
  id,
  type,
  title: textIn(title, language),
  content: textIn(content, language),
  createTime: at,
  read: readAt !== null,
})
