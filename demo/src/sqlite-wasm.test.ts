import { readFileSync } from 'node:fs'
import { setImmediate } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import type { Database, SqliteHost } from '@understudy/platform/storage/sqlite.ts'
import Sqlite from 'better-sqlite3'
import { describe, expect, test } from 'vitest'
import { openOnWasm } from './sqlite-wasm.ts'

type Open = SqliteHost['open']

const wasm = readFileSync(fileURLToPath(import.meta.resolve('@sqlite.org/sqlite-wasm/sqlite3.wasm')))
const openWasm = await openOnWasm(wasm)
const openNative: Open = (source) => new Sqlite(source)

const WALLETS = `CREATE TABLE wallet (id INTEGER PRIMARY KEY, owner TEXT NOT NULL UNIQUE, money INTEGER, share REAL, photo BLOB);
  CREATE TABLE entry (id INTEGER PRIMARY KEY, wallet_id INTEGER REFERENCES wallet (id), money INTEGER CHECK (money <> 0))`
const TEXTS = [
  '',
  'amina',
  'exactly sixteen!',
  'seventeen letters',
  'é',
  'سلام، کیسے ہیں؟',
  '💰'.repeat(9),
  'a\0b',
  '\uFEFFmarked',
  'half \uD83D of a pair',
  'x'.repeat(70_000),
]
const NUMBERS = [0, -0, 1, -7, 1.5, 2 ** 31, -(2 ** 53), 1e308, Number.POSITIVE_INFINITY, Number.NaN]
const BIGINTS = [0n, -1n, 2n ** 53n + 1n, 2n ** 63n - 1n, -(2n ** 63n)]
const BYTES = [Buffer.alloc(0), Buffer.from([0, 1, 255]), Buffer.alloc(100_000, 7), new Uint8Array([4, 5]).subarray(1)]

function opened(open: Open): Database {
  const db = open(':memory:')
  db.pragma('page_size = 1024')
  db.exec(WALLETS)
  const insert = db.prepare('INSERT INTO wallet (owner, money, share, photo) VALUES (?, ?, ?, ?)')
  insert.run('amina', 482_500, 0.5, Buffer.from('picture'))
  insert.run('bilal', null, null, null)
  return db
}

const rowsOf = (db: Database, table = 'wallet') => db.prepare(`SELECT * FROM ${table}`).all()
const add = (db: Database, owner: string) => db.prepare('INSERT INTO wallet (owner) VALUES (?)').run(owner)
/** The value as it came back, with SQLite's type of it. */
const stored = (db: Database, value: unknown) => db.prepare('SELECT ? AS value, typeof(?) AS type').get(value, value)

function failure(work: () => unknown): unknown {
  try {
    return { answered: work() }
  } catch (error) {
    const { name, message, code } = error as Error & { code?: string }
    return { name, message, code }
  }
}

