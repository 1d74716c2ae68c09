import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { SQLiteTable } from 'drizzle-orm/sqlite-core'
import { expect, test } from 'vitest'
import { type ColumnWords, flagsIn, wordsIn } from '../world/column-words.ts'
import { PACKAGE_ROOT } from '../world/folders.ts'
import { COLUMN_NUMBERS, COLUMN_WORDS } from './column-words.ts'

const SOURCES = join(PACKAGE_ROOT, 'src')
// A type exists while compiling only, so a row edited by hand would not be held to it.
test('columns with few values name them, yes and no too, feature by feature', async () => {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.table.ts'))
  const declared: ColumnWords[] = []
  const flags: string[] = []
  for (const file of files) {
    const source = readFileSync(join(SOURCES, file), 'utf8')
    expect([file, source.match(/text\((?:'\w+')?\)\.\$type/g)]).toEqual([file, null])
    const exported = Object.values(await import(join(SOURCES, file)))
    const tables = exported.filter((value) => value instanceof SQLiteTable)
    declared.push(wordsIn(...tables))
    flags.push(...flagsIn(...tables))
  }
  expect(Object.keys(COLUMN_WORDS).length).toBeGreaterThan(20)
  expect(COLUMN_WORDS).toEqual(Object.assign({}, ...declared))
  expect(flags.length).toBeGreaterThan(10)
  expect(flags.filter((flag) => COLUMN_NUMBERS[flag]?.join() !== '0,1')).toEqual([])
})
