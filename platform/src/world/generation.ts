// Unit of work over one database of a world: transactions with savepoints, which roll back in-memory state too.

import { hostRandom } from '../shared/host-random.ts'
import { WorldDamaged, type WorldDatabase } from '../storage/database.ts'
import type { Transaction } from '../storage/sqlite.ts'
import { readState, SECRET_STATE, type StateStore } from '../storage/state.ts'
import type { Origin } from '../storage/world-stores.ts'
import { type Writes, writesOf } from '../storage/writes.ts'
import { Clock, type ClockSetting } from './clock.ts'
import { type CountedRule, Faults } from './faults.ts'
import { Outbox } from './outbox.ts'
import { Random } from './random.ts'
import type { WorldSetting } from './settings.ts'

/** Builds a repository for one world; called once per world and database. */
export type RepositoryFactory<R> = (db: WorldDatabase) => R

/** The state of a world between two resets or restores: its database and everything cached from it in memory. */
export class Generation {
  readonly db: WorldDatabase
  readonly origin: Origin
  readonly random: Random
  readonly outbox: Outbox
  readonly writes: Writes
  readonly #state: StateStore
  #clock!: Clock
  #faults!: Faults
  #setting!: WorldSetting
  readonly #repositories = new Map<RepositoryFactory<unknown>, unknown>()
  #run: Transaction<[() => unknown], unknown> | undefined

  /** Throws WorldDamaged where the database lacks what every world has. */
  constructor(db: WorldDatabase) {
    this.db = db
    this.#state = readState(db)
    this.origin = this.#required('origin')
    this.random = new Random(this.origin.seed, this.#state.draw)
    this.outbox = new Outbox(db, () => this.#clock.now())
    this.writes = writesOf(db.$client)
    this.#readState()
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

  /** A generation whose database has a signing key: images and capsules have none, forks and snapshots keep theirs. */
  static withSecret(db: WorldDatabase): Generation {
    const state = readState(db)
    if (state.get(SECRET_STATE.signing) === undefined)
      state.set(SECRET_STATE.signing, hostRandom.bytes(32).toString('base64'))
    return new Generation(db)
  }

  secret(): Uint8Array {
    return Buffer.from(this.#required<string>(SECRET_STATE.signing), 'base64')
  }

  change(change: Partial<WorldSetting>): void {
    const setting = { ...this.#setting, ...change }
    this.#state.set('setting', setting)
    this.#setting = setting
  }

  use<R>(factory: RepositoryFactory<R>): R {
    const existing = this.#repositories.get(factory)
    if (existing !== undefined) return existing as R
    const repository = factory(this.db)
    this.#repositories.set(factory, repository)
    return repository
  }

  /**
   * Runs writes as one transaction, rolling back in-memory state too; a nested call is a savepoint.
   * @throws whatever `work` throws, after rolling back
   */
  transaction<T>(work: () => T): T {
    const { $client: sqlite } = this.db
    const undo = this.writes.mark()
    const stateBefore = this.#state.version()
    // Created once: wrapping a function costs as much as a small transaction itself.
    this.#run ??= sqlite.transaction((work: () => unknown) => work())
    try {
      return (sqlite.inTransaction ? this.#run(work) : this.#run.immediate(work)) as T
    } catch (error) {
      undo()
      if (this.#state.version() !== stateBefore) this.#readState()
      throw error
    }
  }

  #readState(): void {
    this.#setting = this.#required('setting')
    this.#clock = new Clock(this.#required('clock'), (setting: ClockSetting) => this.#state.set('clock', setting))
    const rules = (this.#state.get('faults') as CountedRule[] | undefined) ?? []
    this.#faults = new Faults(rules, (changed) => this.#state.set('faults', changed))
  }

  #required<T>(key: string): T {
    const value = this.#state.get(key)
    if (value === undefined) throw new WorldDamaged(`It has no ${key}.`)
    return value as T
  }
}
