// Registry of all tenants: creation from templates, lookup, reset, fork, restore, eviction of the idlest (LRU).
import { join } from 'node:path'
import { ALONE, type Claims } from './claims.ts'
import { Clock } from './clock.ts'
import { isDamage, LARGEST_WORLD, openDatabase, type WorldDatabase, withoutJournal } from './database.ts'
import { begin, beginElsewhere } from './first-moment.ts'
import { hostClock } from './host-clock.ts'
import { hostRandom } from './host-random.ts'
import { rewind } from './rewind.ts'
import { type Snapshot, Snapshots } from './snapshots.ts'
import { readState } from './state.ts'
import { Stores } from './stores.ts'
import { Tapes } from './tapes.ts'
import type { Templates } from './templates.ts'
import { closeDatabase, orClosed, takeImage, UnlinkedFiles } from './unlinked-files.ts'
import { type Origin, World } from './world.ts'
import { WorldFiles } from './world-files.ts'
import { type Luggage, TooManyWorlds, type WorldRequest, type WorldsOptions, WorldTaken } from './world-request.ts'

export { TooManyWorlds, type WorldRequest } from './world-request.ts'

/** Lines of the tape that a world takes along. */
const CALLS_TAKEN = 1_000
/** A world idle for this long may make room for a new one. */
const IDLE_LIMIT = 10 * 60_000

export class Worlds {
  readonly templates: Templates
  /** Where whatever is kept per world says how much it is. */
  readonly stores: Stores
  /** Code of the room over a world; who keeps the rooms sets it. */
  roomOf: (worldId: string) => string | null = () => null
  readonly #tapes = new Tapes()
  readonly #claims: Claims
  readonly #files: WorldFiles
  readonly #unlinked: UnlinkedFiles
  readonly #snapshots: Snapshots
  readonly #limit: number
  readonly #beginOf: (scenario: string, startAt: number) => number
  readonly #warn: (sentence: string) => void
  readonly #live = new Map<string, World>()
  /** Durable worlds whose database is closed, with what of them lives in memory only; the longest idle first. */
  readonly #resting = new Map<string, World>()

