// SQLite, which the host brings: a port in the shape of better-sqlite3, synchronous.
import type { Database } from 'better-sqlite3'
import type { MigrationMeta } from 'drizzle-orm/migrator'

export type { Database, Statement, Transaction } from 'better-sqlite3'

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
