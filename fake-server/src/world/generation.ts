// Unit of work over one database of a world: transactions with savepoints, which roll back in-memory state too.
import type { Transaction } from 'better-sqlite3'
import { keepCatalogueIn } from './catalogue.ts'
import { Clock, type ClockSetting } from './clock.ts'
import { WorldDamaged, type WorldDatabase } from './database.ts'
import { type CountedRule, Faults } from './faults.ts'
import { hostRandom } from './host-random.ts'
import { Outbox } from './outbox.ts'
import { Random } from './random.ts'
import type { ResponseCache } from './response-cache.ts'
import { SECRET_STATE } from './secrets.ts'
import type { WorldSetting } from './settings.ts'
import { readState, type StateStore } from './state.ts'
import { type Writes, writesOf } from './writes.ts'

/** Builds a repository for one world; called once per world and database. */
export type RepositoryFactory<R> = (db: WorldDatabase) => R

export interface Origin {
  scenario: string
  seed: number
  /** When the world began, epoch ms. */
  startAt: number
}

/** The state of a world between two resets or restores: its database and everything cached from it in memory. */
export class Generation {
  readonly db: WorldDatabase
  readonly origin: Origin
  readonly random: Random
  readonly outbox: Outbox
  readonly writes: Writes
  readonly ownAnswers: ResponseCache
  /** The catalogue's edition in the template the world was copied from; undefined while a template is being built. */
  readonly templateEdition: number | undefined
  readonly #state: StateStore
  #clock!: Clock
  #faults!: Faults
  #setting!: WorldSetting
  #repositories = new Map<RepositoryFactory<unknown>, unknown>()
  readonly #templateAnswers: ResponseCache
  #run: Transaction<(work: () => unknown) => unknown> | undefined
  #editionKnown: { number: number; written: number } | undefined

  /** Throws WorldDamaged where the database lacks what every world has. */
  constructor(db: WorldDatabase, templateAnswers: ResponseCache) {
    this.db = db
    this.#templateAnswers = templateAnswers
    this.ownAnswers = templateAnswers.another()
    this.#state = readState(db)
    this.origin = this.#required('origin')
    this.templateEdition = this.#state.get('templateEdition') as number | undefined
    this.random = new Random(this.origin.seed, this.#state.draw)
    this.outbox = new Outbox(db, () => this.#clock.now())
    this.writes = writesOf(db.$client)
    this.#readState()
    keepCatalogueIn(db, () => this.answers)
  }

  get clock() {
    return this.#clock
  }
  get faults() {
    return this.#faults
  }
  get setting(): Readonly<WorldSetting> {
    return this.#setting
  }

  secret(): Uint8Array {
    const known = this.#state.get(SECRET_STATE.signing)
    if (typeof known === 'string') return Buffer.from(known, 'base64')
    const drawn = hostRandom.bytes(32)
    this.#state.set(SECRET_STATE.signing, drawn.toString('base64'))
    return drawn
  }

  change(change: Partial<WorldSetting>): void {
    const setting = { ...this.#setting, ...change }
    this.#state.set('setting', setting)
    this.#setting = setting
    this.ownAnswers.forget()
  }

  use<R>(factory: RepositoryFactory<R>): R {
    const known = this.#repositories.get(factory)
    if (known !== undefined) return known as R
    const made = factory(this.db)
    this.#repositories.set(factory, made)
    return made
  }

  /**
   * Runs writes as one transaction, rolling back in-memory state too; a nested call is a savepoint.
   * @throws whatever `work` throws, after rolling back
   */
  transaction<T>(work: () => T): T {
    const { $client: sqlite } = this.db
    const undo = this.writes.mark()
    const stateBefore = this.#state.version()
    let editionReached: number | undefined
    const observed = () => {
      try {
        return work()
      } catch (error) {
        editionReached = this.#state.edition()
        throw error
      }
    }
    // Created once: wrapping a function costs as much as a small transaction itself.
    this.#run ??= sqlite.transaction((observed: () => unknown) => observed())
    try {
      return (sqlite.inTransaction ? this.#run(observed) : this.#run.immediate(observed)) as T
    } catch (error) {
      undo()
      this.#editionKnown = undefined
      if (this.#state.version() !== stateBefore) this.#readState()
      // Repositories cache flags and games by the catalogue's edition, and a rolled back number is used again.
      if (editionReached !== this.#state.edition()) {
        this.#repositories = new Map()
        this.ownAnswers.forget()
      }
      throw error
    }
  }

  /** The cache for answers that depend on the catalogue: the template's, or the world's own once its catalogue changed. */
  get answers(): { kept: ResponseCache; edition: number } {
    const edition = this.edition()
    return { kept: edition === this.templateEdition ? this.#templateAnswers : this.ownAnswers, edition }
  }

  /** The catalogue's edition; the database is queried only after a write. */
  edition(): number {
    const { written } = this.writes
    if (this.#editionKnown?.written !== written) this.#editionKnown = { number: this.#state.edition(), written }
    return this.#editionKnown.number
  }

  #readState(): void {
    this.#setting = this.#required('setting')
    this.#clock = new Clock(this.#required('clock'), (setting: ClockSetting) => this.#state.set('clock', setting))
    const rules = (this.#state.get('faults') as CountedRule[] | undefined) ?? []
    this.#faults = new Faults(rules, (changed) => this.#state.set('faults', changed))
    this.ownAnswers.forget()
  }

  #required<T>(key: string): T {
    const value = this.#state.get(key)
    if (value === undefined) throw new WorldDamaged(`It has no ${key}.`)
    return value as T
  }
}
