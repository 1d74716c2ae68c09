// SQLite as WebAssembly behind the platform's port, for hosts without a native one, as a service worker is. It behaves as
// better-sqlite3 does, which the platform is tested with, and knows databases in memory only.
import init, {
  type Database as Connection,
  type PreparedStatement,
  type Sqlite3Static,
  type SqlValue,
} from '@sqlite.org/sqlite-wasm'
import type { Database, RunResult, SqliteHost, Statement, Transaction } from '@understudy/platform/storage/sqlite.ts'

/** The package's types leave out what Emscripten takes. */
type Load = (options: { wasmBinary?: Uint8Array; locateFile?: () => string }) => Promise<Sqlite3Static>

/** Loads SQLite from the bytes of `sqlite3.wasm`, or from its address; returns what opens databases. */
export async function openOnWasm(wasm: Uint8Array | string): Promise<SqliteHost['open']> {
  const from = typeof wasm === 'string' ? { locateFile: () => wasm } : { wasmBinary: wasm }
  const sqlite3 = await (init as Load)(from)
  // What a statement refuses is thrown, and needs no line in the console.
  sqlite3.config.warn = () => {}
  return (source) => new WasmDatabase(sqlite3, source)
}

/** SQLite's own functions, for what is called for each value: the library's conversions take longer than these do. */
type Calls = Record<
  `sqlite3_${'bind_double' | `column_${'blob' | 'bytes' | 'double' | 'type'}`}`,
  (...given: number[]) => number
>

/** How the library's errors name what SQLite says. */
const OF_SQLITE = /^(SQLITE_\w+): sqlite3 result code \d+: (.*)$/s

class SqliteError extends Error {
  override readonly name = 'SqliteError'
  readonly code: string
  constructor(message: string, code: string) {
    super(message)
    this.code = code
  }
}

// Natively, what nothing refers to any more gives its memory back; here these do.
const lostConnections = new FinalizationRegistry<Connection>((connection) => connection.close())
const lostStatements = new FinalizationRegistry<PreparedStatement>((statement) => statement.finalize())

// A byte order mark at the start of a text belongs to it.
const decoder = new TextDecoder('utf-8', { ignoreBOM: true })

class WasmDatabase implements Database {
  readonly capi: Sqlite3Static['capi']
  readonly wasm: Sqlite3Static['wasm']
  readonly calls: Calls
  readonly connection: Connection
  /** What functions that were defined here threw in a statement. */
  readonly #thrown: unknown[] = []

  constructor(sqlite3: Sqlite3Static, source: string | Uint8Array) {
    if (typeof source === 'string' && source !== ':memory:') throw new Error(`WebAssembly has no files: ${source}`)
    const { capi, wasm, oo1 } = sqlite3
    const connection = new oo1.DB(':memory:')
    this.capi = capi
    this.wasm = wasm
    this.calls = wasm.exports as Calls
    this.connection = connection
    lostConnections.register(this, connection, connection)
    this.attempt(() => {
      // As better-sqlite3 has them.
      for (const option of [capi.SQLITE_DBCONFIG_ENABLE_FKEY, capi.SQLITE_DBCONFIG_DEFENSIVE])
        connection.checkRc(capi.sqlite3_db_config(connection, option, 1, 0))
      if (typeof source !== 'string') this.#read(source)
    })
  }

  #read(image: Uint8Array): void {
    const { capi, wasm } = this
    const size = image.length
    const at = size === 0 ? 0 : wasm.alloc(size)
    wasm.heap8u().set(image, at)
    const flags = capi.SQLITE_DESERIALIZE_FREEONCLOSE | capi.SQLITE_DESERIALIZE_RESIZEABLE
    this.connection.checkRc(capi.sqlite3_deserialize(this.connection, 'main', at, size, size, flags))
  }

  get open(): boolean {
    return this.connection.isOpen()
  }

  get inTransaction(): boolean {
    return this.open && this.capi.sqlite3_get_autocommit(this.connection) === 0
  }

  /** Rows that were written since it was opened. */
  get totalChanges(): number {
    return this.connection.changes(true)
  }

  /** Does work of the library; what fails carries SQLite's name for it, or is what a function of ours threw. */
  attempt<Result>(work: () => Result): Result {
    try {
      return work()
    } catch (error) {
      const [thrown] = this.#thrown.splice(0)
      if (thrown) throw thrown
      const [, code, message = ''] = OF_SQLITE.exec((error as Error).message) ?? []
      throw code ? new SqliteError(message, code) : error
    }
  }

  prepare<Values extends unknown[], Row>(text: string): Statement<Values, Row> {
    const statement = this.attempt(() => this.connection.prepare(text))
    return new WasmStatement<Values, Row>(this, statement)
  }

  exec(text: string): this {
    this.attempt(() => this.connection.exec(text))
    return this
  }

  pragma(text: string, { simple = false } = {}): unknown {
    const statement = this.attempt(() => this.connection.prepare(`PRAGMA ${text}`))
    const rows = new WasmStatement(this, statement)
    try {
      return simple ? rows.pluck().get() : rows.all()
    } finally {
      statement.finalize()
    }
  }

  transaction<Values extends unknown[], Result>(work: (...values: Values) => Result): Transaction<Values, Result> {
    const within =
      (begin: string) =>
      (...values: Values): Result => {
        const isInner = this.inTransaction
        this.exec(isInner ? 'SAVEPOINT inner_work' : begin)
        const end = isInner ? 'RELEASE inner_work' : 'COMMIT'
        try {
          const result = work(...values)
          if (result instanceof Promise) throw new TypeError('Transaction function cannot return a promise')
          this.exec(end)
          return result
        } catch (error) {
          // SQLite rolls back by itself where the disk is full, say.
          if (this.inTransaction) {
            this.exec(isInner ? 'ROLLBACK TO inner_work' : 'ROLLBACK')
            if (isInner) this.exec(end)
          }
          throw error
        }
      }
    return Object.assign(within('BEGIN'), { immediate: within('BEGIN IMMEDIATE') })
  }

  function(name: string, work: (...values: unknown[]) => unknown): this {
    // The library keeps the function, which therefore must not refer to this.
    const thrown = this.#thrown
    this.connection.createFunction(
      name,
      (_context, ...values) => {
        try {
          return work(...values) as SqlValue
        } catch (error) {
          thrown.push(error)
          throw error
        }
      },
      { arity: work.length },
    )
    return this
  }

  serialize(): Buffer {
    const image = this.capi.sqlite3_js_db_export(this.connection)
    return Buffer.from(image.buffer)
  }

  close(): this {
    lostConnections.unregister(this.connection)
    this.connection.close()
    return this
  }
}

