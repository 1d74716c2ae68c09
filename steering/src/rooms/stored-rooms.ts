import { THEMES } from '@understudy/contracts/client-config'
import { LANGUAGE_CODES } from '@understudy/contracts/languages'
import * as z from 'zod/mini'

const Person = z.object({
  id: z.string(),
  ticket: z.string(),
  actor: z.nullable(z.string()),
  device: z.string(),
  address: z.string(),
  joinedAt: z.int(),
  seenAt: z.int(),
})
const StoredRoom = z.object({
  code: z.string(),
  name: z.string(),
  world: z.string(),
  quota: z.int(),
  expiresAt: z.int(),
  joined: z.int(),
  look: z._default(
    z.object({ language: z.nullable(z.enum(LANGUAGE_CODES)), theme: z.nullable(z.enum(THEMES)), quiet: z.boolean() }),
    { language: null, theme: null, quiet: false },
  ),
  /** Base64 digest of the pin; null without one. */
  pin: z.nullable(z.string()),
  people: z.array(Person),
})
export type StoredRoom = z.infer<typeof StoredRoom>

/** Keeps the rooms of durable worlds over a restart: a port of the host. */
export interface RoomStore {
  read(): StoredRoom[]
  write(rooms: StoredRoom[]): void
}

/** The rooms in a stored text; a malformed one counts as empty, as rooms are quickly opened again. */
export function roomsIn(text: string): StoredRoom[] {
  try {
    const parsed = z.safeParse(z.array(StoredRoom), JSON.parse(text))
    return parsed.success ? parsed.data : []
  } catch {
    return []
  }
}
