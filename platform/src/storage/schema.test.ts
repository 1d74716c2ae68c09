import Sqlite from 'better-sqlite3'
import { describe, expect, test } from 'vitest'
import { knownMigrations, type Migration, migrate, migrationsOf, WorldFileRefused } from './schema.ts'

/** A migration of that SQL, dated that long after the beginning of all times. */
const migration = (sql: string, folderMillis: number): Migration => ({ sql: [sql], folderMillis, hash: sql, bps: true })

const FIRST = migration('CREATE TABLE a (x integer)', 1)
const SECOND = migration('ALTER TABLE a ADD y integer DEFAULT 7', 2)

/** A world of a build that knew those migrations, with a row of value 1. */
function worldOf(...known: Migration[]) {
  const sqlite = new Sqlite(':memory:')
  migrate(sqlite, known)
  sqlite.exec('INSERT INTO a (x) VALUES (1)')
  return sqlite
}

/** What migrating the world to those migrations is refused with. */
function refusalOf(sqlite: Sqlite.Database, ...known: Migration[]): WorldFileRefused {
  try {
    migrate(sqlite, known)
  } catch (error) {
    if (error instanceof WorldFileRefused) return error
    throw error
  }
  throw new Error('It was migrated.')
}

describe('a world of another build', () => {
  test('an older world is migrated with its rows', () => {
    const sqlite = worldOf(FIRST)
    migrate(sqlite, [FIRST, SECOND])
    expect(sqlite.prepare('SELECT * FROM a').all()).toEqual([{ x: 1, y: 7 }])
    expect(migrationsOf(sqlite, [FIRST, SECOND])).toBe(2)
  })

  test('a newer world is refused and left as it was', () => {
    const sqlite = worldOf(FIRST, SECOND)
    const refusal = refusalOf(sqlite, FIRST)
    expect(refusal).toMatchObject({ build: 'newer' })
    expect(refusal.message).toMatch(/newer build .schema 2, this build knows 1.*update the project/)
    expect(migrationsOf(sqlite, [FIRST, SECOND])).toBe(2)
  })

  test('a world whose migrations are others is refused and left as it was', () => {
    const sqlite = worldOf(FIRST, SECOND)
    const changed = migration('CREATE TABLE a (x integer, z integer)', 1)
    for (const known of [[changed, SECOND], [changed], [FIRST, migration(SECOND.hash, 3)]])
      expect(refusalOf(sqlite, ...known)).toMatchObject({ build: 'other' })
    expect(sqlite.prepare('SELECT * FROM a').all()).toEqual([{ x: 1, y: 7 }])
  })

  test('a database that is no world is refused', () => {
    const sqlite = new Sqlite(':memory:')
    sqlite.exec('CREATE TABLE recipes (x)')
    expect(refusalOf(sqlite, FIRST)).toMatchObject({ build: 'other' })
  })

  test('a migration that fails midway changes no table', () => {
    const sqlite = worldOf(FIRST)
    const failing = [SECOND, migration('CREATE UNIQUE INDEX one ON a (x)', 3)]
    sqlite.exec('INSERT INTO a (x) VALUES (1)')
    const refusal = refusalOf(sqlite, FIRST, ...failing)
    expect(refusal).toMatchObject({ build: 'other', message: expect.stringContaining('UNIQUE constraint failed') })
    expect(migrationsOf(sqlite, [FIRST, ...failing])).toBe(1)
    expect(sqlite.prepare('SELECT * FROM a').all()).toEqual([{ x: 1 }, { x: 1 }])
  })

  test('a table is rebuilt without deleting the rows that refer to it', () => {
    const sqlite = new Sqlite(':memory:')
    const tables = migration('CREATE TABLE a (x integer PRIMARY KEY)', 1)
    const referring = migration('CREATE TABLE b (x integer REFERENCES a (x) ON DELETE CASCADE)', 2)
    const rebuilt = { ...migration('', 3), sql: ['CREATE TABLE new (x integer PRIMARY KEY, y integer)'] }
    rebuilt.sql.push('INSERT INTO new (x) SELECT x FROM a', 'DROP TABLE a', 'ALTER TABLE new RENAME TO a')
    migrate(sqlite, [tables, referring])
    sqlite.exec('INSERT INTO a VALUES (1); INSERT INTO b VALUES (1)')
    migrate(sqlite, [tables, referring, rebuilt])
    expect(sqlite.prepare('SELECT * FROM b').all()).toEqual([{ x: 1 }])
  })
})

// Worlds of every earlier build were made by these, so a table is changed by a migration after them.
test('a committed migration never changes, and each new one is noted here', () => {
  expect(knownMigrations().map(({ hash, folderMillis }) => `${folderMillis} ${hash}`)).toEqual([
    '1795907498894 ebe88e31e2d5dbe118660c2433bd6ceec36ff7251178148a9f0c029b31054b8e',
  ])
})

test('each migration is dated after the one before, as drizzle skips any other', () => {
  const dates = knownMigrations().map(({ folderMillis }) => folderMillis)
  expect(dates).toEqual([...new Set(dates)].sort((a, b) => a - b))
})
