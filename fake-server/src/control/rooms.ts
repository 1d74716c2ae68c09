import { createHash, timingSafeEqual } from 'node:crypto'
import { control } from '@understudy/contracts'
import { WorldEvents } from '../world/events.ts'
import { machine } from '../world/machine.ts'
import type { World } from '../world/world.ts'
import type { Worlds } from '../world/worlds.ts'
import { Attempts } from './attempts.ts'
import { ControlProblem } from './problem.ts'
import { forPhones } from './stream.ts'

const { ROOM_LIMITS } = control
const HOUR = 3_600_000
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
/** A phone that was not seen for this long gives its place to one that wants to come in. */
const LEFT_AFTER = HOUR / 2

export interface RoomWish {
  name: string
  pin?: string | undefined
  quota: number
  hours: number
}

interface Person {
  id: string
  ticket: string
  actor: string | null
  device: string
  joinedAt: number
  seenAt: number
  /** Open streams of its screens. */
  streams: number
}

export interface OpenRoom {
  readonly code: string
  readonly name: string
  readonly world: World
  readonly quota: number
  readonly expiresAt: number
  /** What the phones are told: what happens to the world, and that the room is gone. */
  readonly events: WorldEvents
  readonly people: Map<string, Person>
  readonly pin: Buffer | undefined
  readonly attempts: Attempts
  readonly stop: () => void
}

export type Entry =
  | { result: 'in'; room: OpenRoom; ticket: string }
  | { result: 'unknown' | 'closed-to-you' }
  | { result: 'full' | 'pin-wanted' | 'pin-wrong'; room: OpenRoom }

/**
 * Rooms put several phones into one world. They live in the memory of the process and end with it, as their phones'
 * tickets do; the worlds stay. All times are the machine's.
 */
export class Rooms {
  readonly #rooms = new Map<string, OpenRoom>()
  /** Codes that lead nowhere, by address: whoever tries many is not looking for a friend. */
  readonly #misses = new Attempts({ limit: 30, within: HOUR })

  constructor(worlds: Worlds) {
    worlds.roomOf = (id) => this.#over(id)?.code ?? null
  }

  list(): OpenRoom[] {
    for (const room of this.#rooms.values()) if (machine.now() >= room.expiresAt) this.close(room)
    return [...this.#rooms.values()]
  }

  find(code: string): OpenRoom | undefined {
    const room = this.#rooms.get(code)
    if (!room || machine.now() < room.expiresAt) return room
    this.close(room)
    return undefined
  }

  open(world: World, { name, pin, quota, hours }: RoomWish): OpenRoom {
    const present = this.#over(world.id)
    if (present)
      throw new ControlProblem(409, 'room.exists', 'There is a room', `The world has the room ${present.code} already.`)
    if (this.list().length >= ROOM_LIMITS.rooms)
      throw new ControlProblem(503, 'limit.rooms', 'Too many rooms', `${ROOM_LIMITS.rooms} rooms are open; close one.`)
    const events = new WorldEvents()
    const room: OpenRoom = {
      ...{ code: this.#newCode(), name, world, quota, events, people: new Map() },
      expiresAt: machine.now() + hours * HOUR,
      pin: pin === undefined ? undefined : digest(pin),
      attempts: new Attempts({ limit: ROOM_LIMITS.wrongPins, within: HOUR }),
      stop: world.events.listen((event) => {
        if (event.type === 'gone') this.close(room)
        else if (forPhones(event)) events.tell(event)
      }),
    }
    this.#rooms.set(room.code, room)
    return room
  }

  /** Tells the phones; what they hold opens nothing any more. */
  close(room: OpenRoom): void {
    if (!this.#rooms.delete(room.code)) return
    room.stop()
    room.events.tell({ type: 'gone' })
  }

  /** Somebody at the door: with a ticket of the room, or with its pin, or to be asked for it. */
  enter(
    code: string,
    visitor: { ticket?: string | undefined; pin?: string | undefined; address: string; agent: string },
  ): Entry {
    const { address, agent } = visitor
    if (this.#misses.isSpent(address)) return { result: 'closed-to-you' }
    const room = this.find(code)
    if (!room) {
      this.#misses.note(address)
      return { result: 'unknown' }
    }
    const known = visitor.ticket === undefined ? undefined : room.people.get(visitor.ticket)
    if (known) return { result: 'in', room, ticket: known.ticket }
    if (room.pin) {
      if (room.attempts.isSpent(address)) return { result: 'closed-to-you' }
      if (visitor.pin === undefined) return { result: 'pin-wanted', room }
      if (!timingSafeEqual(digest(visitor.pin), room.pin)) {
        room.attempts.note(address)
        return { result: room.attempts.isSpent(address) ? 'closed-to-you' : 'pin-wrong', room }
      }
    }
    if (room.people.size >= room.quota && !this.#makePlace(room)) return { result: 'full', room }
    const now = machine.now()
    const ticket = machine.bytes(24).toString('base64url')
    const person = { id: machine.shortId(), ticket, actor: null, device: deviceOf(agent), joinedAt: now, seenAt: now }
    room.people.set(ticket, { ...person, streams: 0 })
    this.#tellPresence(room)
    return { result: 'in', room, ticket }
  }

  /** The room a phone is in, by its cookie `CODE.ticket`. */
  of(cookie: string | undefined): { room: OpenRoom; person: Person } | undefined {
    if (cookie === undefined) return undefined
    const dot = cookie.indexOf('.')
    const room = dot > 0 ? this.find(cookie.slice(0, dot)) : undefined
    const person = room?.people.get(cookie.slice(dot + 1))
    return room && person ? { room, person } : undefined
  }

  /** A call of a phone was answered; `actor` is who it is logged in as, undefined where the call does not say. */
  saw({ room, person }: { room: OpenRoom; person: Person }, actor: string | null | undefined): void {
    person.seenAt = machine.now()
    if (actor === undefined || actor === person.actor) return
    person.actor = actor
    this.#tellPresence(room)
  }

  /** A screen follows the room until the given function is called. */
  follow({ room, person }: { room: OpenRoom; person: Person }): () => void {
    person.streams += 1
    person.seenAt = machine.now()
    this.#tellPresence(room)
    return () => {
      person.streams -= 1
      person.seenAt = machine.now()
      this.#tellPresence(room)
    }
  }

  #over(worldId: string): OpenRoom | undefined {
    return this.list().find(({ world }) => world.id === worldId)
  }

  #newCode(): string {
    const code = [...machine.bytes(6)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('')
    return this.#rooms.has(code) ? this.#newCode() : code
  }

  #makePlace(room: OpenRoom): boolean {
    const gone = [...room.people.values()]
      .filter(({ streams, seenAt }) => streams === 0 && machine.now() - seenAt > LEFT_AFTER)
      .sort((a, b) => a.seenAt - b.seenAt)[0]
    return gone !== undefined && room.people.delete(gone.ticket)
  }

  /** Also heard by who watches the world itself: the host. */
  #tellPresence({ world, people }: OpenRoom): void {
    world.events.tell({ type: 'presence', people: people.size })
  }
}

const digest = (pin: string) => createHash('sha256').update(pin).digest()

const DEVICES: readonly [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Macintosh|Mac OS X/, 'Mac'],
  [/Linux|X11|CrOS/, 'Linux'],
]

/** What a phone calls itself. */
const deviceOf = (agent: string) => DEVICES.find(([mark]) => mark.test(agent))?.[1] ?? 'Browser'
