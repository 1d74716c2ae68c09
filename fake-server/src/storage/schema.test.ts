import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { getTableConfig, SQLiteTable } from 'drizzle-orm/sqlite-core'
import { describe, expect, test } from 'vitest'
import { PACKAGE_ROOT } from '../shared/folders.ts'
import { migrate, SCHEMA_VERSION, WorldFileRefused } from './schema.ts'

const versionOf = (sqlite: Sqlite.Database) => sqlite.pragma('user_version', { simple: true })
const steps = ['CREATE TABLE a (x integer)', 'ALTER TABLE a ADD y integer DEFAULT 7']

describe('a world file', () => {
  test('a world file of an older build is migrated with its data', () => {
    const sqlite = new Sqlite(':memory:')
    migrate(sqlite, steps.slice(0, 1))
    sqlite.exec('INSERT INTO a VALUES (1)')
    migrate(sqlite, steps)
    expect({ prepare: sqlite.prepare('SELECT * FROM a').all(), version: versionOf(sqlite) }).toEqual({
      prepare: [{ x: 1, y: 7 }],
      version: 2,
    })
  })

  test('a world file of a newer build is refused and left as it was', () => {
    const sqlite = new Sqlite(':memory:')
    migrate(sqlite)
    sqlite.pragma(`user_version = ${SCHEMA_VERSION + 1}`)
    expect(() => migrate(sqlite)).toThrow(/newer build .*Update the project/)
    expect(versionOf(sqlite)).toBe(SCHEMA_VERSION + 1)
  })

  test('a world file whose tables another build made is refused and left as it was', () => {
    const sqlite = new Sqlite(':memory:')
    migrate(sqlite, steps)
    sqlite.exec('INSERT INTO a VALUES (1, 2)')
    const changed = ['CREATE TABLE a (x integer, z integer)', 'ALTER TABLE a ADD y integer DEFAULT 7']
    expect(() => migrate(sqlite, changed)).toThrow(/tables differ.* start a new world/)
    expect(() => migrate(sqlite, [...changed, 'CREATE TABLE b (x)'])).toThrow(WorldFileRefused)
    expect(sqlite.prepare('SELECT * FROM a').all()).toEqual([{ x: 1, y: 2 }])
  })

  test('a file that is no world is refused', () => {
    const sqlite = new Sqlite(':memory:')
    sqlite.exec('CREATE TABLE recipes (x)')
    expect(() => migrate(sqlite)).toThrow(WorldFileRefused)
  })

  test('a world file whose migration fails stays as it was', () => {
    const sqlite = new Sqlite(':memory:')
    migrate(sqlite, steps.slice(0, 1))
    expect(() => migrate(sqlite, [...steps, 'CREATE NONSENSE'])).toThrow()
    expect({ version: versionOf(sqlite), prepare: sqlite.prepare('PRAGMA table_info(a)').all() }).toEqual({
      version: 1,
      prepare: [expect.objectContaining({ name: 'x' })],
    })
  })
})

// A table changed without `npm run schema` would work in no world: neither new nor old.
test('the migrations make exactly the tables the features declare', async () => {
  const sqlite = new Sqlite(':memory:')
  migrate(sqlite)
  const files = readdirSync(join(PACKAGE_ROOT, 'src'), { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.table.ts'),
  )
  const declared: Record<string, string[]> = {}
  for (const file of files)
    for (const value of Object.values(await import(join(PACKAGE_ROOT, 'src', file))))
      if (value instanceof SQLiteTable) {
        const { name, columns } = getTableConfig(value)
        declared[name] = columns.map((column) => column.name).sort()
      }
  const createdTables = sqlite
    .prepare("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
    .pluck()
    .all() as string[]
  const actual = Object.fromEntries(
    createdTables.map((name) => [
      name,
      (sqlite.prepare(`SELECT name FROM pragma_table_info('${name}')`).pluck().all() as string[]).sort(),
    ]),
  )
  expect(actual).toEqual(declared)
})
