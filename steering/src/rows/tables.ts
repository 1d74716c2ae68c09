import type { control } from '@understudy/contracts'
import { systemRepository } from '@understudy/platform/features/system/index.ts'
import { MASK } from '@understudy/platform/shared/masking.ts'
import { DAY_TYPE, MOMENT_TYPE, MONEY_TYPE } from '@understudy/platform/storage/columns.ts'
import { IS_TABLE } from '@understudy/platform/storage/schema.ts'
import { SECRET_STATE_LIST } from '@understudy/platform/storage/state.ts'
import { merchantCalendar } from '@understudy/platform/world/merchant-calendar.ts'
import type { World } from '@understudy/platform/world/world.ts'
import { COLUMN_RULES, FEATURE_OF_TABLE } from '@understudy/stage/features.ts'
import { invalidField } from '../api/control-problem.ts'
import { namedBy, whyHeld, whyKept } from './row-rules.ts'

/** Names of secret columns, in any table. */
const SECRET_COLUMN = /password|hash|token|secret|nonce|challenge$|session_info/
/** Secret columns whose names do not show it. */
const SECRET_COLUMNS: Record<string, readonly string[]> = {
  bet: ['ref'],
  captcha: ['answer'],
  cloud_sign_in: ['code'],
  launch: ['id'],
  lotto_ticket: ['id'],
  outbox: ['text', 'code'],
  push_subscription: ['endpoint', 'p256dh', 'auth'],
  slide_challenge: ['id', 'gap', 'output'],
  spent_token: ['id'],
  staged_push: ['subscription_id'],
  staged_subscription: ['id'],
  verification_code: ['code'],
}
/** Exceptions: the time of a password change is not secret. */
const TIME = /_at$/

interface AskedRows {
  offset: number
  limit: number
  find: string
  where: string
  sort: string
  row?: number | undefined
}

export type Cell = string | number | null

/** A column as the control API describes it. */
export interface Column {
  name: string
  /** Declared type in lower case: integer or one that ends so, text, real, blob. */
  type: string
  isNullable: boolean
  isKey: boolean
  /** SQL expression of its value as it may be shown. */
  shown: string
  isSecret: boolean
}

export function tablesOf(world: World) {
  const sqlite = world.db.$client
  return tableNames(world).map((name) => ({
    feature: FEATURE_OF_TABLE.get(name) ?? 'world',
    name,
    rows: sqlite
      .prepare(`SELECT count(*) FROM ${quoted(name)}`)
      .pluck()
      .get() as number,
    columns: columnsOf(world, name).map((column) => column.name),
  }))
}

/**
 * Reads rows, newest first. A search only sees masked values, so that secrets cannot be guessed by searching.
 * @throws ControlProblem 422
 */
export function rowsOf(world: World, table: string, asked: AskedRows) {
  const name = knownTable(world, table)
  const columns = columnsOf(world, name)
  const open = columns.filter(({ isSecret }) => !isSecret)
  const columnNamed = (field: string, wanted: string) => {
    const column = open.find((known) => known.name === wanted)
    if (!column) throw invalidField(field, `${table} has no column ${wanted} that is shown`)
    return column
  }
  const { find, where, sort, row, ...page } = asked
  const contains = ({ shown }: Column, text: string) =>
    `coalesce(instr(lower(CAST(${shown} AS TEXT)), lower(@${text})), 0) > 0`
  const narrowed = [...new URLSearchParams(where)].map(([column, text], at) => ({
    condition: contains(columnNamed('where', column), `where${at}`),
    bind: [`where${at}`, text] as const,
  }))
  const anywhere = open.map((column) => contains(column, 'find')).join(' OR ') || '0'
  const conditions = [...(find === '' ? [] : [`(${anywhere})`]), ...narrowed.map(({ condition }) => condition)]
  if (row !== undefined) conditions.push('rowid = @row')
  const from = `FROM ${quoted(name)} ${conditions.length > 0 ? `WHERE ${conditions.join(' AND ')}` : ''}`
  const isFalling = sort.startsWith('-')
  const order =
    sort === '' ? '' : `${columnNamed('sort', sort.slice(isFalling ? 1 : 0)).shown} ${isFalling ? 'DESC' : 'ASC'}, `
  const sqlite = world.db.$client
  const bind = {
    ...(find === '' ? {} : { find }),
    ...(row === undefined ? {} : { row }),
    ...Object.fromEntries(narrowed.map((one) => one.bind)),
  }
  const rows = sqlite
    .prepare(
      `SELECT rowid, ${merchantOf(world, name) ?? 'NULL'}, ${columns.map(({ shown }) => shown).join(', ')} ${from} ORDER BY ${order}rowid DESC LIMIT @limit OFFSET @offset`,
    )
    .raw()
    .all({ ...bind, ...page }) as [number, string | null, ...Cell[]][]
  const total = sqlite.prepare(`SELECT count(*) ${from}`).pluck().get(bind) as number
  const merchants = rows.map(([, merchant]) => merchant ?? world.merchant)
  return {
    columns: columns.map((column) => column.name),
    about: aboutColumns(world, name, columns),
    rows: rows.map(([, , ...row]) => row),
    ids: rows.map(([id]) => id),
    merchants,
    locales: Object.fromEntries([...new Set(merchants)].map((code) => [code, localeOf(world, code)])),
    total,
    keeps: whyKept(name) ?? null,
  }
}