const ANSWERS: Record<string, (db: Database, open: Open) => unknown> = {
  'texts of all lengths and scripts': (db) => TEXTS.map((text) => stored(db, text)),
  'numbers, as floating ones': (db) => NUMBERS.map((number) => stored(db, number)),
  'numbers in a column of integers': (db) =>
    [3, 3.5, 2 ** 40].map((money) => {
      db.prepare('UPDATE wallet SET money = ?').run(money)
      return db.prepare('SELECT money, typeof(money) AS type FROM wallet').all()
    }),
  'integers of 64 bits': (db) =>
    BIGINTS.map((integer) => [stored(db, integer), db.prepare('SELECT CAST(? AS TEXT)').pluck().get(integer)]),
  bytes: (db) => BYTES.map((bytes) => stored(db, bytes)),
  'nothing, and what is not given': (db) => [stored(db, null), stored(db, undefined)],
  'texts that are no UTF-8': (db) => db.prepare("SELECT CAST(x'61ff62' AS TEXT), CAST(x'c3' AS TEXT)").raw().get(),
  'rows as objects, lists and first values': (db) => {
    const select = db.prepare('SELECT * FROM wallet')
    const [objects, lists, first] = [select.all(), select.raw().all(), select.pluck().all()]
    return [objects, lists, first, select.raw().raw(false).all(), select.get()]
  },
  'two columns of one name': (db) => {
    const select = db.prepare('SELECT 1 AS a, 2 AS b, 3 AS a')
    return [Object.entries(select.get() as object), select.raw().get()]
  },
  'no row': (db) => {
    const select = db.prepare('SELECT * FROM wallet WHERE id = ?')
    return [select.get(99), select.all(99), [...select.iterate(99)], select.pluck().get(99)]
  },
  'values by position and by name': (db) => [
    db.prepare('SELECT :a AS a, @b AS b, $c AS c').get({ a: 1, b: 'two', c: null, d: 'unused' }),
    db.prepare('SELECT ? AS a, @b AS b, ? AS c').get(1, { b: 2 }, 3),
    db.prepare('SELECT @a AS a, @a AS b').get({ a: 'both' }),
    db.prepare('SELECT ?2 AS a, ?1 AS b').get({ 1: 'one', 2: 'two' }),
    db.prepare('SELECT @a AS a').get(Object.assign(Object.create(null), { a: 5 })),
  ],
  'what a statement wrote': (db) => [
    add(db, 'chand'),
    db.prepare('UPDATE wallet SET money = 1').run(),
    db.prepare('SELECT * FROM wallet').run(),
    db.prepare('CREATE TABLE other (a)').run(),
    db.prepare('DELETE FROM wallet WHERE id > 1').run(),
    db.prepare('INSERT INTO wallet (owner) VALUES (?) ON CONFLICT DO NOTHING').run('amina'),
  ],
  'rows that a statement wrote': (db) => [
    db.prepare('INSERT INTO wallet (owner) VALUES (?), (?) RETURNING id, owner').all('chand', 'dua'),
    db.prepare('UPDATE wallet SET money = 5 RETURNING id').pluck().get(),
    rowsOf(db),
  ],
  'what a statement is': (db) =>
    [
      'SELECT 1',
      'INSERT INTO wallet (owner) VALUES (1)',
      'DELETE FROM wallet RETURNING id',
      'BEGIN',
      'PRAGMA user_version',
      'SELECT 2 ; -- and /* no */ more\n ; /* nothing */ ',
    ].map((text) => {
      const { reader, readonly } = db.prepare(text)
      return { reader, readonly }
    }),
  'rows read one by one': (db) => {
    const select = db.prepare('SELECT owner FROM wallet ORDER BY id').pluck()
    const owners: unknown[] = []
    for (const owner of select.iterate()) {
      owners.push(owner, db.prepare('SELECT count(*) FROM entry').pluck().get())
      if (owners.length === 2) break
    }
    const [first] = select.iterate()
    const over = select.iterate()
    over.return?.()
    return [owners, first, over.next(), [...select.iterate()], add(db, 'chand')]
  },
  'statements kept while tables change': (db) => {
    const all = db.prepare('SELECT * FROM wallet WHERE id = 1')
    const every = db.prepare('SELECT * FROM wallet')
    const owner = db.prepare('SELECT owner FROM wallet').pluck()
    const before = [all.get(), every.all(), owner.all()]
    db.exec("ALTER TABLE wallet ADD COLUMN note TEXT DEFAULT 'new'; ALTER TABLE wallet DROP COLUMN photo")
    return [before, every.all(), all.get(), all.raw().get(), owner.all(), [...all.raw(false).iterate()]]
  },
  'transactions, inner ones and their ends': (db) => {
    const outer = db.transaction((name: string) => {
      add(db, name)
      const inner = failure(() =>
        db.transaction(() => {
          add(db, `${name} inside`)
          add(db, name)
        })(),
      )
      db.transaction(() => add(db, `${name} after`))()
      return [inner, db.inTransaction]
    })
    const undone = db.transaction(() => {
      add(db, 'undone')
      throw new Error('on purpose')
    })
    return [
      outer('chand'),
      db.inTransaction,
      failure(() => undone()),
      failure(() => undone.immediate()),
      outer.immediate('dua'),
      failure(() => db.transaction(() => undone.immediate())()),
      db.inTransaction,
      rowsOf(db),
    ]
  },
  'a transaction that a statement ends': (db) => [
    failure(() =>
      db.transaction(() => {
        add(db, 'chand')
        db.prepare("INSERT OR ROLLBACK INTO wallet (owner) VALUES ('amina')").run()
      })(),
    ),
    db.inTransaction,
    rowsOf(db),
  ],
  pragmas: (db) => [
    db.pragma('foreign_keys'),
    db.pragma('foreign_keys', { simple: true }),
    db.pragma('recursive_triggers', { simple: true }),
    db.pragma('user_version = 7'),
    db.pragma('user_version', { simple: true }),
    db.pragma('table_info(entry)'),
    db.pragma('integrity_check'),
    db.pragma('no_such_pragma'),
    db.pragma('no_such_pragma', { simple: true }),
  ],
  'functions in statements': (db) => {
    const given: unknown[] = []
    db.function('noted', (value, other) => {
      given.push(value, other)
      return value
    })
    const select = db.prepare('SELECT noted(?, 1)').pluck()
    const back = ['', 'amina', 'سلام، کیسے ہیں؟', 2, 2.5, null].map((value) => select.get(value))
    db.exec("UPDATE wallet SET owner = noted(owner, id) || '!'; UPDATE wallet SET money = noted(9, id)")
    const thrown = failure(() => {
      db.function('broken', () => {
        throw new RangeError('on purpose')
      })
      db.prepare('SELECT broken()').get()
    })
    return [back, given, rowsOf(db), thrown, db.prepare('SELECT 1').pluck().get()]
  },
  'an image and its copy': (db, open) => {
    const copy = open(db.serialize())
    const before = rowsOf(copy)
    const again = open(copy.serialize())
    add(copy, 'chand')
    const third = open(copy.serialize())
    return [before, rowsOf(again), rowsOf(third), rowsOf(db), third.pragma('integrity_check', { simple: true })]
  },
  'an image of no bytes, and of nothing': (_, open) => [
    open(Buffer.alloc(0)).prepare('SELECT count(*) FROM sqlite_master').pluck().get(),
    open(open(':memory:').serialize()).prepare('SELECT count(*) FROM sqlite_master').pluck().get(),
  ],
  'an image that is made smaller': (db, open) => {
    db.prepare('UPDATE wallet SET photo = ?').run(Buffer.alloc(200_000, 1))
    const copy = open(db.serialize())
    copy.exec('UPDATE wallet SET photo = NULL; VACUUM')
    return [copy.serialize().length, rowsOf(copy), rowsOf(open(copy.serialize()))]
  },
  'a database that is closed twice': (db) => {
    const { open } = db
    db.close()
    db.close()
    return [open, db.open, db.inTransaction]
  },
}

