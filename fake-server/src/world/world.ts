import type { MerchantCode } from '@understudy/contracts'
import { Clock, type ClockSetting } from './clock.ts'
import type { WorldDatabase } from './database.ts'
import { WorldEvents } from './events.ts'
import { type CountedRule, Faults } from './faults.ts'
import { KeptAnswers } from './kept-answers.ts'
import { machine } from './machine.ts'
import { Outbox } from './outbox.ts'
import { Random } from './random.ts'
import { SCHEMA_VERSION } from './schema.ts'
import type { WorldSetting } from './settings.ts'
import { readState, type StateStore } from './state.ts'
import { Tape } from './tape.ts'
import { type Writes, writesOf } from './writes.ts'

/** Builds a repository for one world; called once per world and database. */
export type RepositoryFactory<R> = (db: WorldDatabase) => R

export interface Origin {
  scenario: string
  seed: number
  /** When the world began, epoch ms. */
  startAt: number
}

/**
 * A whole platform: data, time, chance, settings, faults, outbox and tape.
 * Handlers reach all of these through this object and through nothing else.
 */
export class World {
  readonly id: string
  readonly durable: boolean
  readonly tape = new Tape()
  readonly events = new WorldEvents()
  /** Machine time. */
  readonly madeAt = machine.now()
  /** Machine time of the last call; decides who is evicted. */
  usedAt = machine.now()
  /** Answers shared by all worlds of a template whose catalogue is untouched. */
  readonly templateAnswers: KeptAnswers
  #db!: WorldDatabase
  #state!: StateStore
  #clock!: Clock
  #random!: Random
  #faults!: Faults
  #outbox!: Outbox
  #setting!: WorldSetting
  #origin!: Origin
  #ownAnswers!: KeptAnswers
  #writes!: Writes
  #repositories = new Map<RepositoryFactory<unknown>, unknown>()
  #templateEdition!: number

  constructor(id: string, db: WorldDatabase, options: { durable: boolean; templateAnswers: KeptAnswers }) {
    this.id = id
    this.durable = options.durable
    this.templateAnswers = options.templateAnswers
    this.adopt(db)
  }

  /** Takes another database as its own: after a reset or a restore everything is read anew. */
  adopt(db: WorldDatabase): void {
    const before: WorldDatabase | undefined = this.#db
    // The memory of a database is none the garbage collector knows of: it must be given back by hand.
    if (before && before !== db) writesOf(before.$client).whenAtRest(() => before.$client.close())
    this.#db = db
    this.#repositories = new Map()
    const state = readState(db)
    this.#state = state
    this.#origin = state.get('origin') as Origin
    this.#templateEdition = state.get('templateEdition') as number
    this.#setting = state.get('setting') as WorldSetting
    this.#clock = new Clock(state.get('clock') as ClockSetting, (setting) => state.set('clock', setting))
    this.#random = new Random(this.#origin.seed, state.draw)
    this.#faults = new Faults((state.get('faults') as CountedRule[]) ?? [], (rules) => state.set('faults', rules))
    this.#outbox = new Outbox(db, () => this.now())
    this.#ownAnswers = new KeptAnswers()
    this.#writes = writesOf(db.$client)
  }

  get db() {
    return this.#db
  }
  get origin() {
    return this.#origin
  }
  get clock() {
    return this.#clock
  }
  get random() {
    return this.#random
  }
  get faults() {
    return this.#faults
  }
  get outbox() {
    return this.#outbox
  }
  /** Tells what a call writes. */
  get writes() {
    return this.#writes
  }
  get setting(): Readonly<WorldSetting> {
    return this.#setting
  }
  get merchant(): MerchantCode {
    return this.#setting.merchant
  }
  get schemaVersion() {
    return SCHEMA_VERSION
  }

  /** What this world signs with; drawn when first asked for, never told. */
  secret(): Uint8Array {
    const known = this.#state.get('secret')
    if (typeof known === 'string') return Buffer.from(known, 'base64')
    const drawn = machine.bytes(32)
    this.#state.set('secret', drawn.toString('base64'))
    return drawn
  }

  now(): number {
    return this.#clock.now()
  }

  change(setting: Partial<WorldSetting>): void {
    this.#setting = { ...this.#setting, ...setting }
    this.#state.set('setting', this.#setting)
    this.#ownAnswers.forget()
  }

  /** The repository of a feature in this world. */
  use<R>(factory: RepositoryFactory<R>): R {
    const known = this.#repositories.get(factory)
    if (known !== undefined) return known as R
    const made = factory(this.#db)
    this.#repositories.set(factory, made)
    return made
  }

  /** Several writes that hold together or not at all. */
  transaction<T>(work: () => T): T {
    const { $client: sqlite } = this.#db
    if (sqlite.inTransaction) return work()
    const undo = this.#writes.mark()
    try {
      return sqlite.transaction(work).immediate()
    } catch (error) {
      undo()
      throw error
    }
  }

  /** Where answers that depend on the catalogue are kept; a changed catalogue has its own place. */
  get answers(): { kept: KeptAnswers; edition: number } {
    const edition = this.#state.edition()
    return { kept: edition === this.#templateEdition ? this.templateAnswers : this.#ownAnswers, edition }
  }

  /** The whole state as bytes. */
  serialize(): Buffer {
    return this.#db.$client.serialize()
  }

  /** Bytes of the database. */
  bytes(): number {
    const size = (pragma: string) => this.#db.$client.pragma(pragma, { simple: true }) as number
    return size('page_count') * size('page_size')
  }

  /** Tells whoever watches that the world is no more, and lets go of its data. */
  end(): void {
    this.events.tell({ type: 'gone' })
    this.close()
  }

  close(): void {
    this.#db.$client.close()
  }
}
