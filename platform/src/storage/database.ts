// Opens a world's SQLite database from its file or from an image in memory, with its pragmas and its quota of pages.
import { BaseSQLiteDatabase } from 'drizzle-orm/sqlite-core'
import { connect } from './connection.ts'
import { migrate, migrationsOf } from './schema.ts'
import { dialect, sessionOn } from './session.ts'
import { type Database, type RunResult, type Statement, sqliteCode } from './sqlite.ts'
import { preparedOn } from './statements.ts'

/** Queries of drizzle. */
export type Queries = BaseSQLiteDatabase<'sync', RunResult>
export type WorldDatabase = Queries & { $client: Database }

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
 * Opens a durable world from its file, or any world from a serialized image in memory, which is migrated. That of a file
 * is left as it is, so the caller looks whether it is migrated.
 * @throws WorldDamaged when the bytes are no valid database
 * @throws WorldFileRefused when another build wrote them
 */
export function openDatabase(source: Buffer | string): WorldDatabase {
  const sqlite = connect(source)
  try {
    for (const pragma of typeof source === 'string' ? DURABLE : IN_MEMORY) sqlite.pragma(pragma)
    const pageSize = sqlite.pragma('page_size', { simple: true }) as number
    sqlite.pragma(`max_page_count = ${LARGEST_WORLD / pageSize}`)
    if (typeof source === 'string') migrationsOf(sqlite)
    else migrate(sqlite)
    sqlite.pragma('foreign_keys = ON')
  } catch (error) {
    sqlite.close()
    if (isDamage(error)) throw new WorldDamaged(error.message)
    throw error
  }
  return drizzleOn(sqlite)
}

/** Drizzle's queries over a client, of which it asks for statements only. */
export const queriesOn = (client: Pick<Database, 'prepare'>): Queries =>
  new BaseSQLiteDatabase('sync', dialect, sessionOn(client), undefined)

/** Queries over a connection: each text is compiled once. */
export function drizzleOn(sqlite: Database): WorldDatabase {
  const client = { prepare: (text: string) => preparedOn(sqlite, text) } as Pick<Database, 'prepare'>
  return Object.assign(queriesOn(client), { $client: sqlite })
}

/**
 * Returns a statement written by hand, for what a call or the seed runs thousands of times: drizzle takes longer to build
 * a query than SQLite to run it.
 */
export function statement<Values extends unknown[], Row = unknown>(
  { $client }: WorldDatabase,
  text: string,
): Statement<Values, Row> {
  return preparedOn($client, text) as Statement<Values, Row>
}

/** Whether an error means that the database itself is corrupt, not that the query was wrong. */
export const isDamage = (error: unknown): error is Error =>
  error instanceof WorldDamaged || /^SQLITE_(CORRUPT|NOTADB)/.test(sqliteCode(error) ?? '')

/** The header bytes of a database file that say whether it uses a write-ahead log. */
const JOURNAL_MARKS = { from: 18, to: 20, none: 1 } as const

/** Clears the WAL mark of a durable world's image, with which it could not be opened in memory. */
export function withoutJournal(image: Buffer): Buffer {
  const { from, to, none } = JOURNAL_MARKS
  return image.subarray(from, to).every((mark) => mark === none) ? image : Buffer.from(image).fill(none, from, to)
}

/** Returns the database as bytes and closes it. */
export function takeImage({ $client }: WorldDatabase): Buffer {
  try {
    return $client.serialize()
  } finally {
    $client.close()
  }
}

/** Runs work on a newly opened database, which is closed if the work throws. */
export function orClosed<T>(db: WorldDatabase, work: () => T): T {
  try {
    return work()
  } catch (error) {
    db.$client.close()
    throw error
  }
}
