import { eq, sql } from 'drizzle-orm'
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { expect, test, vi } from 'vitest'
import { connect } from './connection.ts'
import { drizzleOn } from './database.ts'
import { placeholdersOf, prepared } from './prepared.ts'

const pet = sqliteTable('pet', {
  id: integer().primaryKey(),
  name: text().notNull(),
  tame: integer({ mode: 'boolean' }).notNull(),
})

function databaseOf(...names: string[]) {
  const db = drizzleOn(connect(':memory:'))
  db.$client.exec('CREATE TABLE pet (id INTEGER PRIMARY KEY, name TEXT NOT NULL, tame INTEGER NOT NULL)')
  for (const name of names) insert(db).run({ name, tame: name === 'dog' })
  return db
}

const insert = prepared((db) => db.insert(pet).values(placeholdersOf(pet, 'id')))
const all = prepared((db) => db.select().from(pet))

test('a prepared query is built once and runs on each database it is asked for', () => {
  const build = vi.fn()
  const byName = prepared((db) => {
    build()
    return db
      .select()
      .from(pet)
      .where(eq(pet.name, sql.placeholder('name')))
  })
  const [first, second] = [databaseOf('cat', 'dog'), databaseOf('dog')]
  const inFirst = byName(first)
  const inSecond = byName(second)
  expect(inFirst.get({ name: 'dog' })).toEqual({ id: 2, name: 'dog', tame: true })
  expect(inSecond.get({ name: 'dog' })).toEqual({ id: 1, name: 'dog', tame: true })
  expect(inFirst.get({ name: 'cat' })).toEqual({ id: 1, name: 'cat', tame: false })
  expect(inSecond.get({ name: 'cat' })).toBeUndefined()
  expect(build).toHaveBeenCalledTimes(1)
})

test('a prepared query works on a new database after the one before was closed', () => {
  const before = databaseOf('cat')
  expect(all(before).all()).toHaveLength(1)
  before.$client.close()
  expect(all(databaseOf('cat', 'dog')).all()).toHaveLength(2)
})

test('a prepared query without a value for a placeholder fails and writes nothing', () => {
  const db = databaseOf()
  expect(() => insert(db).run({ name: 'cat' })).toThrow('tame')
  expect(all(db).all()).toEqual([])
})

test('a prepared insert stores values as their columns do', () => {
  const db = databaseOf()
  expect(insert(db).run({ name: 'dog', tame: true })).toMatchObject({ changes: 1, lastInsertRowid: 1 })
  expect(db.$client.prepare('SELECT tame FROM pet').pluck().get()).toBe(1)
})
