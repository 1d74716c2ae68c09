import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { PageNo, PageNumber, pageSize, Time, wholeNumber } from './fields.ts'
import { PAGE_SIZES } from './page-sizes.ts'

/** Topics of a message: the house, the account, a reward, money, or an answer to a feedback. */
export const MESSAGE_TYPES = ['house', 'account', 'reward', 'money', 'answer'] as const
export const MessageType = z.enum(MESSAGE_TYPES)
export type MessageType = (typeof MESSAGE_TYPES)[number]

/** Most messages in one call that reads, deletes or restores. */
export const MOST_MESSAGES = 100

const MessageId = z.int().check(z.gte(1))
const MessageIds = z.array(MessageId).check(z.minLength(1), z.maxLength(MOST_MESSAGES))

export const Message = z.object({
  id: MessageId,
  type: MessageType,
  title: z.string(),
  /** HTML of the content system; sanitise before display. */
  content: z.string(),
  createTime: Time,
  read: z.boolean(),
})
export type Message = z.infer<typeof Message>

/** Trial sessions have no inbox (ERR-003). */
const forMembers = { access: 'real', trialRefusal: 'free_reject', flag: 'INBOX3', origin: 'assumed' } as const
const Unread = z.object({
  /** Number of unread messages. */
  unread: z.int(),
})

export const inboxUnread = endpoint({
  ...forMembers,
  name: 'inbox.unread',
  method: 'GET',
  path: '/wps/relay/EMFE_getInboxUnreadCount',
  // The specification lets this one call go by the chat's name (spec §7); it is no part of the chat.
  module: 'CBS3',
  summary: 'Returns the number of messages the member has not read, as a bare number.',
  reply: z.int().check(z.gte(0)),
  requirements: ['API-030', 'DATA-026'],
})

export const inbox = endpoint({
  ...forMembers,
  name: 'inbox.list',
  method: 'GET',
  path: '/wps/relay/EMFE_getInbox',
  summary: 'Lists the messages to the member by page, newest first.',
  query: z.strictObject({ page: PageNo, size: pageSize(PAGE_SIZES.inbox) }),
  reply: z.object({
    content: z.array(Message),
    pageNum: PageNumber,
    totalPages: z.int(),
    totalCount: z.int(),
    ...Unread.shape,
  }),
  requirements: ['MSG-004', 'MSG-011'],
})

export const readMessages = endpoint({
  ...forMembers,
  name: 'inbox.read',
  method: 'POST',
  path: '/wps/message/read',
  summary: 'Marks messages as read; those already read, and those of others, stay as they are.',
  body: z.strictObject({ messageIds: MessageIds }),
  reply: Unread,
  errors: ['message.not.found'],
  requirements: ['MSG-004', 'MSG-011'],
})

export const readAllMessages = endpoint({
  ...forMembers,
  name: 'inbox.readAll',
  method: 'POST',
  path: '/wps/message/readAll',
  summary: 'Marks all messages as read up to the given one; later ones stay unread.',
  body: z.strictObject({ upTo: MessageId }),
  reply: Unread,
  requirements: ['MSG-011'],
})

/** Comma-separated ids, such as `1,2,3`. */
const IdList = z.pipe(
  z.pipe(
    z.string().check(z.maxLength(1_600), z.regex(/^\d{1,15}(,\d{1,15})*$/)),
    z.transform((text: string) => text.split(',').map(Number)),
  ),
  MessageIds,
)

export const deleteMessages = endpoint({
  ...forMembers,
  name: 'inbox.delete',
  method: 'DELETE',
  path: '/wps/message/inbox',
  summary: 'Deletes messages from the inbox; deleting them again changes nothing.',
  query: z.strictObject({ messageIds: IdList }),
  reply: Unread,
  errors: ['message.not.found'],
  requirements: ['MSG-011'],
})

export const restoreMessages = endpoint({
  ...forMembers,
  name: 'inbox.restore',
  method: 'POST',
  path: '/wps/message/restore',
  summary: 'Restores deleted messages, read or unread as they were.',
  body: z.strictObject({ messageIds: MessageIds }),
  reply: Unread,
  errors: ['message.not.found'],
  requirements: ['MSG-011'],
})

const Count = wholeNumber(0, 1_000_000)

/** Numbers of unread items (spec §3); counts not requested are 0. */
export const UnreadCounts = z.object({
  announcementUnreadCount: Count,
  chatUnreadCount: Count,
  inboxUnreadCount: Count,
  totalUnreadCount: Count,
})
export type UnreadCounts = z.infer<typeof UnreadCounts>
