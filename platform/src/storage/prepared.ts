// Queries with placeholders, built once for all worlds: drizzle takes longer to build a query than SQLite to run it.
import { getTableColumns, type Placeholder, sql } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import { type Queries, queriesOn, type WorldDatabase } from './database.ts'
import type { Database } from './sqlite.ts'
import { preparedOn } from './statements.ts'

type Values = Record<string, unknown>
/** How a prepared query is run, as in drizzle. */
type Run = 'get' | 'all' | 'run'

/** That of the query that is running: a query runs to its end before another begins. */
let connection: Database

/** All that drizzle asks of its client; a statement is looked up on the connection when it is run. */
const client = {
  prepare: (text: string) => ({
    raw: () => preparedOn(connection, text).raw(),
    get: (...values: unknown[]) => preparedOn(connection, text).get(...values),
    all: (...values: unknown[]) => preparedOn(connection, text).all(...values),
    run: (...values: unknown[]) => preparedOn(connection, text).run(...values),
  }),
} as unknown as Database
const builder = queriesOn(client)

/**
 * Returns a function from a world's database to the query on it, for what a call or the seed runs often:
 * `const byId = prepared((db) => db.select().from(bet).where(eq(bet.id, sql.placeholder('id'))))`, then
 * `byId(db).get({ id })`.
 */
export function prepared<Query extends Record<Run, (values?: Values) => unknown>>(
  build: (db: Queries) => { prepare(): Query },
) {
  let query: Query | undefined
  return ({ $client }: WorldDatabase): Pick<Query, Run> => {
    const run = (how: Run) => (values?: Values) => {
      connection = $client
      query ??= build(builder).prepare()
      return query[how](values)
    }
    return { get: run('get'), all: run('all'), run: run('run') } as Pick<Query, Run>
  }
}

/** A placeholder for each column of a table, named as the column is, for an insert of whole rows. */
export function placeholdersOf<Table extends SQLiteTable, Omitted extends keyof Table['$inferInsert'] = never>(
  table: Table,
  ...omitted: Omitted[]
) {
  const names = Object.keys(getTableColumns(table)).filter((name) => !omitted.includes(name as Omitted))
  return Object.fromEntries(names.map((name) => [name, sql.placeholder(name)])) as Record<
    Exclude<keyof Table['$inferInsert'], Omitted>,
    Placeholder
  >
}
