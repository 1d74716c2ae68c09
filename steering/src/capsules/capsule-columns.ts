import type { GameType } from '@understudy/contracts'
import { DAY } from '@understudy/contracts/durations'
import { DAY_TYPE, MONEY_TYPE, storageOf } from '@understudy/platform/storage/columns.ts'
import { IS_TABLE } from '@understudy/platform/storage/schema.ts'
import type { Database } from '@understudy/platform/storage/sqlite.ts'
import { LATEST_MOMENT } from '@understudy/platform/world/clock.ts'
import { BET_DETAILS } from '@understudy/stage/bet-details.ts'
import { COLUMN_RULES, MOMENT_COLUMNS } from '@understudy/stage/features.ts'
import * as z from 'zod/mini'
import { refused } from './capsule-file.ts'

/** How far moments may lie outside of a clock's range: some data is older than its world, some ends after its last moment. */
const CENTURY = 36_525 * DAY
const [EARLIEST, LATEST] = [-CENTURY, LATEST_MOMENT + CENTURY]
export const isMomentColumn = (tableColumn: string): boolean => MOMENT_COLUMNS.has(tableColumn)

/** Whether a column holds moments and the number is out of their range, so that a capsule with it could not be opened. */
export const isBadMoment = (tableColumn: string, value: number): boolean =>
  isMomentColumn(tableColumn) && (value < EARLIEST || value > LATEST)

/** Validates moments: throws a refusal for one that is no integer, or so far off that adding days would exceed a Date. */
export function checkMoments(sqlite: Database): void {
  for (const tableColumn of MOMENT_COLUMNS) {
    const [table, column] = tableColumn.split('.')
    const row = sqlite
      .prepare<[number, number]>(
        `SELECT rowid FROM "${table}" WHERE typeof("${column}") NOT IN ('integer', 'null') OR "${column}" NOT BETWEEN ? AND ? LIMIT 1`,
      )
      .pluck()
      .get(EARLIEST, LATEST)
    if (row !== undefined) throw refused(`${tableColumn} of row ${row} is no moment that a world can know of`)
  }
}

/** Validates storage classes: throws a refusal for a value of another type than its column, which SQLite itself allows. */
export function checkKinds(sqlite: Database): void {
  const columns = sqlite
    .prepare<[], { table: string; column: string; kind: string }>(
      `SELECT m.name AS "table", c.name AS "column", lower(c.type) AS kind FROM sqlite_master m, pragma_table_info(m.name) c WHERE ${IS_TABLE}`,
    )
    .all()
  for (const { table, column, kind } of columns) {
    const row = sqlite
      .prepare<[string]>(`SELECT rowid FROM "${table}" WHERE typeof("${column}") NOT IN (?, 'null') LIMIT 1`)
      .pluck()
      .get(storageOf(kind))
    if (row !== undefined) throw refused(`${table}.${column} of row ${row} is no ${storageOf(kind)}`)
  }
}

/** How much the numbers of a column may add up to, so that sums of a few columns are still counted to the last digit. */
const LARGEST_SUM = 2e15

/** Columns whose numbers are sums already, so that nothing adds them up. */
const RUNNING_TOTALS = new Set(['entry.balance_after'])

/** Reports whether numbers of a column add up to more than a reply can tell. */
export function isTooMuch(sqlite: Database, table: string, column: string): boolean {
  const most = RUNNING_TOTALS.has(`${table}.${column}`) ? 'max' : 'total'
  return Number(sqlite.prepare(`SELECT ${most}(abs("${column}")) FROM "${table}"`).pluck().get()) > LARGEST_SUM
}

/** Validates that replies can tell what numbers add up to; throws a refusal that names the column. */
export function checkSums(sqlite: Database): void {
  const columns = sqlite
    .prepare<[], { table: string; column: string }>(
      `SELECT m.name AS "table", c.name AS "column" FROM sqlite_master m, pragma_table_info(m.name) c
       WHERE ${IS_TABLE} AND lower(c.type) IN ('integer', '${MONEY_TYPE}', '${DAY_TYPE}')`,
    )
    .all()
  for (const { table, column } of columns)
    if (isTooMuch(sqlite, table, column)) throw refused(`${table}.${column} adds up to more than can be counted`)
}

