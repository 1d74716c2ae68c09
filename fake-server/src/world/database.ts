import Sqlite, { type Database } from 'better-sqlite3'
import { type BetterSQLite3Database, drizzle } from 'drizzle-orm/better-sqlite3'
import { migrate, WorldFileRefused } from './schema.ts'
import { writesOf } from './writes.ts'

export type WorldDatabase = BetterSQLite3Database & { $client: Database }

/** Opens a world from a serialized image (in memory) or from its file (durable). */
export function openDatabase(source: Buffer | string): WorldDatabase {
  const sqlite = new Sqlite(source)
  try {
    if (typeof source === 'string') {
      sqlite.pragma('journal_mode = WAL')
      sqlite.pragma('synchronous = NORMAL')
    }
    sqlite.pragma('foreign_keys = ON')
    migrate(sqlite)
  } catch (error) {
    sqlite.close()
    if (error instanceof Sqlite.SqliteError && error.code === 'SQLITE_NOTADB')
      throw new WorldFileRefused('The file is no database.')
    throw error
  }
  return drizzle({ client: sqlite, logger: writesOf(sqlite) })
}
