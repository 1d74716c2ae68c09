// Change tracking: attributes written rows to the calls that wrote them, and versions the database for caches.
import type { Database } from './sqlite.ts'

/** What one call wrote: rows of all tables, and statements by table. */
export interface Written {
  rows: number
  tables: ReadonlyMap<string, number>
}

/** Collects what one call writes. */
export class Watch {
  /** The row count to subtract: rows written before this watch began, and rows of other calls since. */
  since: number
  tables: Map<string, number> | undefined
  readonly #writes: Writes

  constructor(writes: Writes, since: number) {
    this.#writes = writes
    this.since = since
  }

  /** Ends the watch and returns what was written meanwhile. */
  end(): Written {
    return this.#writes.end(this)
  }
}

const NOTHING: ReadonlyMap<string, number> = new Map()
export const NOTHING_WRITTEN: Written = { rows: 0, tables: NOTHING }
const WRITE = /^\s*(?:insert(?: or \w+)? into|update|delete from) ["`]?(\w+)/i

/** The table a statement writes to, by its text; undefined where the text does not begin with it. */
export const writtenTable = (text: string): string | undefined => WRITE.exec(text)?.[1]

let serials = 0

/**
 * Attributes the rows written to a database to the calls that wrote them. SQLite counts changed rows itself, so a call
 * that writes costs one read of that counter and any other call nothing. Calls that await something (hashing a password,
 * say) may overlap: rows of a call that ended inside another one are not attributed to the outer one.
 */
export class Writes {
  readonly #sqlite: Database
  readonly #open: Watch[] = []
  #total: (() => number) | undefined
  #counted = 0
  #statements = new Map<string, number>()
  #whenIdle: (() => void) | undefined
  /** Differs between databases, as each one's row counter starts at zero, and after a rollback. */
  #serial = 0
  /** Something was written since rows were last counted. Most calls write nothing and so never query SQLite. */
  #stale = true

  constructor(sqlite: Database) {
    this.#sqlite = sqlite
    this.#newSerial()
  }

  #newSerial(): void {
    serials += 1
    this.#serial = serials
  }

  /** Records the run of a statement that writes to a table; every connection of a world calls it. */
  note(table: string): void {
    this.#stale = true
    this.#statements.set(table, this.statementsOn(table) + 1)
    for (const watch of this.#open) {
      watch.tables ??= new Map()
      watch.tables.set(table, (watch.tables.get(table) ?? 0) + 1)
    }
  }

  /** Records a write to unknown tables: everything read before it is stale. */
  noteUnnamed(): void {
    this.#stale = true
    this.#newSerial()
  }

  /** Runs the work as soon as no call is in flight on the database, synchronously if there is none now. */
  whenIdle(work: () => void): void {
    if (this.#open.length === 0) work()
    else this.#whenIdle = work
  }

  /** Whether a call is in flight on the database. */
  get isWatched(): boolean {
    return this.#open.length > 0
  }

  /** How many statements have written to a table. */
  statementsOn(table: string): number {
    return this.#statements.get(table) ?? 0
  }

  /** Rows written so far. */
  get rows(): number {
    return this.#countNow()
  }

  /** A version of the database's content: it differs after any write, and from that of every other database. */
  get version(): string {
    return `${this.#serial}.${this.#countNow()}`
  }

  /** A version of the content of some tables: it differs after any statement that writes to one of them. */
  versionOf(tables: readonly string[]): string {
    return `${this.#serial}:${tables.map((table) => this.statementsOn(table)).join(':')}`
  }

  watch(): Watch {
    const watch = new Watch(this, this.#count())
    this.#open.push(watch)
    return watch
  }

  /** Marks the start of a transaction; the returned function discards what was recorded since, for a rollback. */
  mark(): () => void {
    const since = this.#count()
    const before = this.#open.map((watch) => ({ watch, tables: watch.tables && new Map(watch.tables) }))
    return () => {
      // SQLite's counter does not go back with a rollback, so what was read meanwhile would seem to be of now.
      this.#newSerial()
      const undone = this.#count() - since
      for (const { watch, tables } of before) {
        watch.since += undone
        watch.tables = tables
      }
    }
  }

  /** `Watch.end`. */
  end(watch: Watch): Written {
    const now = this.#count()
    // Fast path: most calls run alone and write nothing.
    if (this.#open.length === 1 && now === watch.since && !watch.tables && !this.#whenIdle) {
      this.#open.pop()
      return NOTHING_WRITTEN
    }
    const written = { rows: Math.max(0, now - watch.since), tables: watch.tables ?? NOTHING }
    const index = this.#open.indexOf(watch)
    this.#open.splice(index, 1)
    for (const [at, other] of this.#open.entries()) {
      if (at < index) {
        other.since += written.rows
        for (const [table, statements] of written.tables) without(other.tables, table, statements)
      } else {
        other.since = now
        other.tables = undefined
      }
    }
    if (this.#open.length === 0 && this.#whenIdle) {
      this.#whenIdle()
      this.#whenIdle = undefined
    }
    return written
  }

  #count(): number {
    // The database is closed if its world was reset or deleted during the call.
    if (!this.#sqlite.open) return 0
    return this.#stale ? this.#countNow() : this.#counted
  }

  #countNow(): number {
    this.#total ??= totalOf(this.#sqlite)
    this.#counted = this.#total()
    this.#stale = false
    return this.#counted
  }
}

function totalOf(sqlite: Database): () => number {
  const statement = sqlite.prepare('SELECT total_changes()').pluck()
  return () => statement.get() as number
}

function without(tables: Map<string, number> | undefined, table: string, statements: number): void {
  const remaining = (tables?.get(table) ?? 0) - statements
  if (remaining > 0) tables?.set(table, remaining)
  else tables?.delete(table)
}

const writesByDatabase = new WeakMap<Database, Writes>()

/** The change tracker of a database, one for each. */
export function writesOf(sqlite: Database): Writes {
  const existing = writesByDatabase.get(sqlite)
  if (existing) return existing
  const writes = new Writes(sqlite)
  writesByDatabase.set(sqlite, writes)
  return writes
}