/** Validates what columns hold; throws a refusal that names table, column and row. */
export function checkRules(sqlite: Database): void {
  for (const [tableColumn, { holds, schema, isJson }] of Object.entries(COLUMN_RULES))
    for (const { row, value } of isJson ? valuesOf(sqlite, tableColumn) : distinctOf(sqlite, tableColumn)) {
      if (isJson) {
        const wrong = wrongIn(schema, value)
        if (wrong !== undefined) throw refused(`${tableColumn} of row ${row} is not valid at ${wrong}`)
      } else if (!z.safeParse(schema, value).success) throw refused(`${tableColumn} of row ${row} is not ${holds}`)
    }
}

/** Columns, by name or `table.column`, that name a row which is never deleted, and the column that has it. */
const OWNERS: Readonly<Record<string, string>> = {
  member_id: 'member.id',
  merchant: 'merchant.code',
  vendor: 'vendor.code',
  'bet.node_id': 'game.node_id',
  'deposit.pay_id': 'gateway_payment.pay_id',
  'entry.account_id': 'account.id',
  'entry.movement_id': 'movement.id',
  'movement.from_account': 'account.id',
  'movement.to_account': 'account.id',
}

/** Validates that what rows name is there, such as their member and merchant; throws a refusal that names the row. */
export function checkOwners(sqlite: Database): void {
  const columns = sqlite
    .prepare<[], { table: string; column: string }>(
      `SELECT m.name AS "table", c.name AS "column" FROM sqlite_master m, pragma_table_info(m.name) c WHERE ${IS_TABLE}`,
    )
    .all()
  for (const { table, column } of columns) {
    const [owners, key] = (OWNERS[`${table}.${column}`] ?? OWNERS[column])?.split('.') ?? []
    if (owners === undefined) continue
    const row = sqlite
      .prepare(
        `SELECT rowid AS row, "${column}" AS owner FROM "${table}" WHERE "${column}" IS NOT NULL
         AND "${column}" NOT IN (SELECT "${key}" FROM "${owners}") LIMIT 1`,
      )
      .get() as { row: number; owner: string | number } | undefined
    if (row) throw refused(`${table}.${column} of row ${row.row} names ${owners} ${row.owner}, and there is none`)
  }
}

/** Validates that a bet has the type of its game, and a detail of that type; throws a refusal that names the row. */
export function checkBets(sqlite: Database): void {
  const bets = sqlite
    .prepare<[], { row: number; type: GameType; gameType: GameType; detail: string }>(
      `SELECT b.rowid AS row, b.game_type AS type, g.game_type AS gameType, b.detail FROM bet b JOIN game g USING (node_id)`,
    )
    .iterate()
  for (const { row, type, gameType, detail } of bets) {
    if (type !== gameType) throw refused(`bet.game_type of row ${row} is not ${gameType}, as its game is`)
    const wrong = wrongIn(BET_DETAILS.get(type) ?? z.never(), detail)
    if (wrong !== undefined) throw refused(`bet.detail of row ${row} is not valid at ${wrong} for a bet on ${type}`)
  }
}

/** The distinct values of a column, each with the first row that has it; nulls of nullable columns are skipped. */
function distinctOf(sqlite: Database, tableColumn: string) {
  const [table, column] = tableColumn.split('.')
  return sqlite
    .prepare<[], { row: number; value: unknown }>(
      `SELECT min(rowid) AS row, "${column}" AS value FROM "${table}" WHERE "${column}" IS NOT NULL GROUP BY 2`,
    )
    .iterate()
}

/** All values of a column with their rows. */
function valuesOf(sqlite: Database, tableColumn: string) {
  const [table, column] = tableColumn.split('.')
  return sqlite
    .prepare<[], { row: number; value: unknown }>(`SELECT rowid AS row, "${column}" AS value FROM "${table}"`)
    .iterate()
}

/** Path of the first violation in a JSON text; undefined when it is valid. Null counts as absent. */
export function wrongIn(schema: z.core.$ZodType, value: unknown): string | undefined {
  let json: unknown
  try {
    json = typeof value === 'string' ? JSON.parse(value) : undefined
  } catch {
    return 'the top'
  }
  const parsed = z.safeParse(schema, json)
  return parsed.success ? undefined : parsed.error.issues[0]?.path.join('.') || 'the top'
}
