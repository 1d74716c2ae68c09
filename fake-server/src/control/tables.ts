import { MASK } from '../world/masking.ts'
import { SECRET_STATE_LIST } from '../world/secrets.ts'
import type { World } from '../world/world.ts'
import { invalidField } from './problem.ts'

/** Columns that open something, in whichever table they stand. */
const SECRET_COLUMN = /password|hash|token|answer|secret|nonce|challenge$|session_info/
/** And those whose name does not tell. */
const SECRET_COLUMNS: Record<string, readonly string[]> = {
  bet: ['ref'],
  cloud_sign_in: ['code'],
  launch: ['id'],
  lotto_ticket: ['id'],
  outbox: ['text', 'code'],
  slide_challenge: ['id', 'gap', 'output'],
  spent_token: ['id'],
  verification_code: ['code'],
}
/** A password's time is no secret. */
const TIME = /_at$/

interface AskedRows {
  offset: number
  limit: number
  find: string
  where: string
  sort: string
}

type Cell = string | number | null

interface Column {
  name: string
  /** SQL that reads it as it may be shown. */
  shown: string
  isSecret: boolean
}

export function tablesOf(world: World) {
  const sqlite = world.db.$client
  return tableNames(world).map((name) => ({
    name,
    rows: sqlite
      .prepare(`SELECT count(*) FROM ${quoted(name)}`)
      .pluck()
      .get() as number,
    columns: columnsOf(world, name).map((column) => column.name),
  }))
}

/**
 * Newest first; what is looked for is looked for in what is shown, so that nobody can guess at a secret.
 * @throws ControlProblem 422
 */
export function rowsOf(world: World, table: string, asked: AskedRows) {
  // Only a name the database itself has told ever becomes part of a statement.
  const name = tableNames(world).find((known) => known === table)
  if (name === undefined) throw invalidField('table', `the world has no table ${table}`)
  const columns = columnsOf(world, name)
  const open = columns.filter(({ isSecret }) => !isSecret)
  const columnNamed = (field: string, wanted: string) => {
    const column = open.find((known) => known.name === wanted)
    if (!column) throw invalidField(field, `${table} has no column ${wanted} that is shown`)
    return column
  }
  const { find, where, sort, ...page } = asked
  const contains = ({ shown }: Column, text: string) =>
    `coalesce(instr(lower(CAST(${shown} AS TEXT)), lower(@${text})), 0) > 0`
  const narrowed = [...new URLSearchParams(where)].map(([column, text], at) => ({
    condition: contains(columnNamed('where', column), `where${at}`),
    bind: [`where${at}`, text] as const,
  }))
  const anywhere = open.map((column) => contains(column, 'find')).join(' OR ') || '0'
  const conditions = [...(find === '' ? [] : [`(${anywhere})`]), ...narrowed.map(({ condition }) => condition)]
  const from = `FROM ${quoted(name)} ${conditions.length > 0 ? `WHERE ${conditions.join(' AND ')}` : ''}`
  const isFalling = sort.startsWith('-')
  const order =
    sort === '' ? '' : `${columnNamed('sort', sort.slice(isFalling ? 1 : 0)).shown} ${isFalling ? 'DESC' : 'ASC'}, `
  const sqlite = world.db.$client
  const bind = { ...(find === '' ? {} : { find }), ...Object.fromEntries(narrowed.map((one) => one.bind)) }
  const rows = sqlite
    .prepare(
      `SELECT ${columns.map(({ shown }) => shown).join(', ')} ${from} ORDER BY ${order}rowid DESC LIMIT @limit OFFSET @offset`,
    )
    .raw()
    .all({ ...bind, ...page }) as Cell[][]
  const total = sqlite.prepare(`SELECT count(*) ${from}`).pluck().get(bind) as number
  return { columns: columns.map((column) => column.name), rows, total }
}

const tableNames = (world: World) =>
  world.db.$client
    .prepare("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name")
    .pluck()
    .all() as string[]

function columnsOf(world: World, table: string): Column[] {
  const columns = world.db.$client.prepare('SELECT name, type FROM pragma_table_info(?)').all(table)
  return (columns as { name: string; type: string }[]).map(({ name, type }) => {
    const isSecret = SECRET_COLUMNS[table]?.includes(name) || (SECRET_COLUMN.test(name) && !TIME.test(name))
    return { name, isSecret, shown: isSecret ? secretly(quoted(name)) : openly(table, name, type) }
  })
}

/** Whether there is a secret may be seen, never which. */
const secretly = (column: string) => `CASE WHEN ${column} IS NULL OR ${column} = '' THEN ${column} ELSE '${MASK}' END`

function openly(table: string, name: string, type: string): string {
  const column = quoted(name)
  if (table === 'world_state' && name === 'value')
    return `CASE WHEN "key" IN (${SECRET_STATE_LIST}) THEN '${MASK}' ELSE ${column} END`
  if (type.toLowerCase() === 'blob')
    return `CASE WHEN ${column} IS NULL THEN NULL ELSE length(${column}) || ' bytes' END`
  return column
}

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`
