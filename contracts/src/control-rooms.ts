import * as z from 'zod/mini'
import { THEMES } from './client-config.ts'
import { op, WorldId } from './control-fields.ts'
import { endpoint } from './endpoint.ts'
import { line, Time, wholeNumber } from './fields.ts'
import { LANGUAGE_CODES } from './languages.ts'

/** Without letters and digits that are mistaken for each other. */
export const RoomCode = z.string().check(z.regex(/^[2-9A-HJ-NP-Z]{6}$/))
const params = z.strictObject({ code: RoomCode })
/** Rooms (ours): people at once, hours open, wrong pins until a room is closed to an address. */
export const ROOM_LIMITS = { people: 20, hours: 72, wrongPins: 10, rooms: 100 } as const

/** How a phone looks that comes in for the first time; afterwards both are its own affair. */
const Look = { language: z.enum(LANGUAGE_CODES), theme: z.enum(THEMES) }

export const Room = z.object({
  code: RoomCode,
  name: z.string(),
  world: WorldId,
  /** Where a phone goes to come in; with a pin it is asked for there. */
  link: z.string(),
  hasPin: z.boolean(),
  /** Null where phones come in their own. */
  language: z.nullable(Look.language),
  theme: z.nullable(Look.theme),
  /** Popups and offers nobody asked for stay away from its phones. */
  quiet: z.boolean(),
  quota: z.int(),
  expiresAt: Time,
  people: z.array(
    z.object({
      id: z.string(),
      /** The account the phone is logged in with; null for guests. */
      actor: z.nullable(z.string()),
      /** What the phone calls itself, `Android`, `iPhone`. */
      device: z.string(),
      joinedAt: Time,
      /** Machine time of its last call. */
      seenAt: Time,
      /** Its screen follows the world at this moment. */
      following: z.boolean(),
    }),
  ),
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
