// Opens a world's SQLite database from an image in memory or from its file, with its pragmas and its quota of pages.
import Sqlite, { type Database } from 'better-sqlite3'
import { type BetterSQLite3Database, drizzle } from 'drizzle-orm/better-sqlite3'
import { migrate } from './schema.ts'
import { writesOf } from './writes.ts'

export type WorldDatabase = BetterSQLite3Database & { $client: Database }

/** A world whose file or image is broken: its bytes are no database, or what every world has is missing in it. */
export class WorldDamaged extends Error {
  override readonly name = 'WorldDamaged'
}

/** What a world may hold at most, bytes, with its outbox and all that strangers send; a write beyond it is undone. */
export const LARGEST_WORLD = 64 * 1024 * 1024

/** Pages of a world in memory that SQLite holds a second time, bytes. */
const CACHED_IN_MEMORY = 64 * 1024

/**
 * Opens a world from a serialized image (in memory) or from its file (durable).
 * Throws WorldDamaged where the bytes are no sound database, WorldFileRefused where they are another build's.
 */
export function openDatabase(source: Buffer | string): WorldDatabase {
  const sqlite = new Sqlite(source)
  try {
    if (typeof source === 'string') {
      sqlite.pragma('journal_mode = WAL')
      sqlite.pragma('synchronous = NORMAL')
    }
    // Pages in memory are copied from memory: a large cache would only hold them twice.
    else sqlite.pragma(`cache_size = -${CACHED_IN_MEMORY / 1024}`)
    sqlite.pragma('foreign_keys = ON')
    const pageSize = sqlite.pragma('page_size', { simple: true }) as number
    sqlite.pragma(`max_page_count = ${LARGEST_WORLD / pageSize}`)
    migrate(sqlite)
  } catch (error) {
    sqlite.close()
    if (isDamage(error)) throw new WorldDamaged(error.message)
    throw error
  }
  return drizzle({ client: sqlite, logger: writesOf(sqlite) })
}

/** Whether an error says that the database itself is broken, rather than what was asked of it. */
export const isDamage = (error: unknown): error is Error =>
  error instanceof WorldDamaged || (error instanceof Sqlite.SqliteError && /^SQLITE_(CORRUPT|NOTADB)/.test(error.code))

/** Where a database says whether it is read and written through a write-ahead log, which memory has not. */
const JOURNAL_MARKS = { from: 18, to: 20, none: 1 } as const

/** A durable world is kept with a log beside it; its image alone says so too, and could not be opened in memory. */
export function withoutJournal(image: Buffer): Buffer {
  const { from, to, none } = JOURNAL_MARKS
  return image.subarray(from, to).every((mark) => mark === none) ? image : Buffer.from(image).fill(none, from, to)
}
