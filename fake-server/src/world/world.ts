// Aggregate root of one tenant: everything a handler may touch, bound to the generation a call began with.
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

/** What stays when a world is reset or restored, and which generation it has now. */
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
  /** The last of the works that wait for their turn. */
  lastTurn: Promise<unknown>
}

/**
 * A whole platform: data, time, chance, settings, faults, outbox and tape.
 * Handlers reach all of these through this object and through nothing else.
 */
export class World {
  readonly #lasting: Lasting
  /** Set for the world as one call has it, see `forCall`. */
  readonly #bound: Generation | undefined
  /** Set while an answer is built that is kept: between which moments it holds, as far as was asked. */
  #span: Span | undefined

  private constructor(lasting: Lasting, bound?: Generation) {
    this.#lasting = lasting
    this.#bound = bound
  }

  /** Throws WorldDamaged where the database lacks what every world has. */
  static over(
    id: string,
    db: WorldDatabase,
    { tapes, ...options }: { durable: boolean; templateAnswers: ResponseCache; tapes?: Tapes },
  ): World {
    const now = hostClock.now()
    return new World({
      ...{ id, ...options, tape: new Tape(tapes), events: new WorldEvents(), madeAt: now, usedAt: now },
      ...{ generation: new Generation(db, options.templateAnswers), ended: false, lastTurn: Promise.resolve() },
    })
  }

  /** Takes another database as its own: after a reset or a restore everything is read again. */
  adopt(db: WorldDatabase): void {
    const { generation: before } = this.#lasting
    this.#lasting.generation = new Generation(db, this.#lasting.templateAnswers)
    if (before.db.$client === db.$client) return
    // The memory of a database is none the garbage collector knows of: it must be given back by hand.
    before.writes.whenIdle(() => closeDatabase(before.db))
  }

  /**
   * The world as one call has it: it belongs to the generation in which the call began, and everything asked of it
   * throws once the world has another one (`overtakenBy`), so that no call writes half into each.
   */
  forCall(): World {
    return new World(this.#lasting, this.#lasting.generation)
  }

  /** Why a call may go on no longer: its world was reset, restored or deleted under it; undefined while it may. */
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
  /** Machine time. */
  get madeAt() {
    return this.#lasting.madeAt
  }
  /** Machine time of the last call; decides who is evicted. */
  get usedAt() {
    return this.#lasting.usedAt
  }
  set usedAt(time: number) {
    this.#lasting.usedAt = time
  }
  /** Answers shared by all worlds of a template whose catalogue is untouched. */
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
  /** Tells what a call writes. */
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

  /** What this world signs with; drawn when first asked for, never told. */
  secret(): Uint8Array {
    return this.#now.secret()
  }

  now(): number {
    return this.clock.now()
  }

  /** Whether a moment has come; an answer that is kept may ask nothing else about the time, see `stepsSince`. */
  hasCome(moment: number): boolean {
    const hasCome = this.#now.clock.now() >= moment
    if (this.#span && hasCome) this.#span.from = Math.max(this.#span.from, moment)
    if (this.#span && !hasCome) this.#span.until = Math.min(this.#span.until, moment)
    return hasCome
  }

  /** The latest of those moments that have come, before all time where none has; see `hasCome`. */
  lastCome(moments: readonly (number | null)[]): number {
    const come = moments.map((moment) => (moment !== null && this.hasCome(moment) ? moment : Number.NEGATIVE_INFINITY))
    return Math.max(...come)
  }

  /**
   * How many steps of that many milliseconds have begun since a moment, negative before it; what is kept may ask it, too,
   * as it is asking of the last of them whether it has come, and of the next.
   */
  stepsSince(moment: number, length: number): number {
    const beginOf = (step: number) => Math.ceil(moment + step * length)
    let step = Math.floor((this.#now.clock.now() - moment) / length)
    // A length with a fraction may be calculated a step off where one begins.
    while (!this.hasCome(beginOf(step))) step -= 1
    while (this.hasCome(beginOf(step + 1))) step += 1
    return step
  }

  /**
   * Does what must follow from the data, and from which moments have come, as it is kept for as long as both stay: who
   * asks for the time itself or for chance throws. Tells between which moments all that was asked is answered the same.
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

  /** The repository of a feature in this world. */
  use<R>(factory: RepositoryFactory<R>): R {
    return this.#now.use(factory)
  }

  /** Several writes that hold together or not at all, in memory too; one inside of another is a savepoint of it. */
  transaction<T>(work: () => T): T {
    return this.#now.transaction(work)
  }

  /**
   * Runs works that wait in between (for the hash of a password, say) one after the other, so that what one of them
   * checks still holds when it acts.
   */
  inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#lasting.lastTurn.then(work, work)
    this.#lasting.lastTurn = turn
    return turn
  }

  /** Where answers that depend on the catalogue are kept; a changed catalogue has its own partition. */
  get answers(): { kept: ResponseCache; edition: number } {
    return this.#now.answers
  }

  /** The whole state as bytes. */
  serialize(): Buffer {
    return imageOf(this.#now.db)
  }

  /** Bytes of the database. */
  bytes(): number {
    const size = (pragma: string) => this.#now.db.$client.pragma(pragma, { simple: true }) as number
    return size('page_count') * size('page_size')
  }

  /** Somebody watches it, or a call on it is under way. */
  get inUse(): boolean {
    return this.events.hasListeners || this.writes.isWatched
  }

  /** Tells whoever watches that the world is no more, and lets go of its data. */
  end(): void {
    this.events.emit({ type: 'closed' })
    this.#lasting.ended = true
    this.tape.clear()
    this.close()
  }

  /** The world goes on in another process: who listens is sent there, and a call still under way finds it gone. */
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
