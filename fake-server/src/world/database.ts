// Opens a world's SQLite database from its file or from an image in memory, with its pragmas and its quota of pages.
import Sqlite, { type Database } from 'better-sqlite3'
import { type BetterSQLite3Database, drizzle } from 'drizzle-orm/better-sqlite3'
import { migrate } from './schema.ts'
import { writesOf } from './writes.ts'

export type WorldDatabase = BetterSQLite3Database & { $client: Database }

/** Thrown for a broken file or image: its bytes are no database, or state that every world has is missing. */
export class WorldDamaged extends Error {
  override readonly name = 'WorldDamaged'
}

/** Upper bound of a world's database in bytes, uploads and outbox included; a write beyond it fails and is rolled back. */
export const LARGEST_WORLD = 64 * 1024 * 1024

/** Pragmas of a durable world, which outlives its process. */
const DURABLE = ['journal_mode = WAL', 'synchronous = NORMAL']
/** An in-memory database needs hardly any page cache: it would hold the pages twice. */
const IN_MEMORY = ['cache_size = -64']
/**
 * Pragmas of a world that is not durable. Only this process opens its file, and a crash may lose it, so it needs neither
 * locks nor syncs. The rollback journal stays in memory, because SQLite cannot create one beside an unlinked file. The
 * page cache is small because every world pays for its own; other pages come from the operating system's cache.
 */
const UNLINKED = ['journal_mode = MEMORY', 'synchronous = OFF', 'locking_mode = EXCLUSIVE', 'cache_size = -512']

/**
 * Opens a durable world from its file, or any world from a serialized image in memory.
 * @throws WorldDamaged when the bytes are no valid database
 * @throws WorldFileRefused when another build wrote them
 */
export const openDatabase = (source: Buffer | string): WorldDatabase =>
  opened(source, typeof source === 'string' ? DURABLE : IN_MEMORY)

/** Opens the file of a world that is not durable; the caller unlinks it next. Throws as `openDatabase` does. */
export const openUnlinked = (file: string): WorldDatabase => opened(file, UNLINKED)

function opened(source: Buffer | string, pragmas: readonly string[]): WorldDatabase {
  const sqlite = new Sqlite(source)
  try {
    for (const pragma of pragmas) sqlite.pragma(pragma)
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

/** Wraps a connection whose database was replaced underneath it, with fresh change tracking. */
export function anotherLife(sqlite: Database): WorldDatabase {
  const writes = writesOf(sqlite)
  writes.startOver()
  return drizzle({ client: sqlite, logger: writes })
}

/** Whether an error means that the database itself is corrupt, not that the query was wrong. */
export const isDamage = (error: unknown): error is Error =>
  error instanceof WorldDamaged || (error instanceof Sqlite.SqliteError && /^SQLITE_(CORRUPT|NOTADB)/.test(error.code))

/** The header bytes of a database file that say whether it uses a write-ahead log. */
const JOURNAL_MARKS = { from: 18, to: 20, none: 1, log: 2 } as const

/** Marks an image as one in WAL mode; letting SQLite switch the mode would cost two more disk writes. */
export function markWithJournal(image: Buffer): Buffer {
  return image.fill(JOURNAL_MARKS.log, JOURNAL_MARKS.from, JOURNAL_MARKS.to)
}

/** Clears the WAL mark of a durable world's image, with which it could not be opened in memory. */
export function withoutJournal(image: Buffer): Buffer {
  const { from, to, none } = JOURNAL_MARKS
  return image.subarray(from, to).every((mark) => mark === none) ? image : Buffer.from(image).fill(none, from, to)
}
