// Opens a world's SQLite database from its file or from an image in memory, with its pragmas and its quota of pages.
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

/** A durable world outlives its process. */
const DURABLE = ['journal_mode = WAL', 'synchronous = NORMAL']
/** Pages in memory are copied from memory: a large cache would only hold them twice. */
const IN_MEMORY = ['cache_size = -64']
/**
 * Only this process opens the file of a world that is not durable, and a crash may lose it: it needs neither locks nor
 * syncs. The rollback journal stays in memory, because SQLite cannot create one beside a file that has no name. The
 * cache is small, as it is what each world costs in memory; further pages come from the system's cache.
 */
const UNLINKED = ['journal_mode = MEMORY', 'synchronous = OFF', 'locking_mode = EXCLUSIVE', 'cache_size = -512']

/**
 * Opens a durable world from its file, or any from a serialized image in memory, to be looked at.
 * Throws WorldDamaged where the bytes are no sound database, WorldFileRefused where they are another build's.
 */
export const openDatabase = (source: Buffer | string): WorldDatabase =>
  opened(source, typeof source === 'string' ? DURABLE : IN_MEMORY)

/** Opens a world that ends with its process; the file loses its name next. Throws as `openDatabase` does. */
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

/** A connection whose database was exchanged under it: nothing that is known of the one before holds for it. */
export function anotherLife(sqlite: Database): WorldDatabase {
  const writes = writesOf(sqlite)
  writes.startOver()
  return drizzle({ client: sqlite, logger: writes })
}

/** Whether an error says that the database itself is broken, rather than what was asked of it. */
export const isDamage = (error: unknown): error is Error =>
  error instanceof WorldDamaged || (error instanceof Sqlite.SqliteError && /^SQLITE_(CORRUPT|NOTADB)/.test(error.code))

/** Where a database says whether it is read and written through a write-ahead log, which memory has not. */
const JOURNAL_MARKS = { from: 18, to: 20, none: 1, log: 2 } as const

/** Marks an image as one that is kept with a log beside it: to turn one that is not costs SQLite two writes to the disk. */
export function markWithJournal(image: Buffer): Buffer {
  return image.fill(JOURNAL_MARKS.log, JOURNAL_MARKS.from, JOURNAL_MARKS.to)
}

/** A durable world is kept with a log beside it; its image alone says so too, and could not be opened in memory. */
export function withoutJournal(image: Buffer): Buffer {
  const { from, to, none } = JOURNAL_MARKS
  return image.subarray(from, to).every((mark) => mark === none) ? image : Buffer.from(image).fill(none, from, to)
}
