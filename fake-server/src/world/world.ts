// Aggregate root of one tenant: everything a handler may access, bound to the generation in which its call began.
import { type MerchantCode, platformError } from '@understudy/contracts'
import type { Span } from './clock.ts'
import type { WorldDatabase } from './database.ts'
import { WorldEvents } from './events.ts'
import { Generation, type RepositoryFactory } from './generation.ts'
import { hostClock } from './host-clock.ts'
import type { ResponseCache } from './response-cache.ts'
import { SCHEMA_VERSION } from './schema.ts'
import type { WorldSetting } from './settings.ts'
import { Tape } from './tape.ts'
import type { Tapes } from './tapes.ts'
import { closeDatabase, imageOf } from './unlinked-files.ts'

export type { Origin, RepositoryFactory } from './generation.ts'

/** What survives a reset or restore of a world, and its current generation. */
interface Lasting {
  readonly id: string
  readonly durable: boolean
  readonly tape: Tape
  readonly events: WorldEvents
  readonly madeAt: number
  usedAt: number
  readonly templateAnswers: ResponseCache
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
  readonly #lasting: Lasting
  /** The generation a call is bound to, see `forCall`; undefined for the world itself. */
  readonly #bound: Generation | undefined
  /** While a cacheable answer is being built: the interval in which it is valid, narrowed by each question about time. */
  #span: Span | undefined

  private constructor(lasting: Lasting, bound?: Generation) {
    this.#lasting = lasting
    this.#bound = bound
  }

  /** @throws WorldDamaged when the database lacks state that every world has */
  static over(
    id: string,
    db: WorldDatabase,
    { tapes, ...options }: { durable: boolean; templateAnswers: ResponseCache; tapes?: Tapes },
  ): World {
    const now = hostClock.now()
    return new World({
      id,
      ...options,
      tape: new Tape(tapes),
      events: new WorldEvents(),
      madeAt: now,
      usedAt: now,
      generation: new Generation(db, options.templateAnswers),
      ended: false,
      lastTurn: Promise.resolve(),
    })
  }

  /** Switches to another database, for a reset or restore. */
  adopt(db: WorldDatabase): void {
    const { generation: before } = this.#lasting
    this.#lasting.generation = new Generation(db, this.#lasting.templateAnswers)
    if (before.db.$client === db.$client) return
    // The garbage collector does not see SQLite's memory, so the old database must be closed explicitly.
    before.writes.whenIdle(() => closeDatabase(before.db))
  }

  /**
   * A view of the world for one call, bound to the current generation. Every access throws once the world has another
   * generation (`overtakenBy`), so that no call writes partly to each.
   */
  forCall(): World {
    return new World(this.#lasting, this.#lasting.generation)
  }

  /** Why a call must stop: its world was reset, restored or deleted meanwhile; undefined while it may go on. */
  get overtakenBy(): 'world.reset' | 'world.unknown' | undefined {
    if (!this.#bound) return undefined
    if (this.#lasting.ended) return 'world.unknown'
    return this.#bound === this.#lasting.generation ? undefined : 'world.reset'
  }

  get #now(): Generation {
    const code = this.overtakenBy
    if (code !== undefined) throw platformError(code)
    return this.#bound ?? this.#lasting.generation
  }

  get id() {
    return this.#lasting.id
  }
  get durable() {
    return this.#lasting.durable
  }
  get tape() {
    return this.#lasting.tape
  }
  get events() {
    return this.#lasting.events
  }
  /** Host time, epoch ms. */
  get madeAt() {
    return this.#lasting.madeAt
  }
  /** Host time of the last call, epoch ms; decides which world is evicted. */
  get usedAt() {
    return this.#lasting.usedAt
  }
  set usedAt(time: number) {
    this.#lasting.usedAt = time
  }
  /** Response cache shared by all worlds of a template whose catalogue is unchanged. */
  get templateAnswers() {
    return this.#lasting.templateAnswers
  }

  get db() {
    return this.#now.db
  }
  get origin() {
    return this.#now.origin
  }
  get clock() {
    this.#refuseTimeless('the time')
    return this.#now.clock
  }
  get random() {
    this.#refuseTimeless('chance')
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
    return SCHEMA_VERSION
  }

  /** Signing key of this world; generated on first use, never exposed. */
  secret(): Uint8Array {
    return this.#now.secret()
  }

  now(): number {
    return this.clock.now()
  }

  /** Whether a moment has come. A cacheable answer may ask about time only so and by what builds on it. */
  hasCome(moment: number): boolean {
    const hasCome = this.#now.clock.now() >= moment
    if (this.#span && hasCome) this.#span.from = Math.max(this.#span.from, moment)
    if (this.#span && !hasCome) this.#span.until = Math.min(this.#span.until, moment)
    return hasCome
  }

  /** The latest of the moments that have come, negative infinity if none has; see `hasCome`. */
  lastCome(moments: readonly (number | null)[]): number {
    const come = moments.map((moment) => (moment !== null && this.hasCome(moment) ? moment : Number.NEGATIVE_INFINITY))
    return Math.max(...come)
  }

  /**
   * How many intervals of `length` milliseconds have begun since a moment, negative before it. A cacheable answer may
   * ask this, as it reduces to `hasCome` of the latest interval and of the next.
   */
  stepsSince(moment: number, length: number): number {
    const beginOf = (step: number) => Math.ceil(moment + step * length)
    let step = Math.floor((this.#now.clock.now() - moment) / length)
    // With a fractional length the division may be off by one at the start of an interval.
    while (!this.hasCome(beginOf(step))) step -= 1
    while (this.hasCome(beginOf(step + 1))) step += 1
    return step
  }

  /**
   * Builds a cacheable value, which may depend only on the data and on which moments have come: reading the clock or the
   * random source throws. Returns the value with the interval of time in which it is valid.
   */
  withoutTime<T>(work: () => T): { value: T; span: Span } {
    const outer = this.#span
    const span = outer ?? { from: Number.NEGATIVE_INFINITY, until: Number.POSITIVE_INFINITY }
    this.#span = span
    try {
      return { value: work(), span }
    } finally {
      this.#span = outer
    }
  }

  #refuseTimeless(what: string): void {
    if (this.#span) throw new Error(`An answer that is kept until something is written depends on ${what}`)
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
    const turn = this.#lasting.lastTurn.then(work, work)
    this.#lasting.lastTurn = turn
    return turn
  }

  /** The cache for answers that depend on the catalogue: the template's, or the world's own once its catalogue changed. */
  get answers(): { kept: ResponseCache; edition: number } {
    return this.#now.answers
  }

  /** The whole database as bytes. */
  serialize(): Buffer {
    return imageOf(this.#now.db)
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
    this.#lasting.ended = true
    this.tape.clear()
    this.close()
  }

  /** Hands the world over to another process: listeners are told to reconnect, calls in flight get `world.unknown`. */
  leave(): void {
    this.events.move()
    this.#lasting.ended = true
    this.tape.clear()
    this.close()
  }

  close(): void {
    closeDatabase(this.#lasting.generation.db)
  }
}
