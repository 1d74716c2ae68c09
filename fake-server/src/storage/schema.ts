// Schema migrations, numbered by SQLite's user_version and run in one transaction. SQLite's application_id holds a hash of
// them, so that a world written while they were being changed is refused instead of failing in the middle of a call.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite, { type Database } from 'better-sqlite3'
import { PACKAGE_ROOT } from '../shared/folders.ts'

/** The migrations in order; a world's `user_version` is how many of them were applied. */
function readMigrations(folder = join(PACKAGE_ROOT, 'migrations')): string[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file) => readFileSync(join(folder, file), 'utf8'))
}

const migrations = readMigrations()
export const SCHEMA_VERSION = migrations.length

/** A positive 32-bit hash of migrations. */
const fingerprintOf = (steps: readonly string[]) =>
  createHash('sha256').update(steps.join('\n')).digest().readUInt32BE() >>> 1

export class WorldFileRefused extends Error {
  override readonly name = 'WorldFileRefused'
}

/** Migrates a world file to the current schema in one transaction. @throws WorldFileRefused with the file unchanged */
export function migrate(sqlite: Database, steps: readonly string[] = migrations): void {
  const version = sqlite.pragma('user_version', { simple: true }) as number
  if (version > steps.length)
    throw new WorldFileRefused(
      `The world was written by a newer build (schema ${version}, this build knows ${steps.length}). Update the project or start a new world.`,
    )
  if (version === 0 && hasTables(sqlite))
    throw new WorldFileRefused('The file is a database, but not a world: it names no schema version.')
  if (version > 0 && sqlite.pragma('application_id', { simple: true }) !== fingerprintOf(steps.slice(0, version)))
    throw new WorldFileRefused(
      'The world was written by a build whose tables differ. Open it with that build, or delete its file and start a new world.',
    )
  if (version === steps.length) return
  sqlite.transaction(() => {
    for (const step of steps.slice(version)) sqlite.exec(step)
    sqlite.pragma(`user_version = ${steps.length}`)
    sqlite.pragma(`application_id = ${fingerprintOf(steps)}`)
  })()
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

/** All schema objects of a world at that version. */
export function schemaAt(version: number): SchemaObject[] {
  const sqlite = new Sqlite(':memory:')
  migrate(sqlite, migrations.slice(0, version))
  const objects = schemaObjects(sqlite)
  sqlite.close()
  return objects
}

const hasTables = (sqlite: Database) =>
  sqlite.prepare("SELECT 1 FROM sqlite_master WHERE type = 'table' LIMIT 1").get() !== undefined
