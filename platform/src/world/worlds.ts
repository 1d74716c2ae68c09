// Registry of all tenants: creation from templates, lookup, reset, fork, restore, eviction of the idlest (LRU).
import { MINUTE } from '@understudy/contracts/durations'
import { hostClock } from '../shared/host-clock.ts'
import { hostRandom } from '../shared/host-random.ts'
import { Stores } from '../shared/stores.ts'
import { catalogueStore } from '../storage/catalogue.ts'
import {
  isDamage,
  LARGEST_WORLD,
  openDatabase,
  orClosed,
  takeImage,
  type WorldDatabase,
  withoutJournal,
} from '../storage/database.ts'
import { WorldFileRefused } from '../storage/schema.ts'
import type { Snapshots } from '../storage/snapshots.ts'
import { readState } from '../storage/state.ts'
import type { AsideWorld, BuildInChild, Origin, Snapshot, TemplateStore, WorldStore } from '../storage/world-stores.ts'
import { Tapes } from '../tape/tapes.ts'
import { Clock } from './clock.ts'
import { begin, beginElsewhere } from './first-moment.ts'
import { World } from './world.ts'
import { type PackedWorld, TooManyWorlds, WorldExists, type WorldRequest, type WorldsOptions } from './world-request.ts'

export { TooManyWorlds, type WorldRequest } from './world-request.ts'

/** How many lines of its tape a packed world keeps. */
const CALLS_PACKED = 1_000
/** How long a world must have been idle before it may be evicted for a new one, ms. */
const IDLE_LIMIT = 10 * MINUTE

export class Worlds {
  readonly templates: TemplateStore
  /** Everything that holds memory per world registers here with its size. */
  readonly stores: Stores
  /** Whether a world stays open however long it is idle; set by who holds some. */
  isHeld: (worldId: string) => boolean = () => false
  readonly #tapes = new Tapes()
  readonly #durable: WorldStore
  readonly #snapshots: Snapshots
  readonly #limit: number
  readonly #keepsAll: boolean
  readonly #idPrefix: string
  readonly #beginAgain: (begun: World, before: World) => void
  readonly #beginOf: (scenario: string, startAt: number) => number
  readonly #warn: (sentence: string) => void
  readonly #live = new Map<string, World>()
  /** Durable worlds whose database is closed but whose tape and listeners are kept; the longest idle first. */
  readonly #resting = new Map<string, World>()

