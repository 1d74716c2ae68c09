import * as z from 'zod/mini'
import { THEMES } from '../client-config.ts'
import { endpoint } from '../endpoint.ts'
import { line, Time, wholeNumber } from '../fields.ts'
import { LANGUAGE_CODES } from '../languages.ts'
import { op, WorldId } from './fields.ts'

/** Code of a room, 6 characters without ambiguous letters and digits. */
export const RoomCode = z.string().check(z.regex(/^[2-9A-HJ-NP-Z]{6}$/))
const params = z.strictObject({ code: RoomCode })
/** Cookie of a phone in a room: `CODE.ticket`. */
export const ROOM_COOKIE = 'room'
/** Limits of rooms (ours): people at once, hours open, wrong PINs per address, rooms. */
export const ROOM_LIMITS = { people: 20, hours: 72, wrongPins: 10, rooms: 100 } as const

/** Initial language and theme of joining phones. */
const Look = { language: z.enum(LANGUAGE_CODES), theme: z.enum(THEMES) }

/** A phone in a room. */
export const RoomPerson = z.object({
  id: z.string(),
  /** Account logged in on the phone; null for guests. */
  actor: z.nullable(z.string()),
  /** Device name, such as `Android` or `iPhone`. */
  device: z.string(),
  joinedAt: Time,
  /** Machine time of the last call. */
  seenAt: Time,
  /** Whether the screen currently follows the world. */
  following: z.boolean(),
})

export const Room = z.object({
  code: RoomCode,
  name: z.string(),
  world: WorldId,
  /** Address for joining; it asks for the PIN if there is one. */
  link: z.string(),
  hasPin: z.boolean(),
  /** Initial language of joining phones; null to keep theirs. */
  language: z.nullable(Look.language),
  theme: z.nullable(Look.theme),
  /** Whether popups and offers are suppressed on its phones. */
  quiet: z.boolean(),
  quota: z.int(),
  expiresAt: Time,
  people: z.array(RoomPerson),
})
export type Room = z.infer<typeof Room>

export const listRooms = endpoint({
  ...op,
  name: 'control.rooms',
  method: 'GET',
  path: '/__control/rooms',
  summary: 'Lists the open rooms.',
  reply: z.array(Room),
})

export const openRoom = endpoint({
  ...op,
  name: 'control.openRoom',
  method: 'POST',
  path: '/__control/rooms',
  summary: 'Opens a room over a world: several phones join by its code and share the state.',
  body: z.strictObject({
    world: WorldId,
    name: z._default(line(0, 60), ''),
    pin: z.optional(z.string().check(z.regex(/^\d{4,8}$/))),
    quota: z._default(wholeNumber(1, ROOM_LIMITS.people), 10),
    hours: z._default(wholeNumber(1, ROOM_LIMITS.hours), 8),
    language: z.optional(Look.language),
    theme: z.optional(Look.theme),
    quiet: z._default(z.boolean(), false),
  }),
  reply: Room,
  status: 201,
})

export const getRoom = endpoint({
  ...op,
  name: 'control.room',
  method: 'GET',
  path: '/__control/rooms/:code',
  summary: 'Returns one room with the people in it.',
  params,
  reply: Room,
})

export const closeRoom = endpoint({
  ...op,
  name: 'control.closeRoom',
  method: 'DELETE',
  path: '/__control/rooms/:code',
  summary: 'Closes a room: its phones are notified, and its world stays with the host.',
  params,
  reply: z.object({ closed: z.literal(true) }),
})
