import { sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { expect, test } from 'vitest'
import { catalogueOf } from './catalogue.ts'
import { connect } from './connection.ts'
import { drizzleOn, statement, type WorldDatabase } from './database.ts'
import { writesOf } from './writes.ts'

const game = sqliteTable('game', { vendor: text().notNull() })
const RENAME = "UPDATE game SET vendor = 'RENAMED'"

function openCached() {
  const db = drizzleOn(connect(':memory:'))
  db.$client.exec("CREATE TABLE game (vendor TEXT NOT NULL); INSERT INTO game VALUES ('ONE'), ('TWO')")
  const cachedVendor = () =>
    catalogueOf(db).keep([game], 'games', () =>
      db.$client.prepare<[], { vendor: string }>('SELECT vendor FROM game').all(),
    )[0]?.vendor
  return { db, cachedVendor, before: cachedVendor() }
}

test.each([
  ['prepared on the connection', (db) => db.$client.prepare(RENAME).run()],
  ['with returned rows', (db) => db.$client.prepare(`${RENAME} RETURNING vendor`).all()],
  ['returning rows without names', (db) => db.$client.prepare(`${RENAME} RETURNING vendor`).raw().get()],
  ['executed as a script', (db) => db.$client.exec(RENAME)],
  ['that begins with a common table expression', (db) => db.$client.prepare(`WITH a AS (SELECT 1) ${RENAME}`).run()],
  ['in a transaction', (db) => db.$client.transaction(() => db.$client.prepare(RENAME).run())()],
  ['written by hand and kept', (db) => statement(db, RENAME).run()],
  ['built by drizzle', (db) => db.update(game).set({ vendor: 'RENAMED' }).run()],
] satisfies [string, (db: WorldDatabase) => unknown][])('a write %s empties the cache of its table', (_, write) => {
  const { db, cachedVendor, before } = openCached()
  expect(before).not.toBe('RENAMED')
  write(db)
  expect(cachedVendor()).toBe('RENAMED')
})

test('what was cached in a transaction that rolled back is read anew', () => {
  const { db, cachedVendor, before } = openCached()
  const renamed = db.$client.transaction(() => {
    db.$client.prepare(RENAME).run()
    expect(cachedVendor()).toBe('RENAMED')
    throw new Error('no')
  })
  expect(renamed).toThrow('no')
  expect(cachedVendor()).toBe(before)
})

test('a call is charged with the raw statements that it runs', () => {
  const { db } = openCached()
  const watch = writesOf(db.$client).watch()
  db.$client.prepare("UPDATE game SET vendor = 'RENAMED' WHERE rowid = (SELECT min(rowid) FROM game)").run()
  const { rows, tables } = watch.end()
  expect({ rows, tables: Object.fromEntries(tables) }).toEqual({ rows: 1, tables: { game: 1 } })
})
