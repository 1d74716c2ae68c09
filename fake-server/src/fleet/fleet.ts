import { timingSafeEqual } from 'node:crypto'
import { join } from 'node:path'
import { type KeptRoom, keptRoomIn, type RoomsAside } from '../control/kept-rooms.ts'
import type { Others } from '../control/others.ts'
import type { Rooms } from '../control/rooms.ts'
import { detailsOf } from '../control/world-summary.ts'
import type { Worlds } from '../world/worlds.ts'
import { LuggageRoom } from './luggage.ts'
import { Peers } from './peers.ts'
import type { Registry } from './registry.ts'
import { Visits } from './visits.ts'

/** How long a departing world waits for calls in flight, milliseconds; slower calls get `world.unknown`. */
const PATIENCE = 5_000
/** How long a call waits for another process to release its world, milliseconds. */
const GIVE_UP = 10_000
const PAUSE = 50
/** How long a process keeps answering after it has released all worlds, milliseconds. */
const LINGER = 1_000

/** Thrown when this process is shutting down, so that the call must go to another one. */
export class MovedAway extends Error {
  override readonly name = 'MovedAway'
}

/** Thrown when the process that owns the world is alive but does not answer. */
export class WorldHeld extends Error {
  override readonly name = 'WorldHeld'
}

/**
 * Several processes that share their worlds. A world is in one process at a time; a process that gets a call for it
 * fetches it first. So routing a world's calls to one process makes them fast, but is not needed for correctness.
 */
export class Fleet implements Others {
  readonly registry: Registry
  readonly #peers: Peers
  readonly rooms: RoomsAside
  readonly #luggage: LuggageRoom
  readonly #visits = new Visits()
  /** Worlds that are departing or arriving. */
  readonly #leaving = new Map<string, Promise<void>>()
  readonly #coming = new Map<string, Promise<boolean>>()
  #worlds!: Worlds
  #roomsHere!: Rooms
  #isLeaving = false

  readonly #token: string

  constructor(folder: string, registry: Registry, token: string) {
    this.#token = token
    this.registry = registry
    this.#peers = new Peers(registry, token)
    this.#luggage = new LuggageRoom(join(folder, 'moving'))
    this.rooms = {
      read: () => [],
      keeps: () => true,
      write: (rooms: KeptRoom[]) => registry.keepRooms(rooms.map((room) => ({ ...room, json: JSON.stringify(room) }))),
    }
  }

  /** Whether a request comes from another process of the fleet. */
  knows(authorization: string | undefined): boolean {
    const [given, wanted] = [Buffer.from(authorization ?? ''), Buffer.from(`Bearer ${this.#token}`)]
    return given.length === wanted.length && timingSafeEqual(given, wanted)
  }

  /** Called once, before the server accepts calls. */
  serve(worlds: Worlds, rooms: Rooms): void {
    this.#worlds = worlds
    this.#roomsHere = rooms
  }

  /** Whether the process is shutting down: it neither fetches nor creates worlds. */
  get isLeaving(): boolean {
    return this.#isLeaving
  }

  /**
   * Fetches a world and holds it until the returned function is called; undefined when there is no such world.
   * @throws MovedAway, WorldHeld
   */
  async visit(id: string): Promise<(() => void) | undefined> {
    for (;;) {
      const leaving = this.#leaving.get(id)
      if (leaving) await leaving
      else if (this.#isHere(id)) return this.#begin(id)
      else if (this.#isLeaving) throw new MovedAway(`World ${id} has left this process.`)
      else if (!(await this.#fetched(id))) return undefined
    }
  }

  /** Releases a world for the next process that needs it. False when it is not here. */
  async handOver(id: string): Promise<boolean> {
    await this.#coming.get(id)
    const leaving = this.#leaving.get(id)
    if (leaving) {
      await leaving
      return true
    }
    if (!this.registry.isMine(id)) return false
    const left = this.#leave(id).finally(() => this.#leaving.delete(id))
    this.#leaving.set(id, left)
    await left
    return true
  }

  /** Moves every world of this process to the shared folder; calls for them are redirected from then on. */
  async drain(): Promise<void> {
    this.#isLeaving = true
    await Promise.all(this.#coming.values())
    await Promise.all(this.registry.mine().map((id) => this.handOver(id)))
    // Keeps answering for a while, so that late calls are redirected instead of refused connections.
    await new Promise((resolve) => setTimeout(resolve, LINGER))
  }

  get name(): string {
    return this.registry.me.name
  }

  ask(path: string): Promise<{ name: string; answer: unknown }[]> {
    return this.#peers.all(path)
  }

  /** Summaries of non-durable worlds that wait in the shared folder for their next call. */
  waiting(): object[] {
    return this.registry.restingInMemory().flatMap(({ details }) => (details === null ? [] : JSON.parse(details)))
  }

  #isHere(id: string): boolean {
    return this.#worlds.isLive(id) || this.registry.isMine(id)
  }

  #begin(id: string): () => void {
    this.#visits.begin(id)
    let isOver = false
    return () => {
      if (!isOver) this.#visits.end(id)
      isOver = true
    }
  }

  /** Makes sure the world is here; concurrent calls share one fetch. False when there is none. */
  #fetched(id: string): Promise<boolean> {
    const known = this.#coming.get(id)
    if (known) return known
    const coming = this.#fetch(id).finally(() => this.#coming.delete(id))
    this.#coming.set(id, coming)
    return coming
  }

  async #fetch(id: string): Promise<boolean> {
    for (let waited = 0; waited < GIVE_UP; waited += PAUSE) {
      const entry = this.registry.entry(id)
      if (!entry) return this.#worlds.hasFile(id) && this.registry.claim(id, true)
      if (entry.owner === this.registry.me.name) return true
      if (entry.owner === null) {
        if (this.registry.take(id)) return this.#unpack(id)
      } else if (this.registry.isAlive(entry.owner) && !(await this.#peers.letGo(entry.owner, id))) {
        await new Promise((resolve) => setTimeout(resolve, PAUSE))
      }
    }
    throw new WorldHeld(`World ${id} is held by another process, which does not answer.`)
  }

  #unpack(id: string): boolean {
    const luggage = this.#luggage.read(id)
    try {
      if (luggage) this.#worlds.arrive(id, luggage)
    } catch (error) {
      // This process is full; another one may have room.
      this.registry.put(id)
      throw error
    }
    this.#luggage.remove(id)
    const text = this.registry.roomOver(id)
    const world = text === undefined ? undefined : this.#worlds.find(id)
    if (world && text !== undefined) this.#roomsHere.arrive(world, keptRoomIn(text))
    return true
  }

  async #leave(id: string): Promise<void> {
    await this.#visits.over(id, PATIENCE)
    // A call that was awaited may have deleted it.
    if (!this.registry.isMine(id)) return
    if (!this.#worlds.isLive(id)) {
      this.#worlds.departResting(id)
      this.registry.put(id)
      return
    }
    const world = this.#worlds.find(id)
    if (!world) return
    const details = { ...detailsOf(world), room: this.#worlds.roomOf(id) }
    // Written to disk first: if that fails, the world stays here.
    this.#luggage.put(id, this.#worlds.pack(world))
    this.#roomsHere.depart(world)
    this.#worlds.depart(world)
    this.registry.put(id, details)
  }
}
