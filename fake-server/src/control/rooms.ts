import { createHash, timingSafeEqual } from 'node:crypto'
import { control, type LanguageCode } from '@understudy/contracts'
import { DEFAULT_WORLD } from '../binding/world-names.ts'
import { WorldEvents } from '../world/events.ts'
import { hostClock } from '../world/host-clock.ts'
import { hostRandom } from '../world/host-random.ts'
import { readState } from '../world/state.ts'
import type { World } from '../world/world.ts'
import type { Worlds } from '../world/worlds.ts'
import { Attempts } from './attempts.ts'
import type { KeptRoom, RoomsAside } from './kept-rooms.ts'
import { ControlProblem } from './problem.ts'
import { forPhones } from './stream.ts'

const { ROOM_LIMITS } = control
const HOUR = 3_600_000
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
/** A phone that was not seen for this long gives its place to one that wants to come in. */
const LEFT_AFTER = HOUR / 2
/** Keys that a room remembers; the oldest is forgotten first. */
const VISITOR_KEYS = 1_000
/** The kernel's row that says a world is reached with a ticket only; its value is the world's id. */
const GUARD = 'guarded'

export interface RoomOptions {
  name: string
  pin?: string | undefined
  quota: number
  hours: number
  language?: LanguageCode | undefined
  theme?: 'light' | 'dark' | undefined
  quiet: boolean
}

/** What a host wishes for the phones of a room; null where it is the phone's own. */
export interface RoomLook {
  language: LanguageCode | null
  theme: 'light' | 'dark' | null
  /** Popups and offers nobody asked for stay away. */
  quiet: boolean
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
  /** The phone's own in this room: phones behind one router do not use up each other's limits. */
  address: string
}

export interface OpenRoom {
  readonly code: string
  readonly name: string
  readonly world: World
  readonly quota: number
  readonly look: RoomLook
  readonly expiresAt: number
  /** What the phones are told: what happens to the world, and that the room is gone. */
  readonly events: WorldEvents
  readonly people: Map<string, Person>
  readonly pin: Buffer | undefined
  /** Wrong pins, by phone at the door or by address. */
  readonly attempts: Attempts
  /** Keys in the forms of phones that were asked for the pin, the newest last: wrong pins are counted by key. */
  readonly visitorKeys: Set<string>
  /** How many keys each address was given. */
  readonly keysGiven: Attempts
  /** Phones that have come in so far. */
  joined: number
  readonly stop: () => void
}

/** Who stands at the door. */
export interface Visitor {
  /** From the cookie of a phone that has been let in. */
  ticket?: string | undefined
  /** From the form of a phone that has been asked for the pin. */
  visitorKey?: string | undefined
  pin?: string | undefined
  address: string
  agent: string
}

export type Entry =
  /** `first` where the phone was not in before. */
  | { result: 'in'; room: OpenRoom; ticket: string; first: boolean }
  | { result: 'unknown' }
  /** Without a room where the address has tried too many codes. */
  | { result: 'closed-to-you'; room?: OpenRoom }
  | { result: 'full'; room: OpenRoom }
  | { result: 'pin-wanted' | 'pin-wrong'; room: OpenRoom; visitorKey: string | undefined }

/**
 * Rooms put several phones into one world. A room lasts as long as its world: over a durable one it is there after a
 * restart, and its phones' tickets open it; over one in memory it ends with the process. All times are the machine's.
 */
export class Rooms {
  readonly #kept: RoomsAside
  readonly #rooms = new Map<string, OpenRoom>()
  /** Codes that lead nowhere, by address: whoever tries many is not looking for a friend. */
  readonly #misses = new Attempts({ limit: 30, within: HOUR })
  readonly #guarded = new Set<string>()

  constructor(worlds: Worlds, kept: RoomsAside) {
    worlds.roomOf = (id) => this.#over(id)?.code ?? null
    this.#kept = kept
    for (const room of kept.read()) {
      const world = room.expiresAt > hostClock.now() ? worlds.find(room.world) : undefined
      if (world) this.#again(world, room)
    }
  }

