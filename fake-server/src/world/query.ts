// Statement cache: an ORM query is built once per process and prepared once per connection; an LRU keeps connections warm.
import type { Database, RunResult, Statement } from 'better-sqlite3'
import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/better-sqlite3'
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'
import { LRUCache } from 'lru-cache'
import { type CompiledQuery, compiled } from './compiled-query.ts'
import type { WorldDatabase } from './database.ts'
import { type Writes, writesOf } from './writes.ts'

/** Builds queries that are not bound to a world yet. */
export type QueryBuilder = WorldDatabase

interface Prepared {
  get(values?: Record<string, unknown>): unknown
  all(values?: Record<string, unknown>): unknown
  run(values?: Record<string, unknown>): unknown
}

interface Preparable {
  prepare(): Prepared
}

/** The statements of one connection, each prepared when it is first run. */
class Connection {
  readonly writes: Writes
  readonly sqlite: Database
  #statements = new Map<CompiledQuery, Statement<unknown[]>>()

  constructor(sqlite: Database) {
    this.sqlite = sqlite
    this.writes = writesOf(sqlite)
  }

  statementOf(query: CompiledQuery): Statement<unknown[]> {
    const known = this.#statements.get(query)
    if (known) return known
    const prepared = this.sqlite.prepare<unknown[]>(query.text)
    if (query.mapRow) prepared.raw()
    this.#statements.set(query, prepared)
    return prepared
  }

  /** Frees memory that is only needed again when the world is next used. */
  coolDown(): void {
    this.#statements = new Map()
    if (this.sqlite.open) this.sqlite.pragma('shrink_memory')
  }
}

const connections = new WeakMap<Database, Connection>()

/** How many connections keep their prepared statements and cached pages; those of idle worlds free them. */
const WARM = 200
const warm = new LRUCache<Database, Connection>({ max: WARM, dispose: (connection) => connection.coolDown() })

function connectionOf({ $client }: WorldDatabase): Connection {
  if (working?.sqlite === $client) return working
  const connection = connections.get($client) ?? new Connection($client)
  connections.set($client, connection)
  warm.set($client, connection)
  return connection
}

let working: Connection | undefined

/** A stand-in client: drizzle only builds the SQL here and never runs it. */
const nobody = { prepare: (text: string) => ({ text }) } as unknown as Database

const builder: QueryBuilder = drizzle({ client: nobody })

/** A query of a feature, run on a world's database with the values of its placeholders. */
export interface Query<P extends Prepared> {
  get(db: WorldDatabase, values?: Record<string, unknown>): ReturnType<P['get']>
  all(db: WorldDatabase, values?: Record<string, unknown>): ReturnType<P['all']>
  run(db: WorldDatabase, values?: Record<string, unknown>): ReturnType<P['run']>
}

const NO_VALUES: Record<string, unknown> = {}

/**
 * Caches prepared statements: drizzle builds a query once per process, when it first runs, and SQLite prepares its text
 * once per connection. Building costs a hundred times as much as running, so no call may build a query of its own.
 */
export function query<Q extends Preparable>(build: (db: QueryBuilder) => Q): Query<ReturnType<Q['prepare']>> {
  let made: CompiledQuery | undefined
  const ready = (db: WorldDatabase) => {
    made ??= compiled(build(builder).prepare())
    const connection = connectionOf(db)
    working = connection
    if (made.writes !== undefined) connection.writes.note(made.writes)
    return { query: made, statement: connection.statementOf(made) }
  }
  return {
    get: (db, values = NO_VALUES) => {
      const { query, statement } = ready(db)
      const row = statement.get(...query.valuesOf(values))
      return (row !== undefined && query.mapRow ? query.mapRow(row as unknown[]) : row) as never
    },
    all: (db, values = NO_VALUES) => {
      const { query, statement } = ready(db)
      const rows = statement.all(...query.valuesOf(values))
      return (query.mapRow ? (rows as unknown[][]).map(query.mapRow) : rows) as never
    },
    run: (db, values = NO_VALUES) => {
      const { query, statement } = ready(db)
      return statement.run(...query.valuesOf(values)) as never
    },
  }
}

/** A family of queries, one for each shape (which filters are in use, say); there must be few shapes. */
export function queriesBy<S extends string, Q extends Preparable>(
  build: (shape: S) => (db: QueryBuilder) => Q,
): (shape: S) => Query<ReturnType<Q['prepare']>> {
  const known = new Map<S, Query<ReturnType<Q['prepare']>>>()
  return (shape) => {
    const made = known.get(shape) ?? query(build(shape))
    known.set(shape, made)
    return made
  }
}

/** Returns a function that inserts a row; it keeps one statement for each set of columns it is called with. */
export function insertion<T extends SQLiteTable>(
  table: T,
): (db: WorldDatabase, row: T['$inferInsert'] & Record<string, unknown>) => RunResult {
  const by = queriesBy(
    (columns: string) => (builder) => builder.insert(table).values(placeholders(columns) as T['$inferInsert']),
  )
  return (db, row) => by(shapeOf(row)).run(db, row)
}

/** Returns a function that updates rows; it keeps one statement for each set of columns. `where` must use other placeholder names. */
export function change<T extends SQLiteTable>(
  table: T,
  where: SQL,
): (db: WorldDatabase, change: Partial<T['$inferInsert']>, values: Record<string, unknown>) => RunResult {
  const by = queriesBy(
    (columns: string) => (builder) => builder.update(table).set(setters(table, columns)).where(where),
  )
  return (db, changed, values) => by(shapeOf(changed)).run(db, { ...changed, ...values })
}

const shapeOf = (row: object) =>
  Object.entries(row)
    .flatMap(([name, value]) => (value === undefined ? [] : name))
    .join()
const placeholders = (columns: string) =>
  Object.fromEntries(columns.split(',').map((name) => [name, sql.placeholder(name)]))
const setters = (table: SQLiteTable, columns: string) =>
  Object.fromEntries(
    columns
      .split(',')
      .map((name) => [name, sql`${sql.param(sql.placeholder(name), getTableColumns(table)[name] as SQLiteColumn)}`]),
  ) as never
