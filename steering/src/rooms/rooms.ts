import { control, type LanguageCode } from '@understudy/contracts'
import { HOUR } from '@understudy/contracts/durations'
import { DEFAULT_WORLD } from '@understudy/platform/binding/world-of.ts'
import { areEqual, sha256 } from '@understudy/platform/shared/digests.ts'
import { hostClock } from '@understudy/platform/shared/host-clock.ts'
import { hostRandom } from '@understudy/platform/shared/host-random.ts'
import { readState } from '@understudy/platform/storage/state.ts'
import { WorldEvents } from '@understudy/platform/world/events.ts'
import type { World } from '@understudy/platform/world/world.ts'
import type { Worlds } from '@understudy/platform/world/worlds.ts'
import { LRUCache } from 'lru-cache'
import { AttemptLimit } from '../access/rate-limit.ts'
import { ControlProblem } from '../api/control-problem.ts'
import { forPhones } from '../worlds/event-stream.ts'
import type { RoomStore, StoredRoom } from './stored-rooms.ts'

const { ROOM_LIMITS } = control
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
/** A phone that was not seen for this long may be displaced by a new one. */
const LEFT_AFTER = HOUR / 2
/** The same for a phone that was admitted and then never made a call, so that one visitor cannot hold all places. */
const UNUSED_AFTER = 60_000
/** Event streams of one phone: as many as a browser keeps open to one server. */
const STREAMS_PER_PHONE = 6
/** How many keys a room remembers; the one unused for longest is evicted first. */
const VISITOR_KEYS = 1_000
/** Key of the kernel state that marks a world as guarded (reachable with a ticket only); its value is the world's id. */
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

/** What the host prescribes for the phones of a room; null leaves it to each phone. */
export interface RoomLook {
  language: LanguageCode | null
  theme: 'light' | 'dark' | null
  /** Suppresses unsolicited popups and offers. */
  quiet: boolean
}

interface Person {
  id: string
  ticket: string
  actor: string | null
  device: string
  joinedAt: number
  seenAt: number
  /** Number of open event streams of its screens. */
  streams: number
  /** IP address invented for the phone, so that phones behind one router do not share rate limits. */
  address: string
}

export interface OpenRoom {
  readonly code: string
  readonly name: string
  readonly world: World
  readonly quota: number
  readonly look: RoomLook
  readonly expiresAt: number
  /** Listeners of the phones: events of the world, and the end of the room. */
  readonly events: WorldEvents
  readonly people: Map<string, Person>
  readonly pin: Buffer | undefined
  /** Wrong pins, by key or by address. */
  readonly attempts: AttemptLimit
  /** Keys issued with the pin form; wrong pins are counted by key. */
  readonly visitorKeys: LRUCache<string, true>
  /** Number of keys issued to each address. */
  readonly keysGiven: AttemptLimit
  /** Number of phones admitted so far. */
  joined: number
  readonly stop: () => void
}

interface RoomsOptions {
  codePrefix?: string | undefined
  /** Warns the operator of the server, one sentence at a time. */
  warn: (sentence: string) => void
}

/** A phone that wants to enter. */
export interface Visitor {
  /** From the cookie of an admitted phone. */
  ticket?: string | undefined
  /** From the pin form. */
  visitorKey?: string | undefined
  pin?: string | undefined
  /** Whether the visitor has confirmed that it wants to enter, or needs not to. A correct pin confirms as well. */
  confirmed: boolean
  address: string
  agent: string
}

export type Entry =
  /** `first` when the phone was not in the room before. */
  | { result: 'in'; room: OpenRoom; ticket: string; first: boolean }
  | { result: 'unknown' }
  /** Without a room when the address has tried too many codes. */
  | { result: 'closed-to-you'; room?: OpenRoom }
  | { result: 'full' | 'unconfirmed'; room: OpenRoom }
  | { result: 'pin-wanted' | 'pin-wrong'; room: OpenRoom; visitorKey: string | undefined }

/**
 * Rooms put several phones into one world. A room lasts as long as its world: that of a durable world survives a restart
 * together with its tickets, that of any other world ends with the process. All times are host times.
 */
export class Rooms {
  readonly #store: RoomStore
  readonly #codePrefix: string
  readonly #rooms = new Map<string, OpenRoom>()
  /** Rate limit of unknown room codes, by address, against guessing. */
  readonly #misses = new AttemptLimit({ limit: 30, within: HOUR })
  readonly #guarded = new Set<string>()

