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

/** How long a call may hold up a world that is to leave; one that takes longer finds it gone. Milliseconds. */
const PATIENCE = 5_000
/** How long a call waits for a world whose process does not let it go, milliseconds. */
const GIVE_UP = 10_000
const PAUSE = 50
/** How long a process that has given everything away tells so, milliseconds. */
const LINGER = 1_000

/** The process leaves: the call has to be made to another one. */
export class MovedAway extends Error {
  override readonly name = 'MovedAway'
}

/** The process that has the world neither answers nor has ended. */
export class WorldHeld extends Error {
  override readonly name = 'WorldHeld'
}

/**
 * Several processes that share their worlds. A world is in one of them at a time; whichever is called for it brings it
 * here first, so that a proxy that sends the calls of a world to one process makes it fast, and one that does not makes
 * nothing wrong.
 */
export class Fleet implements Others {
  readonly registry: Registry
  readonly #peers: Peers
  readonly rooms: RoomsAside
  readonly #luggage: LuggageRoom
  readonly #visits = new Visits()
  /** Worlds on their way out, and in. */
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

  /** Whether another process of the fleet says it. */
  knows(authorization: string | undefined): boolean {
    const [given, wanted] = [Buffer.from(authorization ?? ''), Buffer.from(`Bearer ${this.#token}`)]
    return given.length === wanted.length && timingSafeEqual(given, wanted)
  }

  /** Called once, before anything is served. */
  serve(worlds: Worlds, rooms: Rooms): void {
    this.#worlds = worlds
    this.#roomsHere = rooms
  }

  /** Whether the process is on its way out: it takes no world in and makes none. */
  get isLeaving(): boolean {
    return this.#isLeaving
  }

  /**
   * Brings a world here and holds it until the given function is called; undefined where there is no such world.
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

  /** Gives a world to whoever takes it next. False where it is not here. */
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

  /** Puts every world of this process into the shared folder; calls for them are sent away from then on. */
  async drain(): Promise<void> {
    this.#isLeaving = true
    await Promise.all(this.#coming.values())
    await Promise.all(this.registry.mine().map((id) => this.handOver(id)))
    // Whoever still calls learns that it is leaving, rather than being hung up on.
    await new Promise((resolve) => setTimeout(resolve, LINGER))
  }

  get name(): string {
    return this.registry.me.name
  }

  ask(path: string): Promise<{ name: string; answer: unknown }[]> {
    return this.#peers.all(path)
  }

  /** Worlds in memory that wait in the shared folder for their next call, as a list shows them. */
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

  /** Whether the world is here now; several calls that ask for it at once fetch it once. */
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
      // What this process has no room for another one may have.
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
    // It may have been deleted by the call that was waited for.
    if (!this.registry.isMine(id)) return
    if (!this.#worlds.isLive(id)) {
      this.#worlds.departResting(id)
      this.registry.put(id)
      return
    }
    const world = this.#worlds.find(id)
    if (!world) return
    const details = { ...detailsOf(world), room: this.#worlds.roomOf(id) }
    // First to the disk: where that fails, the world stays.
    this.#luggage.put(id, this.#worlds.pack(world))
    this.#roomsHere.depart(world)
    this.#worlds.depart(world)
    this.registry.put(id, details)
  }
}
