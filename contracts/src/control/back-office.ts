import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { line } from '../fields.ts'
import { MessageType } from '../inbox.ts'
import { PACK_LANGUAGES } from '../languages.ts'
import { op, params } from './fields.ts'

/** A text per language, or one for all. */
const words = (max: number) => {
  const text = z.string().check(z.minLength(1), z.maxLength(max))
  return z.union([text, z.record(z.enum(PACK_LANGUAGES), text)])
}
const Title = words(120)
/** HTML of an editor; the server removes what editors may not write before storing it. */
const Html = words(20_000)
const Account = line(1, 40)
const reply = z.object({ id: z.int() })

/** Largest picture in Base64, characters. */
export const MOST_PICTURE = 7_000_000
/** Most uploaded pictures that a world's announcements show at once: as long as they are shown, no upload evicts them. */
export const SHOWN_PICTURES = 20

export const writeMessage = endpoint({
  ...op,
  name: 'control.writeMessage',
  method: 'POST',
  path: '/__control/worlds/:id/messages',
  summary: 'Sends a message to the inbox of an account.',
  params,
  body: z.strictObject({ to: Account, type: z._default(MessageType, 'house'), title: Title, content: Html }),
  reply,
  status: 201,
})

export const sayInChat = endpoint({
  ...op,
  name: 'control.sayInChat',
  method: 'POST',
  path: '/__control/worlds/:id/chat',
  summary: 'Answers an account in the live chat, as a member of staff.',
  params,
  body: z.strictObject({ to: Account, text: z.string().check(z.minLength(1), z.maxLength(500)) }),
  reply,
  status: 201,
})

export const announce = endpoint({
  ...op,
  name: 'control.announce',
  method: 'POST',
  path: '/__control/worlds/:id/announcements',
  summary:
    'Publishes an announcement at the world’s merchant from now on: a notice (PL) or a popup (PU), optionally with a picture.',
  params,
  body: z.strictObject({
    type: z._default(z.enum(['PL', 'PU']), 'PL'),
    title: Title,
    content: Html,
    /** Audience of a popup: A members, B guests, F first login. */
    execution: z._default(z.enum(['A', 'B', 'F']), 'A'),
    days: z._default(z.int().check(z.gte(1), z.lte(365)), 30),
    /** PNG or JPEG in Base64; re-encoded by the server. */
    picture: z.optional(z.string().check(z.maxLength(MOST_PICTURE), z.regex(/^[A-Za-z0-9+/]+={0,2}$/))),
  }),
  reply,
  status: 201,
})