const REFUSALS: Record<string, (db: Database, open: Open) => unknown> = {
  'a name that is taken': (db) => add(db, 'amina'),
  'a number that is taken': (db) => db.prepare("INSERT INTO wallet (id, owner) VALUES (1, 'x')").run(),
  'a name that is missing': (db) => db.prepare('INSERT INTO wallet (money) VALUES (1)').run(),
  'a reference to nothing': (db) => db.prepare('INSERT INTO entry (wallet_id, money) VALUES (9, 1)').run(),
  'a value against a check': (db) => db.prepare('INSERT INTO entry (money) VALUES (0)').run(),
  'a text as a row number': (db) => db.prepare("INSERT INTO wallet (id, owner) VALUES ('x', 'y')").run(),
  'a text that is no SQL': (db) => db.prepare('SELEKT 1'),
  'a table that is missing': (db) => db.prepare('SELECT * FROM nothing'),
  'a text in double quotes': (db) => db.prepare('SELECT "amina"').get(),
  'the second of several statements': (db) => db.exec("UPDATE wallet SET money = 1; UPDATE nothing SET a = 'b'"),
  'a change of the schema table': (db) => db.exec('PRAGMA writable_schema = ON; DELETE FROM sqlite_master'),
  'a name that was not given': (db) => db.prepare('SELECT @a, @b').get({ a: 1 }),
  'an error between rows': (db) => [
    ...db.prepare('SELECT abs(column1) FROM (VALUES (1), (-9223372036854775808))').iterate(),
  ],
  'an error after some rows': (db) => db.prepare('SELECT abs(column1) FROM (VALUES (1), (-9223372036854775808))').all(),
  'an error in the only row': (db) => db.prepare('SELECT abs(-9223372036854775808)').get(),
  'more pages than are allowed': (db) => {
    db.pragma('max_page_count = 4')
    return db.prepare('UPDATE wallet SET photo = zeroblob(100000)').run()
  },
  'a transaction that waits': (db) => db.transaction(async () => {})(),
  'bytes that are no database': (_, open) => open(Buffer.alloc(4_096, 1)).prepare('SELECT * FROM sqlite_master').all(),
  'a damaged page': (db, open) => {
    const image = db.serialize()
    return rowsOf(open(image.fill(0xff, 1_024, 3_072)))
  },
}

