import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { getTableName } from 'drizzle-orm'
import { getTableConfig, SQLiteTable } from 'drizzle-orm/sqlite-core'
import { expect, test } from 'vitest'
import { PACKAGE_ROOT } from '../files/folders.ts'
import { rulesOf } from '../storage/column-rules.ts'
import { COLUMN_RULES } from './features.ts'

const SOURCES = join(PACKAGE_ROOT, 'src')
const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.table.ts'))
const exported = await Promise.all(files.map((file) => import(join(SOURCES, file))))
const tables = exported.flatMap((names) => Object.values(names)).filter((value) => value instanceof SQLiteTable)

// A type exists while compiling only, so a row edited by hand would not be held to it.
test('text columns with few values name them in the table', () => {
  for (const file of files)
    expect({
      file,
      readFileSync: readFileSync(join(SOURCES, file), 'utf8').match(/text\((?:'\w+')?\)\.\$type/g),
    }).toEqual({ file, readFileSync: null })
})

test('every enumeration, yes or no, and JSON of a table has its rule', () => {
  const declared = tables.flatMap((table) => [
    ...Object.keys(rulesOf(table)),
    ...getTableConfig(table)
      .columns.filter(({ columnType }) => columnType === 'SQLiteTextJson')
      .map(({ name }) => `${getTableName(table)}.${name}`),
  ])
  expect(declared.length).toBeGreaterThan(70)
  expect(declared.filter((tableColumn) => !(tableColumn in COLUMN_RULES))).toEqual([])
})
