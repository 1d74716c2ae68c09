import { eq, sql } from 'drizzle-orm'
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { expect, test, vi } from 'vitest'
import { openDatabase, type WorldDatabase } from './database.ts'
import { change, insertion, type QueryBuilder, query } from './query.ts'
import { writesOf } from './writes.ts'

const note = sqliteTable('note', {
  id: integer().primaryKey(),
  text: text().notNull(),
  more: text({ mode: 'json' }).$type<string[]>(),
})
const add = insertion(note)
const alter = change(note, eq(note.id, sql.placeholder('which')))
const all = query((db) => db.select().from(note).orderBy(note.id))
const one = query((db) =>
  db
    .select({ text: note.text })
    .from(note)
    .where(eq(note.id, sql.placeholder('id'))),
)

function database(image?: Buffer): WorldDatabase {
  const db = openDatabase(image ?? ':memory:')
  if (!image) db.$client.exec('CREATE TABLE note (id integer PRIMARY KEY, text text NOT NULL, more text)')
  return db
}

test('a query reads the world it is asked of, in whatever order worlds are asked', () => {
  const [first, second] = [database(), database()]
  add(first, { id: 1, text: 'first' })
  add(second, { id: 1, text: 'second' })
  for (const [db, expected] of [
    [first, 'first'],
    [second, 'second'],
    [first, 'first'],
  ] as const)
    expect(one.get(db, { id: 1 })).toEqual({ text: expected })
})

test('a world opened again from its image is read by new statements', () => {
  const before = database()
  add(before, { id: 1, text: 'kept' })
  const image = before.$client.serialize()
  add(before, { id: 2, text: 'after the image' })
  expect(all.all(before)).toHaveLength(2)
  before.$client.close()
  const after = database(image)
  expect(all.all(after)).toEqual([{ id: 1, text: 'kept', more: null }])
  expect(() => all.all(before)).toThrow(/not open/)
})

test('a limit is bound so that SQLite does not recompile the statement for each number', () => {
  const ids = (db: QueryBuilder) => db.select({ id: note.id }).from(note).orderBy(note.id)
  const given = query((db) => ids(db).limit(sql.placeholder('limit')).offset(sql.placeholder('offset')))
  const fixed = query((db) => ids(db).limit(2))
  const db = database()
  for (const id of [1, 2, 3, 4]) add(db, { id, text: 'one of four' })
  const texts = vi.spyOn(db.$client, 'prepare')
  expect(given.all(db, { limit: 2, offset: 1 })).toEqual([{ id: 2 }, { id: 3 }])
  expect(given.all(db, { limit: 9, offset: 0 })).toHaveLength(4)
  expect(fixed.all(db)).toEqual([{ id: 1 }, { id: 2 }])
  expect(texts.mock.calls).toHaveLength(2)
  for (const [text] of texts.mock.calls) expect(text).toContain('limit cast(? as integer)')
})

test('columns that are not given stay as they are, and what is JSON travels as JSON', () => {
  const db = database()
  add(db, { text: 'a', more: ['x', 'y'] })
  add(db, { id: 7, text: 'b', more: undefined })
  alter(db, { text: 'c' }, { which: 1 })
  alter(db, { more: ['z'] }, { which: 7 })
  expect(all.all(db)).toEqual([
    { id: 1, text: 'c', more: ['x', 'y'] },
    { id: 7, text: 'b', more: ['z'] },
  ])
})

test('more worlds than keep their statements prepared are all read and written rightly', () => {
  const image = database().$client.serialize()
  const worlds = Array.from({ length: 230 }, () => database(image))
  for (const [index, db] of worlds.entries()) add(db, { id: 1, text: `world ${index}` })
  for (const [index, db] of worlds.entries()) expect(one.get(db, { id: 1 })).toEqual({ text: `world ${index}` })
  for (const db of worlds) db.$client.close()
})

test('each world is told of its own writes', () => {
  const [first, second] = [database(), database()]
  const watch = writesOf(first.$client).watch()
  add(second, { text: 'elsewhere' })
  add(first, { text: 'here' })
  expect(watch.end()).toEqual({ rows: 1, tables: new Map([['note', 1]]) })
})

const writer = sqliteTable('writer', { id: integer().primaryKey(), name: text().notNull() })
const page = sqliteTable('page', {
  id: integer().primaryKey(),
  writerId: integer('writer_id'),
  at: integer({ mode: 'timestamp_ms' }),
  isShown: integer('is_shown', { mode: 'boolean' }),
})

test('rows come as drizzle itself gives them, whatever is selected and joined', () => {
  const db = database()
  db.$client.exec(`CREATE TABLE writer (id integer PRIMARY KEY, name text NOT NULL);
    CREATE TABLE page (id integer PRIMARY KEY, writer_id integer, at integer, is_shown integer);
    INSERT INTO writer VALUES (1, 'amina'); INSERT INTO page VALUES (1, 1, 5000, 1), (2, 9, NULL, 0), (3, NULL, NULL, NULL)`)
  const match = eq(writer.id, page.writerId)
  const builds = [
    (on: WorldDatabase) => on.select().from(page),
    (on: WorldDatabase) => on.select().from(page).innerJoin(writer, match),
    (on: WorldDatabase) => on.select().from(page).leftJoin(writer, match),
    (on: WorldDatabase) => on.select().from(writer).rightJoin(page, match),
    (on: WorldDatabase) => on.select({ page, name: writer.name, writer }).from(page).leftJoin(writer, match),
    (on: WorldDatabase) =>
      on.select({ id: page.id, twice: sql`${page.id} * 2`.mapWith(String), n: sql<number>`3`.as('n') }).from(page),
  ]
  type Built = ReturnType<(typeof builds)[0]>
  for (const build of builds) {
    const own = query((on) => build(on as WorldDatabase) as Built)
    const expected = build(db).all()
    expect(expected.length).toBeGreaterThan(0)
    expect(own.all(db)).toEqual(expected)
    expect(own.get(db)).toEqual(expected[0])
  }
})