  constructor(options: WorldsOptions) {
    this.templates = options.templates
    this.stores = options.stores ?? new Stores()
    this.stores.register(this.#tapes)
    this.stores.register(catalogueStore)
    this.#durable = options.durable
    this.#snapshots = options.snapshots
    this.#snapshots.sweep((id) => this.#durable.has(id) || this.#durable.aside(id).length > 0)
    this.stores.register(this.#snapshots)
    this.stores.register({
      name: 'worlds',
      bytes: () => [...this.#live.values()].reduce((sum, world) => sum + world.bytes(), 0),
      entries: () => this.#live.size,
      limit: options.limit * LARGEST_WORLD,
    })
    this.#limit = options.limit
    this.#keepsAll = options.keepsAll ?? false
    this.#idPrefix = options.idPrefix ?? ''
    this.#beginAgain = options.beginAgain ?? (() => undefined)
    this.#beginOf = options.beginOf ?? ((_scenario, startAt) => startAt)
    this.#warn = options.warn ?? console.warn
    this.#checkFiles()
  }

  /** Sets aside at the start what cannot be opened, so that no call comes upon it first. */
  #checkFiles(): void {
    for (const id of this.#durable.ids())
      try {
        this.#orAside(id, () => this.#durable.check(id))
      } catch (error) {
        this.#warn(`The file of world ${id} cannot be read: ${(error as Error).message}`)
      }
  }

  /** Worlds whose database is open. */
  get size() {
    return this.#live.size
  }

  /** The worlds whose database is open. */
  living(): World[] {
    return [...this.#live.values()]
  }

  /** Ids of the durable worlds whose database is closed. */
  closed(): string[] {
    return this.#durable.ids().filter((id) => !this.#live.has(id))
  }

  /** Whether its database is open. */
  isLive(id: string): boolean {
    return this.#live.has(id)
  }

  /** Whether there is a file of a durable world with that id. */
  hasFile(id: string): boolean {
    return this.#durable.has(id)
  }

  /** Changes whenever the file of a closed world does; undefined when the world is open or does not exist. */
  stampOf(id: string): { changedAt: number; bytes: number } | undefined {
    return this.#live.has(id) || !this.#durable.has(id) ? undefined : this.#durable.stampOf(id)
  }

  /**
   * Reads from a closed durable world without opening it for calls; undefined when it cannot be opened.
   */
  glance<T>(id: string, read: (world: World) => T): T | undefined {
    return this.#orAside(id, () => {
      const world = this.#opened(id, this.#durable.glance(id))
      try {
        return read(world)
      } finally {
        world.close()
      }
    })
  }

  /** Finds a world, opening the file of a durable one if needed; undefined when there is none or it cannot be opened. */
  find(id: string): World | undefined {
    const live = this.#live.get(id)
    if (live) {
      live.usedAt = hostClock.now()
      return live
    }
    if (!this.#durable.has(id)) return undefined
    this.#makeRoom()
    return this.#orAside(id, () => this.#wake(id))
  }

  /** Whether an id is in use, so that a new world cannot have it. */
  isTaken(id: string): boolean {
    return this.#live.has(id) || this.#durable.has(id) || this.#durable.aside(id).length > 0
  }

  /** The worlds that could not be opened and were set aside: those of one id, or all. */
  aside(id?: string): AsideWorld[] {
    return this.#durable.aside(id)
  }

  /** Sets the file of a world aside that turned out to be damaged or of another build, and closes the world. */
  setAside(id: string, problem: Error): void {
    const world = this.#live.get(id)
    this.#live.delete(id)
    this.#resting.delete(id)
    world?.end()
    const file = this.#durable.setAside(id, problem instanceof WorldFileRefused ? problem.build : 'damaged')
    this.#warn(`World ${id} cannot be opened and was set aside as worlds/${file}: ${problem.message}`)
  }

  /** Builds the template of a world without blocking other calls; `create` would build it synchronously. */
  prepare(request: WorldRequest, build?: BuildInChild): Promise<void> {
    return this.templates.prepare(this.#originOf(request), build)
  }

  /** Rebuilds the template of a world if it was evicted, so that a reset blocks nobody. */
  prepareReset({ origin }: World): Promise<void> {
    return this.templates.prepare(origin)
  }

  /** @throws WorldExists; TooManyWorlds */
  create(request: WorldRequest): World {
    const { id = this.#newId(), durable } = request
    this.#refuseTaken(id)
    this.#makeRoom()
    const world = this.#register(id, this.#begun(this.#originOf(request), request.clock), durable)
    world.tape.begin()
    return world
  }

  #originOf({ scenario, seed, startAt }: WorldRequest): Origin {
    return { scenario, seed, startAt: this.#beginOf(scenario, startAt ?? hostClock.now()) }
  }

  /** Returns a world to what it was made as; calls in flight throw `world.reset` from then on. */
  reset(world: World): void {
    this.#replace(world, this.#asMade(world))
    world.tape.clear()
    world.tape.begin()
  }

  /** Opens a copy of a world as it was made for reading, and closes it afterwards; `prepareReset` comes first. */
  async asBegun<T>(world: World, read: (begun: World) => Promise<T>): Promise<T> {
    const begun = this.#worldOver(world.id, this.#asMade(world), false)
    try {
      return await read(begun)
    } finally {
      begun.close()
    }
  }

  fork(world: World): World {
    this.#makeRoom()
    const fork = this.#register(this.#newId(), openDatabase(withoutJournal(world.serialize())), world.durable)
    // The fork's own tape does not hold the calls made before.
    if (world.tape.count === 0) fork.tape.begin(world.tape.steps ?? null)
    return fork
  }

  /**
   * Creates a world from an image of another server. The image must have been validated; only its clock is checked here.
   * `settle` adapts the database to its new id before any call can reach the world.
   * @throws WorldExists; TooManyWorlds; MomentRefused for a clock outside of what a world can have
   */
  open(
    image: Buffer,
    options: { id?: string; durable: boolean; settle: (db: WorldDatabase, id: string) => void },
  ): World {
    const { id = this.#newId(), durable, settle } = options
    this.#refuseTaken(id)
    this.#makeRoom()
    const db = openDatabase(withoutJournal(image))
    orClosed(db, () => {
      settle(db, id)
      beginElsewhere(db)
    })
    return this.#register(id, db, durable)
  }

  /** Packs a world in memory, which ends with the process, for `reopen`. */
  pack(world: World): PackedWorld {
    return {
      image: world.serialize(),
      snapshots: this.#snapshots.packed(world),
      calls: world.tape.list(CALLS_PACKED),
    }
  }

  /** Opens a packed world. @throws WorldExists; TooManyWorlds; WorldFileRefused when a newer build wrote it */
  reopen(id: string, { image, snapshots, calls }: PackedWorld): World {
    this.#refuseTaken(id)
    this.#makeRoom()
    const world = this.#register(id, openDatabase(Buffer.from(image)), false)
    this.#snapshots.unpack(id, snapshots)
    world.tape.continue(calls)
    return world
  }

  remove(world: World): void {
    this.#live.delete(world.id)
    world.end()
    this.#forget(world.id)
  }

  /**
   * Deletes the files of a world that could not be opened, and its snapshots unless another world has its id by now; false
   * when there are none.
   */
  removeAside(id: string): boolean {
    if (this.aside(id).length === 0) return false
    this.#durable.removeAside(id)
    if (!this.#live.has(id) && !this.#durable.has(id)) this.#forget(id)
    return true
  }

  snapshots(world: World): readonly Snapshot[] {
    return this.#snapshots.of(world)
  }

  takeSnapshot(world: World, label: string): Snapshot {
    return this.#snapshots.take(world, label)
  }

  restore(world: World, snapshotId: string): boolean {
    const snapshot = this.snapshots(world).find(({ id }) => id === snapshotId)
    const image = this.#snapshots.image(world, snapshotId)
    if (!snapshot || !image) return false
    const db = openDatabase(withoutJournal(image))
    orClosed(db, () => readState(db).set('clock', Clock.startingAt(snapshot.takenAt, world.clock.state)))
    this.#replace(world, db)
    return true
  }

  close(): void {
    for (const world of this.#live.values()) world.end()
    this.#live.clear()
  }

  /** Opens a database in memory at the first moment of a world. */
  #begun(origin: Origin, clock: 'running' | 'frozen'): WorldDatabase {
    const db = openDatabase(this.templates.for(origin))
    orClosed(db, () => begin(db, origin, clock))
    return db
  }

  /** Opens a database in memory that is what the world was made as. */
  #asMade(world: World): WorldDatabase {
    const db = this.#begun(world.origin, world.clock.state)
    orClosed(db, () => this.#beginAgain(World.over(world.id, db, { durable: false }), world))
    return db
  }

  /** A second world of an id would leave the first one open and unreachable. */
  #refuseTaken(id: string): void {
    if (this.#live.has(id) || this.#durable.has(id)) throw new WorldExists(`There is a world ${id} already.`)
  }

  /** Replaces a world's database; when the new one cannot be written, the world stays as it was. */
  #replace(world: World, next: WorldDatabase): void {
    // The name and notes that somebody gave the world survive a reset or restore.
    orClosed(next, () => readState(next).set('about', readState(world.db).get('about') ?? null))
    if (!world.durable) {
      world.adopt(next)
      return
    }
    const image = takeImage(next)
    let isOpen = true
    try {
      this.#durable.put(world.id, image, () => {
        // A checkpoint that fails must do so while the old file is still open.
        world.db.$client.pragma('wal_checkpoint(TRUNCATE)')
        world.close()
        isOpen = false
      })
    } finally {
      if (!isOpen) {
        // If it cannot be opened now, the next call tries again.
        this.#live.delete(world.id)
        this.#resting.set(world.id, world)
        this.#wake(world.id)
      }
    }
  }

  /** Registers a world over a database, writing a durable one to its file. */
  #register(id: string, db: WorldDatabase, asked: boolean): World {
    const durable = asked || this.#keepsAll
    if (durable) this.#durable.put(id, takeImage(db))
    const world = this.#worldOver(id, durable ? this.#durable.open(id) : db, durable)
    this.#live.set(id, world)
    return world
  }

  #wake(id: string): World {
    const world = this.#opened(id, this.#durable.open(id))
    world.usedAt = hostClock.now()
    this.#resting.delete(id)
    this.#live.set(id, world)
    return world
  }

  /** Opens a durable world over its database, continuing the resting object if there is one. */
  #opened(id: string, db: WorldDatabase): World {
    const resting = this.#resting.get(id)
    if (!resting) return this.#worldOver(id, db, true)
    resting.adopt(db)
    return resting
  }

  #worldOver(id: string, db: WorldDatabase, durable: boolean): World {
    return orClosed(db, () => World.over(id, db, { durable, tapes: this.#tapes }))
  }

  #orAside<T>(id: string, work: () => T): T | undefined {
    try {
      return work()
    } catch (error) {
      if (!isDamage(error) && !(error instanceof WorldFileRefused)) throw error
      this.setAside(id, error)
      return undefined
    }
  }

  /** Evicts the world that has been idle longest: a durable one is closed until its next call, any other is deleted. */
  #makeRoom(): void {
    if (this.#live.size < this.#limit) return
    const [idle] = [...this.#live.values()]
      .filter((world) => !world.inUse && !this.isHeld(world.id))
      .sort((a, b) => a.usedAt - b.usedAt)
    if (!idle || hostClock.now() - idle.usedAt < IDLE_LIMIT)
      throw new TooManyWorlds(
        `${this.#limit} worlds are in use; delete one or wait until one has been idle for ten minutes.`,
      )
    this.#live.delete(idle.id)
    if (idle.durable) this.#rest(idle)
    else {
      idle.end()
      this.#snapshots.forget(idle.id)
    }
  }

  #rest(world: World): void {
    world.close()
    this.#resting.set(world.id, world)
    const [longest] = this.#resting.keys()
    if (this.#resting.size > this.#limit && longest !== undefined) this.#resting.delete(longest)
  }

  #forget(id: string): void {
    this.#resting.delete(id)
    this.#durable.remove(id)
    this.#snapshots.forget(id)
  }

  #newId = (): string => `${this.#idPrefix}w${hostRandom.shortId()}`
}
