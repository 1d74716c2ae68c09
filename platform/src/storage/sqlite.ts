// SQLite, which the host brings: a port in the shape of better-sqlite3, synchronous, of what the platform uses of it.
import type { MigrationMeta } from 'drizzle-orm/migrator'

/** A connection. */
export interface Database {
  readonly open: boolean
  readonly inTransaction: boolean
  prepare<Values extends unknown[] = unknown[], Row = unknown>(text: string): Statement<Values, Row>
  /** Runs any number of statements. */
  exec(text: string): unknown
  /** The rows of a pragma, or with `simple` the first value of the first one. */
  pragma(text: string, options?: { simple?: boolean }): unknown
  /** Wraps work in a transaction, or where one is open in a savepoint; both are rolled back when the work throws. */
  transaction<Values extends unknown[], Result>(work: (...values: Values) => Result): Transaction<Values, Result>
  /** Defines a function for statements. */
  function(name: string, work: (...values: unknown[]) => unknown): unknown
  /** The database as the bytes of a file. */
  serialize(): Buffer
  close(): unknown
}

/** A compiled statement, which takes values by position, or by name in an object. */
export interface Statement<Values extends unknown[] = unknown[], Row = unknown> {
  /** Whether it returns rows. */
  readonly reader: boolean
  /** Whether it leaves the database as it is. */
  readonly readonly: boolean
  run(...values: Values): RunResult
  get(...values: Values): Row | undefined
  all(...values: Values): Row[]
  iterate(...values: Values): IterableIterator<Row>
  /** From now on rows are their first value. */
  pluck(): this
  /** From now on rows are lists of values, or objects again. */
  raw(isRaw?: boolean): this
}

export interface RunResult {
  /** How many rows were written. */
  changes: number
  lastInsertRowid: number | bigint
}

/** Work in a transaction that begins when it first reads or writes, or at once where it is called as `immediate`. */
export interface Transaction<Values extends unknown[], Result> {
  (...values: Values): Result
  immediate(...values: Values): Result
}

export interface SqliteHost {
  /** Opens a file by its path, an image from its bytes, or `:memory:`. */
  open(source: string | Buffer): Database
  /** The files of `migrations`, oldest first. */
  migrations: readonly MigrationMeta[]
}

let given: SqliteHost | undefined

/** Called once by a host, before the platform does anything. */
export function provideSqlite(host: SqliteHost): void {
  given = host
}

export function sqliteHost(): SqliteHost {
  if (!given) throw new Error('The host has not said how databases are opened: call provideSqlite first')
  return given
}

export const openSqlite: SqliteHost['open'] = (source) => sqliteHost().open(source)

/** SQLite's name for what went wrong, such as `SQLITE_CONSTRAINT_UNIQUE`; undefined for an error that is not SQLite's. */
export function sqliteCode(error: unknown): string | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return typeof code === 'string' && code.startsWith('SQLITE_') ? code : undefined
}
