// Aggregate root of one tenant: everything a handler may access, bound to the generation in which its call began.
import { type MerchantCode, platformError } from '@understudy/contracts'
import { hostClock } from '../shared/host-clock.ts'
import type { WorldDatabase } from '../storage/database.ts'
import { schemaVersion } from '../storage/schema.ts'
import { Tape } from '../tape/tape.ts'
import type { Tapes } from '../tape/tapes.ts'
import { WorldEvents } from './events.ts'
import { Generation, type RepositoryFactory } from './generation.ts'
import type { WorldSetting } from './settings.ts'

export type { RepositoryFactory } from './generation.ts'

/** What survives a reset or restore of a world, and its current generation. */
interface SharedState {
  readonly id: string
  readonly durable: boolean
  readonly isBeingSeeded: boolean
  readonly tape: Tape
  readonly events: WorldEvents
  readonly madeAt: number
  usedAt: number
  generation: Generation
  ended: boolean
  /** Tail of the queue of `inTurn`. */
  lastTurn: Promise<unknown>
}

/**
 * A whole platform: data, time, randomness, settings, faults, outbox and tape.
 * Handlers access all of these through this object only.
 */
export class World {
  readonly #shared: SharedState
  /** The generation a call is bound to, see `forCall`; undefined for the world itself. */
  readonly #bound: Generation | undefined

  private constructor(shared: SharedState, bound?: Generation) {
    this.#shared = shared
    this.#bound = bound
  }

  /** @throws WorldDamaged when the database lacks state that every world has */
  static over(
    id: string,
    db: WorldDatabase,
    { tapes, ...options }: { durable: boolean; isBeingSeeded?: boolean; tapes?: Tapes },
  ): World {
    const now = hostClock.now()
    const { isBeingSeeded = false } = options
    return new World({
      id,
      ...options,
      isBeingSeeded,
      tape: new Tape(tapes),
      events: new WorldEvents(),
      madeAt: now,
      usedAt: now,
      generation: isBeingSeeded ? new Generation(db) : Generation.withSecret(db),
      ended: false,
      lastTurn: Promise.resolve(),
    })
  }

  /** Switches to another database, for a reset or restore. */
  adopt(db: WorldDatabase): void {
    const { generation: before } = this.#shared
    this.#shared.generation = Generation.withSecret(db)
    // The garbage collector does not see SQLite's memory, so the old database must be closed explicitly.
    before.writes.whenIdle(() => before.db.$client.close())
  }

  /**
   * A view of the world for one call, bound to the current generation. Every access throws once the world has another
   * generation (`overtakenBy`), so that no call writes partly to each.
   */
  forCall(): World {
    return new World(this.#shared, this.#shared.generation)
  }

  /** Why a call must stop: its world was reset, restored or deleted meanwhile; undefined while it may go on. */
  get overtakenBy(): 'world.reset' | 'world.unknown' | undefined {
    if (!this.#bound) return undefined
    if (this.#shared.ended) return 'world.unknown'
    return this.#bound === this.#shared.generation ? undefined : 'world.reset'
  }

  get #now(): Generation {
    const code = this.overtakenBy
    if (code !== undefined) throw platformError(code)
    return this.#bound ?? this.#shared.generation
  }

  get id() {
    return this.#shared.id
  }
  get durable() {
    return this.#shared.durable
  }
  /** Whether its data is still being loaded, so that nothing follows from it yet. */
  get isBeingSeeded() {
    return this.#shared.isBeingSeeded
  }
  get tape() {
    return this.#shared.tape
  }
  get events() {
    return this.#shared.events
  }
  /** Host time, epoch ms. */
  get madeAt() {
    return this.#shared.madeAt
  }
  /** Host time of the last call, epoch ms; decides which world is evicted. */
  get usedAt() {
    return this.#shared.usedAt
  }
  set usedAt(time: number) {
    this.#shared.usedAt = time
  }
  get db() {
    return this.#now.db
  }
  get origin() {
    return this.#now.origin
  }
  get clock() {
    return this.#now.clock
  }
  get random() {
    return this.#now.random
  }
  get faults() {
    return this.#now.faults
  }
  get outbox() {
    return this.#now.outbox
  }
  /** Records what a call writes. */
  get writes() {
    return this.#now.writes
  }
  get setting(): Readonly<WorldSetting> {
    return this.#now.setting
  }
  get merchant(): MerchantCode {
    return this.#now.setting.merchant
  }
  get schemaVersion() {
    return schemaVersion()
  }

  /** Signing key of this world, never exposed. */
  secret(): Uint8Array {
    return this.#now.secret()
  }

  now(): number {
    return this.clock.now()
  }

  hasCome(moment: number): boolean {
    return this.now() >= moment
  }

  change(setting: Partial<WorldSetting>): void {
    this.#now.change(setting)
  }

  /** Returns the repository of a feature for this world. */
  use<R>(factory: RepositoryFactory<R>): R {
    return this.#now.use(factory)
  }

  /** Runs writes as one transaction, rolling back in-memory state too; a nested call is a savepoint. */
  transaction<T>(work: () => T): T {
    return this.#now.transaction(work)
  }

  /**
   * Serializes asynchronous work (which awaits the hash of a password, say), so that what it checked still holds when it
   * acts.
   */
  inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#shared.lastTurn.then(work, work)
    this.#shared.lastTurn = turn
    return turn
  }

  /** The whole database as bytes. */
  serialize(): Buffer {
    return this.#now.db.$client.serialize()
  }

  /** Bytes of the database. */
  bytes(): number {
    const size = (pragma: string) => this.#now.db.$client.pragma(pragma, { simple: true }) as number
    return size('page_count') * size('page_size')
  }

  /** Whether it has listeners or a call in flight. */
  get inUse(): boolean {
    return this.events.hasListeners || this.writes.isWatched
  }

  /** Ends the world: tells its listeners and closes its database. */
  end(): void {
    this.events.emit({ type: 'closed' })
    this.#shared.ended = true
    this.tape.clear()
    this.close()
  }

  close(): void {
    this.#shared.generation.db.$client.close()
  }
}
