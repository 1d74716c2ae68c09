import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { THEMES } from '@understudy/contracts/client-config'
import { LANGUAGE_CODES } from '@understudy/contracts/languages'
import * as z from 'zod/mini'
import { putWhole } from '../../files/whole-file.ts'

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

/** Stores the rooms of durable worlds in a file beside them, so that they survive a restart. */
export class RoomStore {
  readonly #file: string

  constructor(folder: string) {
    this.#file = join(folder, 'rooms.json')
  }

  /** Reads the file; a malformed one counts as empty, as rooms are quickly opened again. */
  read(): StoredRoom[] {
    const parsed = z.safeParse(z.array(StoredRoom), jsonIn(this.#file))
    return parsed.success ? parsed.data : []
  }

  write(rooms: StoredRoom[]): void {
    if (rooms.length > 0 || existsSync(this.#file)) putWhole(this.#file, JSON.stringify(rooms))
  }
}

function jsonIn(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}
