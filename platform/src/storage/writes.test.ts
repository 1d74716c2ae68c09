import Sqlite from 'better-sqlite3'
import { describe, expect, test } from 'vitest'
import { Writes, type Written, writtenTable } from './writes.ts'

describe('the table a statement writes to', () => {
  test.each([
    ['insert into "favourite" ("member_id") values (?)', 'favourite'],
    ['INSERT OR IGNORE INTO entry (a) VALUES (1)', 'entry'],
    ['update "session" set "seen_at" = ? where "token" = ?', 'session'],
    ['delete from `login_failure`', 'login_failure'],
    ['select "id" from "member"', undefined],
    ['upsert', undefined],
    ['', undefined],
  ])('the table is read from the statement %s: %s', (text, table) => {
    expect(writtenTable(text)).toBe(table)
  })
})

describe('writes of calls', () => {
  const open = () => {
    const sqlite = new Sqlite(':memory:')
    sqlite.exec('CREATE TABLE one (n); CREATE TABLE two (n)')
    const writes = new Writes(sqlite)
    const write = (table: string, rows: number) => {
      writes.note(table)
      for (let i = 0; i < rows; i += 1) sqlite.prepare(`INSERT INTO ${table} VALUES (?)`).run(i)
    }
    return { sqlite, writes, write }
  }
  const plain = ({ rows, tables }: Written) => [rows, Object.fromEntries(tables)]

  test('a count of writes has the rows and statements between its begin and end', () => {
    const { writes, write } = open()
    write('one', 3)
    const watch = writes.watch()
    write('one', 2)
    write('two', 1)
    expect(plain(watch.end())).toEqual([3, { one: 1, two: 1 }])
    write('two', 5)
    expect(plain(writes.watch().end())).toEqual([0, {}])
  })

  test('a call answered while another waits has its own writes', () => {
    const { writes, write } = open()
    const outer = writes.watch()
    write('one', 1)
    const inner = writes.watch()
    write('one', 2)
    write('two', 4)
    expect(plain(inner.end())).toEqual([6, { one: 1, two: 1 }])
    write('two', 1)
    expect(plain(outer.end())).toEqual([2, { one: 1, two: 1 }])
  })

  test('overlapping counts report each row once', () => {
    const { writes, write } = open()
    const first = writes.watch()
    const second = writes.watch()
    write('one', 2)
    expect(plain(first.end())).toEqual([2, { one: 1 }])
    write('two', 3)
    expect(plain(second.end())).toEqual([3, { two: 1 }])
  })

  test('a write that was rolled back is not reported', () => {
    const { sqlite, writes, write } = open()
    const watch = writes.watch()
    write('one', 1)
    const undo = writes.mark()
    const work = sqlite.transaction(() => {
      write('one', 2)
      write('two', 2)
      throw new Error('no')
    })
    expect(work).toThrow('no')
    undo()
    write('two', 1)
    expect(plain(watch.end())).toEqual([2, { one: 1, two: 1 }])
  })

  test('a database is at rest after its last call, or at once without one', () => {
    const { writes } = open()
    const rested: string[] = []
    writes.whenIdle(() => void rested.push('at once'))
    expect(rested).toEqual(['at once'])
    const [one, two] = [writes.watch(), writes.watch()]
    writes.whenIdle(() => void rested.push('later'))
    one.end()
    expect(rested).toEqual(['at once'])
    two.end()
    writes.watch().end()
    expect(rested).toEqual(['at once', 'later'])
  })

  test('a count of writes is empty, and no error, if its database was closed', () => {
    const { sqlite, writes, write } = open()
    write('one', 2)
    const watch = writes.watch()
    sqlite.close()
    expect(plain(watch.end())).toEqual([0, {}])
  })
})
