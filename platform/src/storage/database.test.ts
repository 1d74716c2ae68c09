import { expect, test } from 'vitest'
import { openDatabase } from './database.ts'

test('a world holds 64 MB at most: a write beyond that fails and leaves what was there', () => {
  const { $client: sqlite } = openDatabase(Buffer.alloc(0))
  sqlite.exec('CREATE TABLE sent (text BLOB)')
  const send = sqlite.prepare('INSERT INTO sent VALUES (zeroblob(?))')
  send.run(60_000_000)
  expect(() => send.run(10_000_000)).toThrow(/full/)
  expect(sqlite.prepare('SELECT count(*) FROM sent').pluck().get()).toBe(1)
  sqlite.close()
})
