import type { Database, RunResult, Statement } from 'better-sqlite3'
import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/better-sqlite3'
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'
import { LRUCache } from 'lru-cache'
import type { WorldDatabase } from './database.ts'
import { type Writes, writesOf } from './writes.ts'

/** Builds queries that belong to no world yet. */
export type QueryBuilder = WorldDatabase

interface Prepared {
  get(values?: Record<string, unknown>): unknown
  all(values?: Record<string, unknown>): unknown
  run(values?: Record<string, unknown>): unknown
}

interface Preparable {
  prepare(): Prepared
}

/** What drizzle takes for a statement: it stands for the statement of that text of whichever connection is at work. */
class SharedStatement {
  readonly text: string
  current: Statement<unknown[]> | undefined

  constructor(text: string) {
    this.text = text
  }

  get = (...values: unknown[]) => this.#statement.get(...values)
  all = (...values: unknown[]) => this.#statement.all(...values)
  run = (...values: unknown[]) => this.#statement.run(...values)
  raw = () => this.#statement.raw()

  get #statement(): Statement<unknown[]> {
    if (!this.current) throw new Error(`No connection is at work: ${this.text}`)
    return this.current
  }
}

/** The statements of one connection, each prepared when it is first run. */
class Connection {
  readonly writes: Writes
  readonly sqlite: Database
  #statements = new Map<SharedStatement, Statement<unknown[]>>()

  constructor(sqlite: Database) {
    this.sqlite = sqlite
    this.writes = writesOf(sqlite)
  }

  statementOf(shared: SharedStatement): Statement<unknown[]> {
    const known = this.#statements.get(shared)
    if (known) return known
    const prepared = this.sqlite.prepare<unknown[]>(shared.text)
    this.#statements.set(shared, prepared)
    return prepared
  }

  /** Lets go of what is needed again only if the world is. */
  coolDown(): void {
    this.#statements = new Map()
    if (this.sqlite.open) this.sqlite.pragma('shrink_memory')
  }
}

const connections = new WeakMap<Database, Connection>()

/** Connections whose statements stay prepared: an idle world need not hold them, nor copies of its pages. */
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
let lastPrepared: SharedStatement | undefined

/** Stands for all connections while drizzle builds. */
const nobody = {
  prepare(text: string) {
    lastPrepared = new SharedStatement(text)
    return lastPrepared
  },
} as unknown as Database

const builder: QueryBuilder = drizzle({
  client: nobody,
  logger: { logQuery: (text) => working?.writes.logQuery(text) },
})

/** A query of a feature: run it in a world with the values of its placeholders. */
export interface Query<P extends Prepared> {
  get(db: WorldDatabase, values?: Record<string, unknown>): ReturnType<P['get']>
  all(db: WorldDatabase, values?: Record<string, unknown>): ReturnType<P['all']>
  run(db: WorldDatabase, values?: Record<string, unknown>): ReturnType<P['run']>
}

/**
 * Prepared statements, cached: drizzle builds a query once per process, when it is first run, and SQLite prepares its
 * text once per connection. Building costs a hundred times what running does, so nothing that a call needs may build.
 */
export function query<Q extends Preparable>(build: (db: QueryBuilder) => Q): Query<ReturnType<Q['prepare']>> {
  let made: { prepared: Prepared; shared: SharedStatement } | undefined
  const make = () => {
    const prepared = build(builder).prepare()
    if (!lastPrepared) throw new Error('Drizzle has prepared nothing')
    made = { prepared, shared: lastPrepared }
    return made
  }
  const run =
    (how: keyof Prepared) =>
    (db: WorldDatabase, values?: Record<string, unknown>): never => {
      const { prepared, shared } = made ?? make()
      const connection = connectionOf(db)
      shared.current = connection.statementOf(shared)
      working = connection
      // Nothing else can run meanwhile: SQLite answers before it returns.
      return prepared[how](values) as never
    }
  return { get: run('get'), all: run('all'), run: run('run') }
}

/** Queries that differ by a shape, which filters are in use for example; there must be few of them. */
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

/** Inserts rows of a table: one statement per set of columns that rows are given with. */
export function insertion<T extends SQLiteTable>(
  table: T,
): (db: WorldDatabase, row: T['$inferInsert'] & Record<string, unknown>) => RunResult {
  const by = queriesBy(
    (columns: string) => (builder) => builder.insert(table).values(placeholders(columns) as T['$inferInsert']),
  )
  return (db, row) => by(shapeOf(row)).run(db, row)
}

/** Updates rows of a table: one statement per set of columns that change; `where` has placeholders of other names. */
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
