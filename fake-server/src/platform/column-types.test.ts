import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { getTableConfig, SQLiteTable } from 'drizzle-orm/sqlite-core'
import { expect, test } from 'vitest'
import { PACKAGE_ROOT } from '../files/folders.ts'
import { DAY_TYPE, MOMENT_TYPE, MONEY_TYPE } from '../storage/columns.ts'
import { FEATURE_OF_TABLE } from './features.ts'

const SOURCES = join(PACKAGE_ROOT, 'src')
const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.table.ts'))
const declared = (
  await Promise.all(
    files.map(async (file) =>
      Object.values(await import(join(SOURCES, file)))
        .filter((value) => value instanceof SQLiteTable)
        .map((table) => ({ folder: file.split('/').at(-2) ?? '', ...getTableConfig(table) })),
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