class WasmStatement<Values extends unknown[], Row> implements Statement<Values, Row> {
  readonly reader: boolean
  readonly readonly: boolean
  readonly #db: WasmDatabase
  readonly #statement: PreparedStatement
  readonly #address: number
  /** The parameters in their order, those that have one by their name. */
  readonly #parameters: (string | undefined)[]
  #shape: 'object' | 'list' | 'first value' = 'object'

  constructor(db: WasmDatabase, statement: PreparedStatement) {
    const { capi } = db
    this.#db = db
    this.#statement = statement
    this.#address = statement.pointer as number
    this.reader = statement.columnCount > 0
    this.readonly = capi.sqlite3_stmt_readonly(statement) !== 0
    this.#parameters = Array.from({ length: statement.parameterCount }, (_, at) =>
      capi.sqlite3_bind_parameter_name(statement, at + 1)?.slice(1),
    )
    lostStatements.register(this, statement)
  }

  run(...values: Values): RunResult {
    const before = this.#db.totalChanges
    this.#use(values, () => this.#statement.step())
    return {
      changes: this.#db.totalChanges === before ? 0 : this.#db.connection.changes(),
      lastInsertRowid: Number(this.#db.capi.sqlite3_last_insert_rowid(this.#db.connection)),
    }
  }

  get(...values: Values): Row | undefined {
    return this.#use(values, () => (this.#statement.step() ? this.#row(this.#columns()) : undefined))
  }

  all(...values: Values): Row[] {
    return this.#use(values, () => {
      const rows: Row[] = []
      let columns: string[] | undefined
      while (this.#statement.step()) {
        columns ??= this.#columns()
        rows.push(this.#row(columns))
      }
      return rows
    })
  }

  *iterate(...values: Values): IterableIterator<Row> {
    yield* this.all(...values)
  }

  pluck(): this {
    this.#shape = 'first value'
    return this
  }

  raw(isRaw = true): this {
    this.#shape = isRaw ? 'list' : 'object'
    return this
  }

  /** Binds values, does work with the rows, and makes the statement ready for the next time. */
  #use<Result>(values: unknown[], work: () => Result): Result {
    // The address of a statement leads nowhere once its database is closed.
    if (!this.#db.open) throw new TypeError('The database connection is not open')
    return this.#db.attempt(() => {
      try {
        this.#bind(values)
        return work()
      } finally {
        this.#statement.resetNoThrow(true)
      }
    })
  }

  #bind(values: unknown[]): void {
    const named = values.find(isPlainObject) ?? {}
    const unnamed = values.filter((value) => !isPlainObject(value))
    if (unnamed.length !== this.#parameters.filter((name) => name === undefined).length)
      throw new RangeError(`Too many or too few values were provided: ${unnamed.length}`)
    for (const [at, name] of this.#parameters.entries()) {
      if (name !== undefined && !Object.hasOwn(named, name)) throw new RangeError(`Missing named parameter "${name}"`)
      this.#bindValue(at + 1, name === undefined ? unnamed.shift() : named[name])
    }
  }

  #bindValue(at: number, value: unknown): void {
    // Every number as a floating one, as better-sqlite3 does: the column says what it becomes.
    if (typeof value === 'number') this.#db.calls.sqlite3_bind_double(this.#address, at, value)
    else this.#statement.bind(at, value as SqlValue)
  }

  /** Read each time at the first row: where the table has changed, SQLite compiles the statement anew when it is run. */
  #columns(): string[] {
    if (this.#shape === 'first value') return ['first']
    return this.#statement.getColumnNames([])
  }

  #row(columns: string[]): Row {
    if (this.#shape === 'first value') return this.#value(0) as Row
    if (this.#shape === 'list') return columns.map((_, at) => this.#value(at)) as Row
    return Object.fromEntries(columns.map((name, at) => [name, this.#value(at)])) as Row
  }

  #value(at: number): unknown {
    const { calls, capi } = this.#db
    switch (calls.sqlite3_column_type(this.#address, at)) {
      case capi.SQLITE_INTEGER:
      case capi.SQLITE_FLOAT:
        return calls.sqlite3_column_double(this.#address, at)
      case capi.SQLITE_TEXT:
        return decoder.decode(this.#bytes(at))
      case capi.SQLITE_BLOB:
        return Buffer.from(this.#bytes(at))
      default:
        return null
    }
  }

  /** Where a text or bytes lie in the memory until the next step. */
  #bytes(at: number): Uint8Array {
    const { calls, wasm } = this.#db
    const start = calls.sqlite3_column_blob(this.#address, at)
    return wasm.heap8u().subarray(start, start + calls.sqlite3_column_bytes(this.#address, at))
  }
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false
  const prototype = Object.getPrototypeOf(value)
  return prototype === null || prototype === Object.prototype
}