/** Refused by either in its own words. */
const MISTAKES: Record<string, (db: Database) => unknown> = {
  'a text with no statement': (db) => db.prepare('  -- nothing'),
  'too few values': (db) => db.prepare('SELECT ?, ?').get(1),
  'too many values': (db) => db.prepare('SELECT ?').get(1, 2),
  'no names at all': (db) => db.prepare('SELECT @a').get(),
  'an integer of more than 64 bits': (db) => db.prepare('SELECT ?').get(2n ** 63n),
  'a statement of a closed database': (db) => {
    const select = db.prepare('SELECT ?')
    db.close()
    return select.get(1)
  },
  'a closed database': (db) => db.close() && db.prepare('SELECT 1'),
}

function largeImage(): Buffer {
  const db = opened(openWasm)
  db.prepare('UPDATE wallet SET photo = zeroblob(30000000)').run()
  const image = db.serialize()
  db.close()
  return image
}

const both = (work: (db: Database, open: Open) => unknown) =>
  [openWasm, openNative].map((open) => () => work(opened(open), open)) as [() => unknown, () => unknown]

describe('SQLite on WebAssembly', () => {
  test.each(Object.entries(ANSWERS))('it answers as the native one: %s', (_, work) => {
    const [onWasm, natively] = both(work)
    expect(onWasm()).toEqual(natively())
  })

  test.each(Object.entries(REFUSALS))('it refuses as the native one: %s', (_, work) => {
    const [onWasm, natively] = both(work)
    const refused = failure(natively)
    expect(refused).toMatchObject({ message: expect.anything() })
    expect(failure(onWasm)).toEqual(refused)
  })

  test.each(Object.entries(MISTAKES))('a mistake is refused, as natively: %s', (_, work) => {
    for (const mistake of both(work)) expect(mistake).toThrow()
  })

  test('after an error a statement runs again with other values', () => {
    const db = opened(openWasm)
    const insert = db.prepare('INSERT INTO wallet (owner, money) VALUES (?, ?)')
    expect(() => insert.run('amina', 1)).toThrow('UNIQUE')
    expect(() => insert.run('chand')).toThrow('Too many or too few')
    expect(insert.run('chand', 2)).toMatchObject({ changes: 1 })
  })

  test('it opens no file', () => {
    expect(() => openWasm('world.sqlite')).toThrow('WebAssembly has no files: world.sqlite')
  })

  test('databases that nothing refers to give their memory back', { tags: ['all'] }, async () => {
    setFlagsFromString('--expose-gc')
    const collect = runInNewContext('gc') as () => void
    const image = largeImage()
    // All at once they would be larger than the memory can be.
    for (let round = 0; round < 40; round++) {
      const copy = openWasm(image)
      copy.function('noted', (value) => value)
      expect(copy.prepare('SELECT noted(1)').pluck().get()).toBe(1)
      collect()
      await setImmediate()
    }
  })

  test('closed databases give their memory back', () => {
    const image = largeImage()
    // All at once they would be larger than the memory can be.
    for (let round = 0; round < 40; round++) {
      const copy = openWasm(image)
      expect(copy.prepare('SELECT length(photo) FROM wallet').pluck().all()).toEqual([30_000_000, 30_000_000])
      copy.close()
    }
  })
})
