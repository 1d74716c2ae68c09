import * as z from 'zod/mini'
import { HOUR } from './durations.ts'
import { endpoint } from './endpoint.ts'
import { Address, line, StageId, Time } from './fields.ts'
import { PICTURES } from './member.ts'

/** Limits of the chat (ours): characters of a message, and lifetime of a chat page, milliseconds. */
export const CHAT = { mostCharacters: 500, life: 12 * HOUR } as const

const forMembers = { access: 'real', trialRefusal: 'free_reject', flag: 'CBS3' } as const

/** Language of the chat: `CN` for any Chinese and as default (spec §7); pages without a text pack are in English. */
const ChatLanguage = z.string().check(z.regex(/^[A-Z]{2}(-[A-Z]{2})?$/))

export const launchChat = endpoint({
  ...forMembers,
  name: 'chat.launch',
  method: 'GET',
  path: '/wps/relay/CBS_launchChat',
  summary: 'Opens the live chat and returns the address of its page, valid for twelve hours.',
  query: z.strictObject({
    b2c: z.literal('1'),
    language: ChatLanguage,
    /** Return address: a page of the app. */
    backUrl: z.string().check(z.minLength(1), z.maxLength(512)),
    /** Colour as RRGGBB, with or without #. */
    headerColor: z.string().check(z.regex(/^#?[0-9a-f]{6}$/i)),
    title: line(1, 60),
  }),
  reply: z.object({ chatUrl: Address }),
  origin: 'specified',
  requirements: ['API-031', 'MSG-007'],
})

export const chatUnread = endpoint({
  ...forMembers,
  name: 'chat.unread',
  method: 'GET',
  path: '/wps/relay/CBS_unreadCount',
  summary: 'Returns the number of chat messages the member has not seen.',
  reply: z.object({ unReadCount: z.int().check(z.gte(0)) }),
  origin: 'specified',
  requirements: ['API-034', 'DATA-026', 'MSG-006'],
})

export const ChatAgent = z.object({ id: z.int(), name: z.string(), avatar: Address, online: z.boolean() })

export const chatModels = endpoint({
  name: 'chat.models',
  method: 'GET',
  path: '/wps/relay/CBS_modelList',
  access: 'guest',
  flag: 'CBS3',
  summary: 'Lists the staff of the chat and who is on duty now.',
  reply: z.array(ChatAgent),
  origin: 'assumed',
  requirements: ['API-033'],
})

const params = z.strictObject({ chatId: StageId })

export const ChatLine = z.object({
  id: z.int(),
  from: z.enum(['member', 'desk']),
  /** Plain text; empty for a picture. */
  text: z.string(),
  picture: z.nullable(Address),
  at: Time,
})
export type ChatLine = z.infer<typeof ChatLine>

const stage = { access: 'guest', origin: 'assumed', errors: ['chat.unknown'] } as const

export const chatState = endpoint({
  ...stage,
  name: 'chat.state',
  method: 'GET',
  path: '/desk/:chatId/state',
  summary: 'Returns what the chat’s page shows: the last hundred messages, and who is on duty.',
  params,
  reply: z.object({
    title: z.string(),
    language: z.string(),
    headerColor: z.string(),
    backUrl: Address,
    /** Time zone of the merchant, such as `Asia/Karachi`. */
    timeZone: z.string(),
    /** Agent of the chat; null while the desk is closed. */
    agent: z.nullable(ChatAgent),
    /** Next opening time of the desk; null while open. */
    opensAt: z.nullable(Time),
    typing: z.boolean(),
    lines: z.array(ChatLine),
  }),
})

/** Idempotency key of a message, a UUID. */
const Key = z.uuid()

export const sayLine = endpoint({
  ...stage,
  name: 'chat.say',
  method: 'POST',
  path: '/desk/:chatId/lines',
  summary: 'Sends a message to the staff; repeating the key sends nothing more.',
  params,
  body: z.strictObject({
    key: Key,
    text: z.string().check(
      z.maxLength(CHAT.mostCharacters),
      z.refine((text) => text.trim() !== '', { error: 'required' }),
    ),
  }),
  reply: z.object({ id: z.int() }),
})

export const showPicture = endpoint({
  ...stage,
  name: 'chat.picture',
  method: 'POST',
  path: '/desk/:chatId/pictures',
  summary: 'Sends the staff a PNG or JPG, which is re-encoded from its pixels alone.',
  params,
  body: z.strictObject({ key: Key }),
  multipart: { file: 'picture', maxBytes: PICTURES.maxBytes, types: PICTURES.types },
  reply: z.object({ id: z.int() }),
  errors: ['chat.unknown', 'upload.type', 'upload.size', 'upload.count'],
})

export const seenLines = endpoint({
  ...stage,
  name: 'chat.seen',
  method: 'POST',
  path: '/desk/:chatId/seen',
  summary: 'Marks the chat as read up to a message.',
  params,
  body: z.strictObject({ upTo: z.int().check(z.gte(1)) }),
  reply: z.object({ unReadCount: z.int() }),
})