  /** Before the worlds are closed with the process: their end is not the end of the rooms over them. */
  rest(): void {
    for (const room of this.#rooms.values()) room.stop()
    this.#rooms.clear()
  }

  list(): OpenRoom[] {
    for (const room of this.#rooms.values()) if (hostClock.now() >= room.expiresAt) this.close(room)
    return [...this.#rooms.values()]
  }

  find(code: string): OpenRoom | undefined {
    const room = this.#rooms.get(code)
    if (!room || hostClock.now() < room.expiresAt) return room
    this.close(room)
    return undefined
  }

  /** @throws ControlProblem 409 where the world has a room */
  open(world: World, { name, pin, quota, hours, language, theme, quiet }: RoomOptions): OpenRoom {
    const present = this.#over(world.id)
    if (present)
      throw new ControlProblem(409, 'room.exists', 'There is a room', `The world has the room ${present.code} already.`)
    if (this.list().length >= ROOM_LIMITS.rooms)
      throw new ControlProblem(503, 'limit.rooms', 'Too many rooms', `${ROOM_LIMITS.rooms} rooms are open; close one.`)
    const room = this.#begin({
      ...{ code: this.#newCode(), name, world, quota, people: new Map(), joined: 0 },
      look: { language: language ?? null, theme: theme ?? null, quiet },
      expiresAt: hostClock.now() + hours * HOUR,
      pin: pin === undefined ? undefined : digest(pin),
    })
    if (pin !== undefined || world.id !== DEFAULT_WORLD) this.#guard(world)
    this.#keep(room)
    return room
  }

  #again(world: World, { people, pin, ...facts }: KeptRoom): void {
    const known = people.map((person): [string, Person] => [person.ticket, { ...person, streams: 0 }])
    const digested = pin === null ? undefined : Buffer.from(pin, 'base64')
    this.#begin({ ...facts, world, pin: digested, people: new Map(known) })
  }

  /** The room over a world that came from another process, where one was written down and is not over. */
  arrive(world: World, kept: KeptRoom | undefined): void {
    if (kept && kept.expiresAt > hostClock.now()) this.#again(world, kept)
  }

  /** Before a world goes to another process: its room goes too, and its phones ask again. */
  depart(world: World): void {
    const room = this.#over(world.id)
    if (!room) return
    this.#keep(room)
    room.stop()
    this.#rooms.delete(room.code)
    room.events.move()
  }

  /** Writes down the rooms that last, where this one does. */
  #keep({ world }: OpenRoom): void {
    if (!this.#kept.keeps(world)) return
    const rooms = [...this.#rooms.values()].filter((room) => this.#kept.keeps(room.world))
    this.#kept.write(
      rooms.map(({ code, name, world: { id }, quota, look, expiresAt, joined, pin, people }) => ({
        ...{ code, name, world: id, quota, look, expiresAt, joined },
        pin: pin?.toString('base64') ?? null,
        people: [...people.values()].map(({ streams: _streams, ...person }) => person),
      })),
    )
  }

  #begin(
    facts: Pick<OpenRoom, 'code' | 'name' | 'world' | 'quota' | 'look' | 'expiresAt' | 'pin' | 'people' | 'joined'>,
  ) {
    const { world } = facts
    const events = new WorldEvents()
    const room: OpenRoom = {
      ...facts,
      events,
      attempts: new Attempts({ limit: ROOM_LIMITS.wrongPins, within: HOUR }),
      visitorKeys: new Set<string>(),
      keysGiven: new Attempts({ limit: ROOM_LIMITS.people, within: HOUR }),
      stop: world.events.listen((event) => {
        if (event.type === 'closed') this.close(room)
        else if (forPhones(event)) events.emit(event)
      }),
    }
    this.#rooms.set(room.code, room)
    return room
  }

  /**
   * Whether a world is reached with a ticket only: it has a room over it, or had one. The default world, which anybody
   * reaches without naming it, is guarded by a room with a pin only.
   */
  isGuarded(world: World): boolean {
    return this.#guarded.has(world.id) || readState(world.db).get(GUARD) === world.id
  }

  hasRoom(world: World): boolean {
    return this.#over(world.id) !== undefined
  }

