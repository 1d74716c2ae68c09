import { copyFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { expect, test } from 'vitest'
import { WorldFiles } from '../../fake-server/src/files/world-files.ts'
import { scratchFolder } from '../support/scratch.ts'

/** Returns a database file whose latest writes are in its write-ahead log only. */
function withLog(file: string): Buffer {
  const db = new Sqlite(file)
  db.pragma('journal_mode = WAL')
  db.exec("CREATE TABLE said (word TEXT); INSERT INTO said VALUES ('old')")
  db.pragma('wal_checkpoint(TRUNCATE)')
  const image = db.serialize()
  db.exec("INSERT INTO said VALUES ('in the log')")
  copyFileSync(`${file}-wal`, `${file}.left`)
  db.close()
  return image
}

test('the log that a killed process left is never read as that of the new file', () => {
  const folder = scratchFolder('world-files')
  const files = new WorldFiles({ worlds: folder, snapshots: join(folder, 'snapshots') })
  const image = withLog(join(folder, 'aside'))
  files.put('one', image)
  const [left, log] = [join(folder, 'aside.left'), join(folder, 'one.sqlite-wal')]
  copyFileSync(left, log)
  const words = () => {
    const db = new Sqlite(join(folder, 'one.sqlite'))
    const storedWords = db.prepare('SELECT word FROM said').pluck().all()
    db.close()
    return storedWords
  }
  expect(words()).toEqual(['old', 'in the log'])
  copyFileSync(left, log)
  files.put('one', image)
  expect(words()).toEqual(['old'])
  expect(readdirSync(folder).filter((name) => name.startsWith('one'))).toEqual(['one.sqlite'])
})