  constructor(options: WorldsOptions) {
    this.templates = options.templates
    this.stores = options.stores ?? new Stores()
    this.stores.register(this.#tapes)
    this.#claims = options.claims ?? ALONE
    this.#files = new WorldFiles(join(options.dataDir, 'worlds'), this.#claims.isAlone)
    this.#unlinked = new UnlinkedFiles(join(options.ownDir ?? options.dataDir, 'open'))
    this.#snapshots = new Snapshots(join(options.dataDir, 'snapshots'), options.snapshotBytes)
    if (this.#claims.isAlone)
      this.#snapshots.sweep((id) => this.#files.has(id) || this.#files.damagedFiles(id).length > 0)
    this.stores.register(this.#snapshots)
    this.stores.register({
      name: 'worlds',
      bytes: () => [...this.#live.values()].reduce((sum, world) => sum + world.bytes(), 0),
      entries: () => this.#live.size,
      limit: options.limit * LARGEST_WORLD,
    })
    this.#limit = options.limit
    this.#beginOf = options.beginOf ?? ((_scenario, startAt) => startAt)
    this.#warn = options.warn ?? console.warn
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
    return this.#files.ids().filter((id) => !this.#live.has(id) && this.#claims.mayRead(id))
  }

  /** Whether its database is open. */
  isLive(id: string): boolean {
    return this.#live.has(id)
  }

  /** Whether it is durable and has its file. */
  hasFile(id: string): boolean {
    return this.#files.has(id)
  }

  /** Changes whenever the file of a closed world does; undefined where the world is open, or no more. */
  stampOf(id: string): { changedAt: number; bytes: number } | undefined {
    return this.#live.has(id) || !this.#files.has(id) ? undefined : this.#files.stampOf(id)
  }

  /**
   * Reads a durable world that is closed, and leaves it closed; undefined where its file is damaged.
   * Throws WorldFileRefused for a file of another build.
   */
  glance<T>(id: string, read: (world: World) => T): T | undefined {
    return this.#unlessDamaged(id, () => {
      const world = this.#opened(id, this.#files.glance(id))
      try {
        return read(world)
      } finally {
        world.close()
      }
    })
  }

  /** The world of that id, opening its file when it is a durable one not yet open; undefined where it is damaged. */
  find(id: string): World | undefined {
    const live = this.#live.get(id)
    if (live) {
      live.usedAt = hostClock.now()
      return live
    }
    if (!this.#files.has(id) || !this.#claims.isMine(id)) return undefined
    this.#makeRoom()
    return this.#unlessDamaged(id, () => this.#wake(id))
  }

  /** Whether a new world may not have that id. */
  isTaken(id: string): boolean {
    return (
      this.#live.has(id) || this.#claims.isTaken(id) || this.#files.has(id) || this.#files.damagedFiles(id).length > 0
    )
  }

  /** Names of the damaged files that were set aside, in the folder of the worlds: those of one world, or all. */
  damagedFiles(id?: string): string[] {
    return this.#files.damagedFiles(id)
  }

  /** Takes the file of a world that turned out to be damaged out of the way, and lets go of the world. */
  setAside(id: string, problem: Error): void {
    const world = this.#live.get(id)
    this.#live.delete(id)
    this.#resting.delete(id)
    world?.end()
    const file = this.#files.setAside(id)
    this.#warn(`The file of world ${id} is damaged (${problem.message}); it was set aside as worlds/${file}.`)
  }

  /** Builds what a world will be made of without holding up other calls; `create` works without it, too. */
  prepare(request: WorldRequest): Promise<void> {
    return this.templates.prepare(this.#originOf(request))
  }

  /** Builds again what a world was made of, where it is no longer there, so that a reset holds nobody up. */
  prepareReset({ origin }: World): Promise<void> {
    return this.templates.prepare(origin)
  }

  create(request: WorldRequest): World {
    this.#makeRoom()
    const { id = this.#newId(), durable } = request
    return this.#register(id, this.#begun(this.#originOf(request), request.clock, durable), durable)
  }

  #originOf({ scenario, seed, startAt }: WorldRequest): Origin {
    return { scenario, seed, startAt: this.#beginOf(scenario, startAt ?? hostClock.now()) }
  }

  /** Back to the first moment of the same world; calls under way throw `world.reset` from then on. */
  reset(world: World): void {
    if (!rewind(world, this.templates.for(world.origin), () => this.remove(world)))
      this.#replace(world, this.#begun(world.origin, world.clock.state, world.durable))
    world.tape.clear()
  }

  /** Lets somebody read the first moment of a world, which `prepareReset` has built, and lets go of it. */
  async asBegun<T>(world: World, read: (begun: World) => Promise<T>): Promise<T> {
    const begun = this.#worldOver(world.id, this.#begun(world.origin, 'frozen', false), false)
    try {
      return await read(begun)
    } finally {
      begun.close()
    }
  }

  fork(world: World): World {
    this.#makeRoom()
    return this.#register(this.#newId(), this.#ready(world.serialize(), world.durable), world.durable)
  }

  /**
   * A new world of an image from elsewhere, which must have been checked: only a clock that no world can have is
   * still refused (MomentRefused). `settle` makes it its own before anybody can reach it; it is told the id, which must be free where it is given.
   */
  open(
    image: Buffer,
    options: { id?: string; durable: boolean; settle: (db: WorldDatabase, id: string) => void },
  ): World {
    this.#makeRoom()
    const { id = this.#newId(), durable, settle } = options
    const db = this.#ready(image, durable)
    orClosed(db, () => {
      settle(db, id)
      beginElsewhere(db)
    })
    return this.#register(id, db, durable)
  }

  /** What another process needs to go on with a world; a durable one's file is brought to its last word. */
  pack(world: World): Luggage {
    const calls = world.tape.list(CALLS_TAKEN)
    if (!world.durable) return { image: world.serialize(), snapshots: this.#snapshots.packed(world), calls }
    world.db.$client.pragma('wal_checkpoint(TRUNCATE)')
    return { image: null, snapshots: [], calls }
  }

  /** Lets a packed world go: calls that are still under way find it gone. */
  depart(world: World): void {
    this.#live.delete(world.id)
    world.leave()
    this.#snapshots.drop(world.id)
  }

  /** A durable world that rests here rests for another process now. */
  departResting(id: string): void {
    this.#resting.delete(id)
  }

  /** Takes a world in that another process let go. Throws TooManyWorlds, and WorldFileRefused for one of a newer build. */
  arrive(id: string, { image, snapshots, calls }: Luggage): void {
    if (image) {
      this.#makeRoom()
      this.#live.set(id, this.#worldOver(id, this.#ready(image, false), false))
    }
    this.#snapshots.unpack(id, snapshots)
    this.find(id)?.tape.continue(calls)
  }

  remove(world: World): void {
    this.#live.delete(world.id)
    world.end()
    this.#forget(world.id)
  }

  /** Removes the damaged files of a world that could not be opened, and what was kept of it; false where there are none. */
  removeDamaged(id: string): boolean {
    if (this.damagedFiles(id).length === 0) return false
    this.#forget(id)
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
    const db = this.#ready(image, world.durable)
    orClosed(db, () => readState(db).set('clock', Clock.startingAt(snapshot.takenAt, world.clock.state)))
    this.#replace(world, db)
    return true
  }

  close(): void {
    for (const world of this.#live.values()) world.end()
    this.#live.clear()
  }

  /** An image as the database of a world; that of a durable one is made ready in memory, and then becomes its file. */
  #ready(image: Buffer, durable: boolean, imageName?: string): WorldDatabase {
    const whole = withoutJournal(image)
    return durable ? openDatabase(whole) : this.#unlinked.open(whole, imageName)
  }

  /** The first moment of a world. */
  #begun(origin: Origin, clock: 'running' | 'frozen', durable: boolean): WorldDatabase {
    const template = this.templates.for(origin)
    const db = this.#ready(template.image, durable, template.key)
    orClosed(db, () => begin(db, origin, clock, template))
    return db
  }

  /** Gives a world another database; where that cannot be kept, the world stays as it was. */
  #replace(world: World, next: WorldDatabase): void {
    // What somebody calls it is no part of the state that went.
    orClosed(next, () => readState(next).set('about', readState(world.db).get('about') ?? null))
    if (!world.durable) {
      world.adopt(next)
      return
    }
    const image = takeImage(next)
    let isOpen = true
    try {
      this.#files.put(world.id, image, () => {
        // What cannot be written is found out while the old file still has its handle.
        world.db.$client.pragma('wal_checkpoint(TRUNCATE)')
        world.close()
        isOpen = false
      })
    } finally {
      if (!isOpen) {
        // Where it cannot be opened now, the next call tries again.
        this.#live.delete(world.id)
        this.#resting.set(world.id, world)
        this.#wake(world.id)
      }
    }
  }

  /** A world over a database, which becomes its file where it is to last. */
  #register(id: string, db: WorldDatabase, durable: boolean): World {
    if (!this.#claims.claim(id, durable)) {
      closeDatabase(db)
      throw new WorldTaken(`There is a world ${id} already.`)
    }
    if (durable) this.#files.put(id, takeImage(db))
    const world = this.#worldOver(id, durable ? this.#files.open(id) : db, durable)
    this.#live.set(id, world)
    return world
  }

  #wake(id: string): World {
    const world = this.#opened(id, this.#files.open(id))
    world.usedAt = hostClock.now()
    this.#resting.delete(id)
    this.#live.set(id, world)
    return world
  }

  /** A durable world over its database; one that rests goes on as the same one. */
  #opened(id: string, db: WorldDatabase): World {
    const resting = this.#resting.get(id)
    if (!resting) return this.#worldOver(id, db, true)
    resting.adopt(db)
    return resting
  }

  #worldOver(id: string, db: WorldDatabase, durable: boolean): World {
    return orClosed(db, () => {
      const templateAnswers = this.templates.answersOf(readState(db).get('template') as string)
      return World.over(id, db, { durable, templateAnswers, tapes: this.#tapes })
    })
  }

  #unlessDamaged<T>(id: string, work: () => T): T | undefined {
    try {
      return work()
    } catch (error) {
      if (!isDamage(error)) throw error
      this.setAside(id, error)
      return undefined
    }
  }

  /** Lets the world go that has been idle longest: a durable one rests until its next call, any other one is gone. */
  #makeRoom(): void {
    if (this.#live.size < this.#limit) return
    const [idle] = [...this.#live.values()]
      .filter((world) => !world.inUse && this.roomOf(world.id) === null)
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
      this.#claims.forget(idle.id)
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
    this.#files.remove(id)
    this.#snapshots.forget(id)
    this.#claims.forget(id)
  }
  #newId = (): string => `w${hostRandom.shortId()}`
}