  /** @param options `codePrefix`: what new codes begin with */
  constructor(worlds: Worlds, store: RoomStore, { codePrefix = '', warn }: RoomsOptions) {
    this.#codePrefix = codePrefix.toUpperCase()
    worlds.isHeld = (id) => this.#over(id) !== undefined
    this.#store = store
    for (const room of store.read())
      try {
        const world = room.expiresAt > hostClock.now() ? worlds.find(room.world) : undefined
        if (world) this.#again(world, room)
      } catch (error) {
        warn(`The room ${room.code} is not open, as its world ${room.world} cannot be: ${(error as Error).message}`)
      }
  }

  /** Call before the worlds are closed at shutdown, so that closing them does not end their rooms. */
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

  /** Opens a room. @throws ControlProblem 409 when the world has one */
  open(world: World, { name, pin, quota, hours, language, theme, quiet }: RoomOptions): OpenRoom {
    const present = this.#over(world.id)
    if (present)
      throw new ControlProblem(409, 'room.exists', 'There is a room', `The world has the room ${present.code} already.`)
    if (this.list().length >= ROOM_LIMITS.rooms)
      throw new ControlProblem(503, 'limit.rooms', 'Too many rooms', `${ROOM_LIMITS.rooms} rooms are open; close one.`)
    const room = this.#begin({
      code: this.#newCode(),
      name,
      world,
      quota,
      people: new Map(),
      joined: 0,
      look: { language: language ?? null, theme: theme ?? null, quiet },
      expiresAt: hostClock.now() + hours * HOUR,
      pin: pin === undefined ? undefined : sha256(pin),
    })
    try {
      if (pin !== undefined || world.id !== DEFAULT_WORLD) this.#guard(world)
      this.#keep(room)
    } catch (error) {
      // A room that cannot be stored would be gone after a restart, so it is not opened at all.
      room.stop()
      this.#rooms.delete(room.code)
      throw error
    }
    return room
  }

  #again(world: World, { people, pin, ...facts }: StoredRoom): void {
    const returning = people.map((person): [string, Person] => [person.ticket, { ...person, streams: 0 }])
    const digested = pin === null ? undefined : Buffer.from(pin, 'base64')
    this.#begin({ ...facts, world, pin: digested, people: new Map(returning) })
  }

  /** The room of a world as it is stored, for `reopen`. */
  storedOver(world: World): StoredRoom | undefined {
    const room = this.#over(world.id)
    return room && storedForm(room)
  }

  /** Opens a stored room again, unless its time is over. */
  reopen(world: World, stored: StoredRoom | undefined): void {
    if (stored && stored.expiresAt > hostClock.now()) this.#again(world, stored)
  }

  /** Stores the rooms of durable worlds if this is one of them. */
  #keep({ world }: OpenRoom): void {
    if (!world.durable) return
    this.#store.write([...this.#rooms.values()].filter((room) => room.world.durable).map(storedForm))
  }

  #begin(
    facts: Pick<OpenRoom, 'code' | 'name' | 'world' | 'quota' | 'look' | 'expiresAt' | 'pin' | 'people' | 'joined'>,
  ) {
    const { world } = facts
    const events = new WorldEvents()
    const room: OpenRoom = {
      ...facts,
      events,
      attempts: new AttemptLimit({ limit: ROOM_LIMITS.wrongPins, within: HOUR }),
      visitorKeys: new LRUCache({ max: VISITOR_KEYS }),
      keysGiven: new AttemptLimit({ limit: ROOM_LIMITS.people, within: HOUR }),
      stop: world.events.listen((event) => {
        if (event.type === 'closed') this.close(room)
        else if (forPhones(event)) events.emit(event)
      }),
    }
    this.#rooms.set(room.code, room)
    return room
  }

  /**
   * Whether a world is guarded, so that it is reachable with a ticket only: it has a room, or had one. The default world,
   * which calls reach without naming it, is guarded only by a room with a pin.
   */
  isGuarded(world: World): boolean {
    return this.#guarded.has(world.id) || readState(world.db).get(GUARD) === world.id
  }

  /** The code of the room open on a world. */
  codeOf(worldId: string): string | null {
    return this.#over(worldId)?.code ?? null
  }

  hasRoom(world: World): boolean {
    return this.#over(world.id) !== undefined
  }

  /** Also stored in the world, so that it survives a restart; a fork or capsule has another id and is not guarded. */
  #guard(world: World): void {
    this.#guarded.add(world.id)
    readState(world.db).set(GUARD, world.id)
  }

  /** Ends a room, tells its phones and invalidates their tickets. */
  close(room: OpenRoom): void {
    if (!this.#rooms.delete(room.code)) return
    room.stop()
    this.#keep(room)
    room.events.emit({ type: 'closed' })
  }

  /** Admits a phone by its ticket or by the pin, or says that the pin is needed. */
  enter(code: string, visitor: Visitor): Entry {
    const { address, agent, pin } = visitor
    const room = this.find(code)
    // An admitted phone stays in, however many wrong pins came from its address.
    const existing = visitor.ticket === undefined ? undefined : room?.people.get(visitor.ticket)
    if (room && existing) return { result: 'in', room, ticket: existing.ticket, first: false }
    if (this.#misses.isSpent(address)) return { result: 'closed-to-you' }
    if (!room) {
      this.#misses.note(address)
      return { result: 'unknown' }
    }
    if (room.pin) {
      const visitorKey =
        visitor.visitorKey !== undefined && room.visitorKeys.get(visitor.visitorKey) ? visitor.visitorKey : undefined
      const counted = visitorKey ?? address
      if (room.attempts.isSpent(counted)) return { result: 'closed-to-you', room }
      if (pin === undefined)
        return { result: 'pin-wanted', room, visitorKey: visitorKey ?? this.#newVisitorKey(room, address) }
      if (!areEqual(sha256(pin), room.pin)) {
        room.attempts.note(counted)
        if (room.attempts.isSpent(counted)) return { result: 'closed-to-you', room }
        return { result: 'pin-wrong', room, visitorKey: visitorKey ?? this.#newVisitorKey(room, address) }
      }
    }
    if (!room.pin && !visitor.confirmed) return { result: 'unconfirmed', room }
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

  /** Issues a key for the pin form, by which wrong pins are counted per phone. An address gets a few an hour. */
  #newVisitorKey(room: OpenRoom, address: string): string | undefined {
    if (room.keysGiven.isSpent(address)) return undefined
    room.keysGiven.note(address)
    const visitorKey = hostRandom.bytes(24).toString('base64url')
    room.visitorKeys.set(visitorKey, true)
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

  /** Records a call of a phone; `actor` is the member it is logged in as, undefined when the call does not tell. */
  saw({ room, person }: { room: OpenRoom; person: Person }, actor: string | null | undefined): void {
    person.seenAt = hostClock.now()
    if (actor === undefined || actor === person.actor) return
    person.actor = actor
    this.#emitPresence(room)
  }

  /** Subscribes a screen to the room and returns the function that unsubscribes; undefined when the phone has too many. */
  follow({ room, person }: { room: OpenRoom; person: Person }): (() => void) | undefined {
    if (person.streams >= STREAMS_PER_PHONE) return undefined
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
    const drawn = [...hostRandom.bytes(6)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('')
    const code = (this.#codePrefix + drawn).slice(0, drawn.length)
    return this.#rooms.has(code) ? this.#newCode() : code
  }

  /** Removes the phone that has been away longest. */
  #makePlace(room: OpenRoom): boolean {
    const departed = [...room.people.values()]
      .filter(({ streams, seenAt, joinedAt }) => {
        const isUnused = seenAt === joinedAt
        return streams === 0 && hostClock.now() - seenAt > (isUnused ? UNUSED_AFTER : LEFT_AFTER)
      })
      .sort((a, b) => a.seenAt - b.seenAt)[0]
    return departed !== undefined && room.people.delete(departed.ticket)
  }

  /** Emits a change of the room, on the world's stream as well, which the host watches. */
  #emitPresence({ world, people }: OpenRoom): void {
    world.events.emit({ type: 'presence', people: people.size })
  }
}

/** An address of the carrier-grade NAT range (100.64.0.0/10). */
const addressOf = (seat: number) => `100.64.${Math.floor(seat / 250) % 256}.${(seat % 250) + 1}`

const DEVICES: readonly [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Macintosh|Mac OS X/, 'Mac'],
  [/Linux|X11|CrOS/, 'Linux'],
]

/** Device name from the user agent. */
const deviceOf = (agent: string) => DEVICES.find(([mark]) => mark.test(agent))?.[1] ?? 'Browser'

const storedForm = ({ world, pin, people, code, name, quota, look, expiresAt, joined }: OpenRoom): StoredRoom => ({
  code,
  name,
  world: world.id,
  quota,
  look,
  expiresAt,
  joined,
  pin: pin?.toString('base64') ?? null,
  people: [...people.values()].map(({ streams: _streams, ...person }) => person),
})
