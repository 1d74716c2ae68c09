import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { SQLiteTable } from 'drizzle-orm/sqlite-core'
import { expect, test } from 'vitest'
import { type ColumnWords, wordsIn } from '../world/column-words.ts'
import { PACKAGE_ROOT } from '../world/folders.ts'
import { COLUMN_WORDS } from './column-words.ts'

const SOURCES = join(PACKAGE_ROOT, 'src')
/** The kernel's own tables and the ledger cannot be edited by hand. */
const HELD = /(world|ledger)\.table\.ts$/

// A type exists while compiling only, so a row edited by hand would not be held to it.
test('columns of few words name them, and each feature tells of its own', async () => {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.table.ts'))
  const declared: ColumnWords[] = []
  for (const file of files) {
    const source = readFileSync(join(SOURCES, file), 'utf8')
    expect([file, source.match(/text\((?:'\w+')?\)\.\$type/g)]).toEqual([file, null])
    if (HELD.test(file)) continue
    const tables = Object.values(await import(join(SOURCES, file)))
    declared.push(wordsIn(...tables.filter((value) => value instanceof SQLiteTable)))
  }
  expect(Object.keys(COLUMN_WORDS).length).toBeGreaterThan(20)
  expect(COLUMN_WORDS).toEqual(Object.assign({}, ...declared))
})