  /** Written down in the world too, so that it holds after a restart; a fork or a capsule has another id and is free. */
  #guard(world: World): void {
    this.#guarded.add(world.id)
    readState(world.db).set(GUARD, world.id)
  }

  /** Tells the phones; what they hold opens nothing any more. */
  close(room: OpenRoom): void {
    if (!this.#rooms.delete(room.code)) return
    room.stop()
    this.#keep(room)
    room.events.emit({ type: 'closed' })
  }

  /** Somebody at the door: with a ticket of the room, or with its pin, or to be asked for it. */
  enter(code: string, visitor: Visitor): Entry {
    const { address, agent, pin } = visitor
    const room = this.find(code)
    // Who is in already stays in, whatever others of the same address have tried.
    const known = visitor.ticket === undefined ? undefined : room?.people.get(visitor.ticket)
    if (room && known) return { result: 'in', room, ticket: known.ticket, first: false }
    if (this.#misses.isSpent(address)) return { result: 'closed-to-you' }
    if (!room) {
      this.#misses.note(address)
      return { result: 'unknown' }
    }
    if (room.pin) {
      const visitorKey =
        visitor.visitorKey !== undefined && room.visitorKeys.has(visitor.visitorKey) ? visitor.visitorKey : undefined
      const counted = visitorKey ?? address
      if (room.attempts.isSpent(counted)) return { result: 'closed-to-you', room }
      if (pin === undefined)
        return { result: 'pin-wanted', room, visitorKey: visitorKey ?? this.#newVisitorKey(room, address) }
      if (!timingSafeEqual(digest(pin), room.pin)) {
        room.attempts.note(counted)
        if (room.attempts.isSpent(counted)) return { result: 'closed-to-you', room }
        return { result: 'pin-wrong', room, visitorKey: visitorKey ?? this.#newVisitorKey(room, address) }
      }
    }
    if (room.people.size >= room.quota && !this.#makePlace(room)) return { result: 'full', room }
    const now = hostClock.now()
    const ticket = hostRandom.bytes(24).toString('base64url')
    const person = {
      id: hostRandom.shortId(),
      ticket,
      actor: null,
      device: deviceOf(agent),
      joinedAt: now,
      seenAt: now,
    }
    room.people.set(ticket, { ...person, streams: 0, address: addressOf(room.joined) })
    room.joined += 1
    this.#keep(room)
    this.#emitPresence(room)
    return { result: 'in', room, ticket, first: true }
  }

  /** Given to a phone that is asked for the pin: its wrong pins count for itself. An address gets a few an hour. */
  #newVisitorKey(room: OpenRoom, address: string): string | undefined {
    if (room.keysGiven.isSpent(address)) return undefined
    room.keysGiven.note(address)
    const visitorKey = hostRandom.bytes(24).toString('base64url')
    room.visitorKeys.add(visitorKey)
    const [oldest] = room.visitorKeys
    if (room.visitorKeys.size > VISITOR_KEYS && oldest !== undefined) room.visitorKeys.delete(oldest)
    return visitorKey
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
    person.seenAt = hostClock.now()
    if (actor === undefined || actor === person.actor) return
    person.actor = actor
    this.#emitPresence(room)
  }

  /** A screen follows the room until the given function is called. */
  follow({ room, person }: { room: OpenRoom; person: Person }): () => void {
    person.streams += 1
    person.seenAt = hostClock.now()
    this.#emitPresence(room)
    return () => {
      person.streams -= 1
      person.seenAt = hostClock.now()
      this.#emitPresence(room)
    }
  }

  #over(worldId: string): OpenRoom | undefined {
    return this.list().find(({ world }) => world.id === worldId)
  }

  #newCode(): string {
    const code = [...hostRandom.bytes(6)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('')
    return this.#rooms.has(code) ? this.#newCode() : code
  }

  #makePlace(room: OpenRoom): boolean {
    const gone = [...room.people.values()]
      .filter(({ streams, seenAt }) => streams === 0 && hostClock.now() - seenAt > LEFT_AFTER)
      .sort((a, b) => a.seenAt - b.seenAt)[0]
    return gone !== undefined && room.people.delete(gone.ticket)
  }

  /** Also heard by who watches the world itself: the host. */
  #emitPresence({ world, people }: OpenRoom): void {
    world.events.emit({ type: 'presence', people: people.size })
  }
}

/** An address of the range that carriers give to phones behind one router. */
const addressOf = (seat: number) => `100.64.${Math.floor(seat / 250) % 256}.${(seat % 250) + 1}`

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
