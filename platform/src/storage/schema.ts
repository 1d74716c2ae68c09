// A world's tables: migrations that drizzle runs and notes in a journal of the world, so that a later build opens it.
import { DrizzleError } from 'drizzle-orm'
import type { MigrationMeta } from 'drizzle-orm/migrator'
import { dialect, sessionOn } from './session.ts'
import { type Database, openSqlite, sqliteCode, sqliteHost } from './sqlite.ts'

export type Migration = MigrationMeta

/** The migrations of this build, oldest first. A committed one never changes. */
export const knownMigrations = (): readonly Migration[] => sqliteHost().migrations
/** How many migrations a world of this build has. */
export const schemaVersion = (): number => knownMigrations().length

/** Table in which drizzle notes the migrations of a world. */
const JOURNAL = '__drizzle_migrations'

/** Condition on a row `m` of sqlite_master: a table of the world's own, neither SQLite's nor the journal. */
export const IS_TABLE = `m.type = 'table' AND m.name NOT LIKE 'sqlite_%' AND m.name <> '${JOURNAL}'`

/** SQLite's application_id of the worlds of builds without a journal whose tables are those of the first migration. */
const BEFORE_JOURNAL = 1_978_943_256

/** Why this build cannot open a world: a newer build wrote it, or one whose tables none of the migrations made. */
export type OtherBuild = 'newer' | 'other'

/** Thrown for a world that another build wrote and this one cannot migrate. */
export class WorldFileRefused extends Error {
  override readonly name = 'WorldFileRefused'
  readonly build: OtherBuild
  constructor(build: OtherBuild, message: string) {
    super(message)
    this.build = build
  }
}

/** Whether a world has all migrations and their journal. @throws WorldFileRefused where another build wrote it */
export function isMigrated(sqlite: Database, known = knownMigrations()): boolean {
  return migrationsOf(sqlite, known) === known.length && hasJournal(sqlite)
}

/** How many migrations a world has; none for an empty database. @throws WorldFileRefused where another build wrote it */
export function migrationsOf(sqlite: Database, known = knownMigrations()): number {
  if (!hasJournal(sqlite)) {
    if (isBeforeJournal(sqlite)) return 1
    if (sqlite.prepare("SELECT 1 FROM sqlite_master WHERE type = 'table' LIMIT 1").get() === undefined) return 0
    throw new WorldFileRefused('other', 'It was written by a build whose tables differ, or is no world.')
  }
  const applied = sqlite
    .prepare<[], { hash: string; at: number }>(`SELECT hash, created_at AS at FROM ${JOURNAL} ORDER BY created_at`)
    .all()
  const isKnown = known.every(
    ({ hash, folderMillis }, i) => !applied[i] || (applied[i].hash === hash && applied[i].at === folderMillis),
  )
  if (!isKnown) throw new WorldFileRefused('other', 'It was written by a build whose tables differ.')
  if (applied.length > known.length)
    throw new WorldFileRefused(
      'newer',
      `It was written by a newer build (schema ${applied.length}, this build knows ${known.length}); update the project to open it.`,
    )
  return applied.length
}

/**
 * Brings a database in memory to the schema of this build, in one transaction. If that fails it is of no use, so worlds are
 * migrated as copies.
 * @throws WorldFileRefused where another build wrote it, or its rows do not fit
 */
export function migrate(sqlite: Database, known = knownMigrations()): void {
  if (isMigrated(sqlite, known)) return
  // SQLite rebuilds a table by dropping the old one, which must not delete the rows that refer to it.
  sqlite.pragma('foreign_keys = OFF')
  markMigrated(sqlite, known)
  try {
    run(sqlite, known)
  } catch (error) {
    const cause = error instanceof DrizzleError ? error.cause : error
    if (cause instanceof Error && /^SQLITE_(ERROR|CONSTRAINT|MISMATCH)/.test(sqliteCode(cause) ?? ''))
      throw new WorldFileRefused('other', `It cannot be migrated to the tables of this build: ${cause.message}.`)
    throw cause
  }
}

/** Gives a world of a build without a journal one, in which the first migration is noted. */
export function markMigrated(sqlite: Database, [first]: readonly Migration[] = knownMigrations()): void {
  if (hasJournal(sqlite) || !isBeforeJournal(sqlite)) return
  run(sqlite, [])
  sqlite.prepare(`INSERT INTO ${JOURNAL} (hash, created_at) VALUES (?, ?)`).run(first?.hash, first?.folderMillis)
  // Builds without a journal refuse the world from now on.
  for (const mark of ['user_version', 'application_id']) sqlite.pragma(`${mark} = 0`)
}

function run(sqlite: Database, migrations: readonly Migration[]): void {
  dialect.migrate([...migrations], sessionOn(sqlite), JOURNAL)
}

/** A table, index, trigger or view as the database itself describes it; automatic indexes have no text. */
export interface SchemaObject {
  type: string
  name: string
  tbl_name: string
  sql: string | null
}

export const schemaObjects = (sqlite: Database): SchemaObject[] =>
  sqlite.prepare<[], SchemaObject>('SELECT type, name, tbl_name, sql FROM sqlite_master ORDER BY type, name').all()

/** All schema objects of a world with those migrations. */
export function schemaAfter(migrations: readonly Migration[]): SchemaObject[] {
  const sqlite = openSqlite(':memory:')
  migrate(sqlite, migrations)
  const objects = schemaObjects(sqlite)
  sqlite.close()
  return objects
}

const hasJournal = (sqlite: Database) =>
  sqlite.prepare(`SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = '${JOURNAL}'`).get() !== undefined

const isBeforeJournal = (sqlite: Database) => sqlite.pragma('application_id', { simple: true }) === BEFORE_JOURNAL
