// Change tracking: attributes written rows to the calls that wrote them, and versions the database for caches.
import type { Database, Statement } from 'better-sqlite3'
import { isOfCatalogue } from './catalogue-tables.ts'

/** What one call wrote: rows of all tables, and statements by table. */
export interface Written {
  rows: number
  tables: ReadonlyMap<string, number>
}

/** A watch over what one call writes. */
export class Watch {
  /** Rows written to the database before the watch, others' rows within it included. */
  since: number
  tables: Map<string, number> | undefined
  readonly #writes: Writes

  constructor(writes: Writes, since: number) {
    this.#writes = writes
    this.since = since
  }

  /** Ends it and tells what was written within it. */
  end(): Written {
    return this.#writes.end(this)
  }
}

const NOTHING: ReadonlyMap<string, number> = new Map()
export const NOTHING_WRITTEN: Written = { rows: 0, tables: NOTHING }
const WRITE = /^(?:insert(?: or \w+)? into|update|delete from) ["`]?(\w+)/i
/** Texts of statements are few, as they are prepared; a limit all the same. */
const TEXTS_KNOWN = 2_000
const tableByText = new Map<string, string | undefined>()

/** The table a statement writes to; undefined for one that reads. */
export function writtenTable(text: string): string | undefined {
  // Nearly all statements read, and all of those begin with another letter.
  const first = text.charCodeAt(0) | 0x20
  if (first !== 0x69 && first !== 0x75 && first !== 0x64) return undefined
  if (tableByText.has(text)) return tableByText.get(text)
  const table = WRITE.exec(text)?.[1]
  if (tableByText.size >= TEXTS_KNOWN) tableByText.clear()
  tableByText.set(text, table)
  return table
}

let databases = 0

/**
 * Attributes the rows written to a database to the calls that wrote them. SQLite counts rows by itself, so watching costs a call that
 * writes a read of that count, and any other one nothing. Calls that wait (for a password check, say) may overlap: what ended within another one is not
 * counted as the other one's.
 */
export class Writes {
  readonly #sqlite: Database
  readonly #open: Watch[] = []
  #total: (() => number) | undefined
  #counted = 0
  #written = 0
  #statements = new Map<string, number>()
  #edition: Statement | undefined
  #whenIdle: (() => void) | undefined
  /** Tells the database from every other one of the process: each counts its rows from zero. */
  #serial = 0
  /** Something was written since the rows were counted last: most calls write nothing, and ask SQLite nothing. */
  #stale = true

  constructor(sqlite: Database) {
    this.#sqlite = sqlite
    this.startOver()
  }

  /** From here on it is another database, even where the connection is the same. */
  startOver(): void {
    databases += 1
    this.#serial = databases
    this.#statements = new Map()
    this.#stale = true
  }

  /** Drizzle's logger: told of every statement before it runs. */
  logQuery(text: string): void {
    const table = writtenTable(text)
    if (table !== undefined) this.note(table)
  }

  /** For statements that go past drizzle. */
  note(table: string): void {
    this.#stale = true
    this.#written += 1
    this.#statements.set(table, this.statementsOn(table) + 1)
    if (isOfCatalogue(table)) this.#makeEdition()
    for (const watch of this.#open) {
      watch.tables ??= new Map()
      watch.tables.set(table, (watch.tables.get(table) ?? 0) + 1)
    }
  }

  /** Does it once no call is under way on the database; at once where none is. */
  whenIdle(work: () => void): void {
    if (this.#open.length === 0) work()
    else this.#whenIdle = work
  }

  /** A call on the database is under way. */
  get isWatched(): boolean {
    return this.#open.length > 0
  }

  /** Grows with every statement that writes. */
  get written(): number {
    return this.#written
  }

  /** How many statements have written to a table. */
  statementsOn(table: string): number {
    return this.#statements.get(table) ?? 0
  }

  /** Rows written so far, those of statements that nobody told of included. */
  get rows(): number {
    return this.#countNow()
  }

  /** Names the database among all of the process. */
  get database(): number {
    return this.#serial
  }

  /** Names what the database holds now: after any write, and in any other database, it is another name. */
  get version(): string {
    return `${this.#serial}.${this.#countNow()}`
  }

  watch(): Watch {
    const watch = new Watch(this, this.#count())
    this.#open.push(watch)
    return watch
  }

  /** Remembers this moment; the function given takes back what was told since, for a transaction that rolled back. */
  mark(): () => void {
    const since = this.#count()
    const before = this.#open.map((watch) => ({ watch, tables: watch.tables && new Map(watch.tables) }))
    return () => {
      // SQLite goes on counting rows it has taken back.
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
    // Most calls are alone and write nothing.
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

  /** What is kept of the catalogue is found no more; taken back with the transaction the write belongs to. */
  #makeEdition(): void {
    this.#edition ??= this.#sqlite.prepare('UPDATE edition SET number = number + 1 WHERE id = 1')
    this.#edition.run()
  }

  #count(): number {
    // A world that was reset or deleted in the middle of a call has closed what it wrote to.
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
  const left = (tables?.get(table) ?? 0) - statements
  if (left > 0) tables?.set(table, left)
  else tables?.delete(table)
}

const writesByDatabase = new WeakMap<Database, Writes>()

/** The one watcher of a database. */
export function writesOf(sqlite: Database): Writes {
  const known = writesByDatabase.get(sqlite)
  if (known) return known
  const made = new Writes(sqlite)
  writesByDatabase.set(sqlite, made)
  return made
}
