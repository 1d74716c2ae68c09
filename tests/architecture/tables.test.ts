import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { getTableName } from 'drizzle-orm'
import { getTableConfig, SQLiteTable } from 'drizzle-orm/sqlite-core'
import { expect, test } from 'vitest'
import { rulesOf } from '../../platform/src/storage/column-rules.ts'
import { DAY_TYPE, MOMENT_TYPE, MONEY_TYPE } from '../../platform/src/storage/columns.ts'
import { IS_TABLE, migrate } from '../../platform/src/storage/schema.ts'
import { COLUMN_RULES, FEATURE_OF_TABLE, FEATURES } from '../../stage/src/features.ts'
import { ROOT, read, repositoryFiles } from '../support/repository.ts'

const files = repositoryFiles(/^(platform|stage)\/src\/.*\.table\.ts$/)
const declared = (
  await Promise.all(
    files.map(async (file) =>
      Object.values(await import(join(ROOT, file)))
        .filter((value) => value instanceof SQLiteTable)
        .map((table) => ({ table, folder: file.split('/').at(-2) ?? '', ...getTableConfig(table) })),
    ),
  )
).flat()
const columnsOf = (type: string) =>
  declared.flatMap(({ name, columns }) =>
    columns.filter((column) => column.getSQLType() === type).map((column) => `${name}.${column.name}`),
  )

/** Whole numbers that are no money and no time: counts, places in an order, codes, sizes. */
const COUNTED =
  /\.(id|\w+_id|sort_order|state|type|(from|to)_account|\w*_?minutes|multiple|tries|depth|members|direct|agents|rate|level|min_vip|scope|bets|joined|gap|readers|launches|lines|counter|rounds|callbacks|drawn|registered|phases|active|scene|hot_rank|return_permille|idle_ms|no_expiry|(from|until)_hour|quiet_(from|until))$/
/** Whole currency units, as the specification has it, and numbers whose unit another column of the row determines. */
const OTHER_UNITS = [
  'game.min_bet',
  'mission_milestone.target',
  'mission_standing.value',
  'play_limit.amount',
  'play_limit.pending_amount',
  // The id of a member, or 0.
  'verification_code.owner',
]

test('every whole number of a table is money, a time or a day, or counts something', () => {
  const plain = declared.flatMap(({ name, columns }) =>
    columns
      .filter((column) => column.getSQLType() === 'integer' && column.columnType !== 'SQLiteBoolean')
      .map((column) => `${name}.${column.name}`),
  )
  expect(plain.filter((tableColumn) => !COUNTED.test(tableColumn)).sort()).toEqual(OTHER_UNITS)
})

test('money, times and days are told apart by the declared types of their columns', () => {
  expect(columnsOf(MONEY_TYPE)).toEqual(
    expect.arrayContaining([
      'deposit.requested',
      'deposit.reimbursed',
      'deposit.bonus_turnover',
      'entry.balance_after',
      'team_figure.transfer_in',
      'contract_payout.base',
      'bet.valid',
    ]),
  )
  expect(columnsOf(MOMENT_TYPE)).toEqual(expect.arrayContaining(['member.registered_at', 'hour_play.hour', 'entry.at']))
  expect(columnsOf(DAY_TYPE)).toEqual(expect.arrayContaining(['team_figure.day', 'commission_paid.day']))
})

/** Tables without a feature of their own, by the folder of their definition. */
const FEATURE_OF_FOLDER: Readonly<Record<string, string>> = {
  ledger: 'wallet',
  turnover: 'wallet',
  storage: 'world',
}

test('every table belongs to the feature in whose folder it is defined', () => {
  expect(Object.fromEntries(FEATURE_OF_TABLE)).toEqual(
    Object.fromEntries(declared.map(({ name, folder }) => [name, FEATURE_OF_FOLDER[folder] ?? folder])),
  )
})

// A type exists while compiling only, so a row edited by hand would not be held to it.
test('text columns with few values name them in the table', () => {
  for (const file of files)
    expect({
      file,
      typed: read(file).match(/text\((?:'\w+')?\)\.\$type/g),
    }).toEqual({ file, typed: null })
})

test('every enumeration, yes or no, and JSON of a table has its rule', () => {
  const ruled = declared.flatMap(({ table, columns }) => [
    ...Object.keys(rulesOf(table)),
    ...columns
      .filter(({ columnType }) => columnType === 'SQLiteTextJson')
      .map(({ name }) => `${getTableName(table)}.${name}`),
  ])
  expect(ruled.length).toBeGreaterThan(70)
  expect(ruled.filter((tableColumn) => !(tableColumn in COLUMN_RULES))).toEqual([])
})

// A table changed without `npm run schema` would work in no world: neither new nor old.
test('the migrations make exactly the tables the features declare', async () => {
  const sqlite = new Sqlite(':memory:')
  migrate(sqlite)
  const expected = Object.fromEntries(
    declared.map(({ name, columns }) => [name, columns.map((column) => column.name).sort()]),
  )
  const createdTables = sqlite.prepare(`SELECT m.name FROM sqlite_master m WHERE ${IS_TABLE}`).pluck().all() as string[]
  const actual = Object.fromEntries(
    createdTables.map((name) => [
      name,
      (sqlite.prepare(`SELECT name FROM pragma_table_info('${name}')`).pluck().all() as string[]).sort(),
    ]),
  )
  expect(actual).toEqual(expected)
})

test('the list of features has each folder that declares a feature once', () => {
  const folders = repositoryFiles(/^platform\/src\/features\/[^/]+\/index[.]ts$|^stage\/src\/.*[.]feature[.]ts$/)
    .filter((file) => /\bfeature\(\{/.test(read(file)))
    .map((file) => file.split('/').at(-2))
  expect(FEATURES.map(({ name }) => name).sort()).toEqual(folders.sort())
})