function aboutColumns(world: World, table: string, columns: readonly Column[]) {
  const tables = tableNames(world)
  return columns.map((column) => {
    const to = namedBy(table, column.name, tables)
    return {
      readOnlyReason: whyUnwritable(table, column) ?? null,
      nullable: column.isNullable,
      kind: kindOf(table, column),
      to: to && columnsOf(world, to.table).some(({ name }) => name === to.column) ? to : null,
    }
  })
}

const KINDS: Readonly<Record<string, control.ColumnKind>> = {
  blob: 'bytes',
  text: 'text',
  [MONEY_TYPE]: 'money',
  [MOMENT_TYPE]: 'time',
  [DAY_TYPE]: 'day',
}

export const kindOf = (table: string, { name, type }: Column): control.ColumnKind =>
  COLUMN_RULES[`${table}.${name}`]?.isJson ? 'json' : (KINDS[type] ?? 'number')

const localeOf = (world: World, merchant: string) => ({
  currencySymbol: world.use(systemRepository).merchant(merchant).currencySymbol,
  timeZone: merchantCalendar(merchant).zone,
})

/** How many references are followed to the merchant of a row: entry, account, member. */
const MOST_STEPS = 2

/** SQL expression of the merchant that a row belongs to, itself or by what it references; undefined for tables of none. */
function merchantOf(world: World, table: string, steps = MOST_STEPS): string | undefined {
  const names = columnsOf(world, table).map(({ name }) => name)
  if (names.includes('merchant')) return `${quoted(table)}.merchant`
  if (table === 'account')
    return `(SELECT member.merchant FROM member WHERE account.kind = 'member' AND member.id = CAST(account.owner AS INTEGER))`
  if (steps === 0) return undefined
  const tables = tableNames(world)
  const paths = names.flatMap((name) => {
    const to = namedBy(table, name, tables)
    const merchant = to && merchantOf(world, to.table, steps - 1)
    if (!merchant) return []
    return `(SELECT ${merchant} FROM ${quoted(to.table)} WHERE ${quoted(to.table)}.${quoted(to.column)} = ${quoted(table)}.${quoted(name)})`
  })
  return paths.length > 1 ? `coalesce(${paths})` : paths[0]
}

/** Why a column may not be edited by hand; undefined when only the schema decides. */
export function whyUnwritable(table: string, { name, type, isKey, isSecret }: Column): string | undefined {
  const reason = whyHeld(table, name)
  if (reason !== undefined) return reason
  if (isSecret) return 'it opens something, so nobody sees it'
  if (isKey) return 'other rows know the row by it'
  return type === 'blob' ? 'it holds bytes' : undefined
}

/** Looks up a table: only names read from the database itself become part of SQL. @throws ControlProblem 422 */
export function knownTable(world: World, table: string): string {
  const name = tableNames(world).find((known) => known === table)
  if (name === undefined) throw invalidField('table', `the world has no table ${table}`)
  return name
}

export const tableNames = (world: World) =>
  world.db.$client.prepare(`SELECT m.name FROM sqlite_master m WHERE ${IS_TABLE} ORDER BY 1`).pluck().all() as string[]

export function columnsOf(world: World, table: string): Column[] {
  const columns = world.db.$client.prepare('SELECT name, type, "notnull", pk FROM pragma_table_info(?)').all(table)
  return (columns as { name: string; type: string; notnull: number; pk: number }[]).map((column) => {
    const { name, notnull, pk } = column
    const type = column.type.toLowerCase()
    const isSecret = SECRET_COLUMNS[table]?.includes(name) || (SECRET_COLUMN.test(name) && !TIME.test(name))
    const expression = isSecret ? secretly(quoted(name)) : openly(table, name, type)
    return { name, type, isNullable: notnull === 0 && pk === 0, isKey: pk > 0, isSecret, shown: expression }
  })
}

/** Masks a secret; only whether there is one may be seen. */
const secretly = (column: string) => `CASE WHEN ${column} IS NULL OR ${column} = '' THEN ${column} ELSE '${MASK}' END`

function openly(table: string, name: string, type: string): string {
  const column = quoted(name)
  if (table === 'world_state' && name === 'value')
    return `CASE WHEN "key" IN (${SECRET_STATE_LIST}) THEN '${MASK}' ELSE ${column} END`
  if (type === 'blob') return `CASE WHEN ${column} IS NULL THEN NULL ELSE length(${column}) || ' bytes' END`
  return column
}

export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`
