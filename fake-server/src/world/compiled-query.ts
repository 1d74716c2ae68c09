// Compiles a query of the ORM once into its SQL, a binder of parameters and a mapper of rows.
import { Column, getTableName, is, noopDecoder, Param, Placeholder } from 'drizzle-orm'
import { writtenTable } from './writes.ts'

/**
 * A query built by drizzle, compiled so that it runs without drizzle: drizzle inspects the type of every value and
 * parameter at every run, which costs more than SQLite takes to find the rows.
 */
export interface CompiledQuery {
  readonly text: string
  /** The table it writes to; undefined where it reads. */
  readonly writes: string | undefined
  /** The statement's parameters for the placeholders' values. @throws Error when a value is missing */
  valuesOf(values: Record<string, unknown>): unknown[]
  /** Maps column values to the row that drizzle would return; undefined for statements that return no rows. */
  readonly mapRow: ((row: unknown[]) => unknown) | undefined
}

interface Decoder {
  mapFromDriverValue(value: unknown): unknown
}

/** One selected value (a column, an expression, an aliased expression or a subquery) and its path in the row. */
interface Field {
  path: string[]
  field: Column | { decoder: Decoder } | { sql: { decoder: Decoder } } | { _: { sql: { decoder: Decoder } } }
}

/** By joined table: whether the join always yields a row of it (an inner join). */
type Joins = Readonly<Record<string, boolean>>

/** A prepared query of drizzle, including parts that its types do not expose. */
interface Prepared {
  query: { sql: string; params: unknown[] }
  fields?: Field[]
  joinsNotNullableMap?: Joins
}

export function compiled(prepared: object): CompiledQuery {
  const { query, fields, joinsNotNullableMap: joins } = prepared as Prepared
  const takes = query.params.map(taker)
  return {
    text: compiledOnce(query.sql),
    writes: writtenTable(query.sql),
    valuesOf: (values) => takes.map((take) => take(values)),
    mapRow: fields && rowMapper(fields, joins),
  }
}

/**
 * Hides the LIMIT parameter in a cast: SQLite's planner looks at a bare one and recompiles the statement whenever it is
 * bound, which takes longer than finding the rows.
 */
const compiledOnce = (text: string) => text.replaceAll(' limit ?', ' limit cast(? as integer)')

type Take = (values: Record<string, unknown>) => unknown

function taker(param: unknown): Take {
  if (is(param, Placeholder)) return (values) => givenTo(values, param.name)
  if (is(param, Param) && is(param.value, Placeholder)) {
    const { encoder } = param
    const { name } = param.value
    return (values) => encoder.mapToDriverValue(givenTo(values, name))
  }
  return () => param
}

function givenTo(values: Record<string, unknown>, name: string): unknown {
  if (!(name in values)) throw new Error(`No value for placeholder "${name}" was provided`)
  return values[name]
}

type Read = (value: unknown) => unknown
type Put = (to: Record<string, Record<string, unknown>>, row: unknown[]) => void

function rowMapper(fields: readonly Field[], joins: Joins = {}): (row: unknown[]) => unknown {
  const puts = fields.map(({ path, field }, at) => putting(path, readerOf(field), at))
  const missing = outerJoins(fields, joins)
  return (row) => {
    const result: Record<string, Record<string, unknown> | null> = {}
    for (const put of puts) put(result as Record<string, Record<string, unknown>>, row)
    for (const { name, at } of missing) if (row[at] === null) result[name] = null
    return result
  }
}

/** Outer-joined tables: like drizzle, the mapper gives null for a table whose first column is null. */
function outerJoins(fields: readonly Field[], joins: Joins): { name: string; at: number }[] {
  const found = new Map<string, { at: number; tables: Set<string> }>()
  for (const [at, { path, field }] of fields.entries()) {
    const [name = '', inner] = path
    if (inner === undefined || !is(field, Column)) continue
    const one = found.get(name) ?? { at, tables: new Set() }
    found.set(name, { ...one, tables: one.tables.add(getTableName(field.table)) })
  }
  return [...found].flatMap(
    ([
      name,
      {
        at,
        tables: [table = '', ...others],
      },
    ]) => (others.length === 0 && joins[table] === false ? { name, at } : []),
  )
}

function putting([name = '', inner]: readonly string[], read: Read | undefined, at: number): Put {
  const valueIn = (row: unknown[]) => {
    const value = row[at]
    return read && value !== null ? read(value) : value
  }
  if (inner === undefined)
    return (to: Record<string, unknown>, row) => {
      to[name] = valueIn(row)
    }
  return (to, row) => {
    to[name] ??= {}
    to[name][inner] = valueIn(row)
  }
}

/** The decoder from SQLite's value to the column's; undefined where both are the same. */
function readerOf(field: Field['field']): Read | undefined {
  const decoder = decoderOf(field)
  const isAsRead = decoder === noopDecoder || decoder.mapFromDriverValue === Column.prototype.mapFromDriverValue
  return isAsRead ? undefined : (value) => decoder.mapFromDriverValue(value)
}

function decoderOf(field: Field['field']): Decoder {
  if (is(field, Column)) return field
  if ('decoder' in field) return field.decoder
  return 'sql' in field ? field.sql.decoder : field._.sql.decoder
}
