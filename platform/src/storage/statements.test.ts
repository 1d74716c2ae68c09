import { eq, sql } from 'drizzle-orm'
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { expect, test, vi } from 'vitest'
import { openDatabase, type WorldDatabase } from './database.ts'
import { writesOf } from './writes.ts'

const note = sqliteTable('note', {
  id: integer().primaryKey(),
  text: text().notNull(),
  more: text({ mode: 'json' }).$type<string[]>(),
})

function database(image?: Buffer): WorldDatabase {
  const db = openDatabase(image ?? Buffer.alloc(0))
  if (!image) db.$client.exec('CREATE TABLE note (id integer PRIMARY KEY, text text NOT NULL, more text)')
  return db
}
const add = (db: WorldDatabase, text: string, id?: number) => db.insert(note).values({ id, text }).run()
const textOf = (db: WorldDatabase, id: number) =>
  db.select({ text: note.text }).from(note).where(eq(note.id, id)).get()?.text
const all = (db: WorldDatabase) => db.select().from(note).orderBy(note.id).all()

test('a query reads the database it runs on, whichever database ran it before', () => {
  const [first, second] = [database(), database()]
  add(first, 'first', 1)
  add(second, 'second', 1)
  expect([textOf(first, 1), textOf(second, 1), textOf(first, 1)]).toEqual(['first', 'second', 'first'])
})

test('a world opened again from its image is read by new statements', () => {
  const before = database()
  add(before, 'kept', 1)
  const image = before.$client.serialize()
  add(before, 'after the image', 2)
  expect(all(before)).toHaveLength(2)
  before.$client.close()
  const after = database(image)
  expect(all(after)).toEqual([{ id: 1, text: 'kept', more: null }])
  expect(() => all(before)).toThrow(/not open/)
})

test('a statement is compiled once for all its values', () => {
  const db = database()
  const compile = vi.spyOn(db.$client, 'prepare')
  for (const id of [1, 2, 3]) add(db, `note ${id}`, id)
  expect([textOf(db, 3), textOf(db, 1), textOf(db, 9)]).toEqual(['note 3', 'note 1', undefined])
  expect(compile).toHaveBeenCalledTimes(2)
})

test('one SQL text gives raw and mapped callers the same rows', () => {
  const db = database()
  add(db, 'one', 1)
  const named = () => db.all(sql`select "text" from "note"`)
  const mapped = () => db.select({ text: note.text }).from(note).all()
  expect([named(), mapped(), named(), mapped()]).toEqual(Array(4).fill([{ text: 'one' }]))
})

test('worlds beyond the limit of compiled statements are read and written correctly', () => {
  const image = database().$client.serialize()
  const worlds = Array.from({ length: 230 }, () => database(image))
  for (const [index, db] of worlds.entries()) add(db, `world ${index}`, 1)
  for (const [index, db] of worlds.entries()) expect(textOf(db, 1)).toBe(`world ${index}`)
  for (const db of worlds) db.$client.close()
})

test('a world in use keeps its compiled statements, however many other worlds run', () => {
  const image = database().$client.serialize()
  const busy = database(image)
  const compile = vi.spyOn(busy.$client, 'prepare')
  for (let other = 0; other < 150; other += 1) {
    expect(textOf(busy, 1)).toBeUndefined()
    const db = database(image)
    expect(textOf(db, 1)).toBeUndefined()
    db.$client.close()
  }
  expect(compile).toHaveBeenCalledTimes(1)
})

test('each world is notified of its own writes only', () => {
  const [first, second] = [database(), database()]
  const watch = writesOf(first.$client).watch()
  add(second, 'elsewhere')
  add(first, 'here')
  expect(watch.end()).toEqual({ rows: 1, tables: new Map([['note', 1]]) })
})
