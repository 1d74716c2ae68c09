// SQLite as WebAssembly behind the platform's port, for hosts without a native one, as a service worker is. It behaves as
// better-sqlite3 does, which the platform is tested with, and knows databases in memory only.
import type { Database, RunResult, SqliteHost, Statement, Transaction } from '@understudy/platform/storage/sqlite.ts'
import { loadSqlite, type SqliteLibrary } from './sqlite-library.ts'

const OK = 0
const ROW = 100
const DONE = 101
const INTEGER = 1
const FLOAT = 2
const TEXT = 3
const BLOB = 4
/** SQLite takes a copy of what it is given. */
const COPIED = -1
/** How often a statement was compiled anew, as tables had changed. */
const RECOMPILED = 5
const INTEGER_BITS = 64
const POINTER_BYTES = 4

class SqliteError extends Error {
  override readonly name = 'SqliteError'
  readonly code: string
  constructor(message: string, code: string) {
    super(message)
    this.code = code
  }
}

/** Loads SQLite from the bytes of `sqlite3.wasm`, or from its address; returns what opens databases. */
export async function openOnWasm(wasm: Uint8Array | string): Promise<SqliteHost['open']> {
  const library = await loadSqlite(wasm)
  return (source) => new WasmDatabase(new Connection(library, source))
}

/** What a connection has of the library's memory. */
interface Held {
  /** Zero once it is closed. */
  address: number
  statements: Set<number>
  functions: number[]
}

function giveBack({ calls, wasm }: SqliteLibrary, held: Held): void {
  for (const statement of held.statements) calls.sqlite3_finalize(statement)
  held.statements.clear()
  calls.sqlite3_close_v2(held.address)
  held.address = 0
  for (const address of held.functions.splice(0)) wasm.uninstallFunction(address)
}

/** Natively, what nothing refers to any more gives its memory back; here this does. */
const unreferred = new FinalizationRegistry<() => void>((end) => end())

class Connection {
  readonly library: SqliteLibrary
  /** How many results are being read row by row. */
  reading = 0
  readonly #held: Held = { address: 0, statements: new Set(), functions: [] }
  readonly #controls = new Map<string, number>()
  /** What a function that was defined here threw in a statement. */
  #thrown: { error: unknown } | undefined

  constructor(library: SqliteLibrary, source: string | Uint8Array) {
    if (typeof source === 'string' && source !== ':memory:') throw new Error(`WebAssembly has no files: ${source}`)
    this.library = library
    const { calls, capi, wasm } = library
    const held = this.#held
    library.putText(':memory:')
    calls.sqlite3_open_v2(library.put, library.answers, capi.SQLITE_OPEN_READWRITE | capi.SQLITE_OPEN_CREATE, 0)
    held.address = wasm.peekPtr(library.answers)
    unreferred.register(this, () => giveBack(library, held), held)
    try {
      this.check(calls.sqlite3_extended_result_codes(held.address, 1))
      // As better-sqlite3 has them.
      for (const option of [capi.SQLITE_DBCONFIG_ENABLE_FKEY, capi.SQLITE_DBCONFIG_DEFENSIVE])
        this.check(capi.sqlite3_db_config(held.address, option, 1, 0))
      if (typeof source !== 'string') this.#read(source)
    } catch (error) {
      this.close()
      throw error
    }
  }

  #read(image: Uint8Array): void {
    const { calls, capi, wasm, main } = this.library
    const at = image.length === 0 ? 0 : this.library.take(image.length)
    wasm.heap8u().set(image, at)
    const size = BigInt(image.length)
    const flags = capi.SQLITE_DESERIALIZE_FREEONCLOSE | capi.SQLITE_DESERIALIZE_RESIZEABLE
    const code = calls.sqlite3_deserialize(this.address, main, at, size, size, flags)
    if (code !== OK) throw new SqliteError('unable to deserialize database', this.#nameOf(code))
  }

  /** Zero once it is closed. */
  get address(): number {
    return this.#held.address
  }

  get inTransaction(): boolean {
    return this.address !== 0 && this.library.calls.sqlite3_get_autocommit(this.address) === 0
  }

  requireOpen(): void {
    if (this.address === 0) throw new TypeError('The database connection is not open')
  }

  /** Nothing may write while rows are being read. */
  requireIdle(): void {
    this.requireOpen()
    if (this.reading > 0) throw new TypeError('This database connection is busy executing a query')
  }

  check(code: number): void {
    if (code !== OK) throw this.problem()
  }

  /** Why the last call failed. */
  problem(): unknown {
    const thrown = this.#thrown
    this.#thrown = undefined
    if (thrown) return thrown.error
    const { calls } = this.library
    const code = calls.sqlite3_extended_errcode(this.address)
    return new SqliteError(this.library.textAt(calls.sqlite3_errmsg(this.address)), this.#nameOf(code))
  }

  #nameOf(code: number): string {
    return this.library.capi.sqlite3_js_rc_str(code) ?? `UNKNOWN_SQLITE_ERROR_${code}`
  }

  /** Compiles a text with one statement. */
  compile(text: string): number {
    const { library } = this
    const { calls, capi, wasm, answers } = library
    const length = library.putText(text)
    const [statement, rest] = [answers, answers + POINTER_BYTES]
    const flags = capi.SQLITE_PREPARE_PERSISTENT
    this.check(calls.sqlite3_prepare_v3(this.address, library.put, length + 1, flags, statement, rest))
    const compiled = wasm.peekPtr(statement)
    if (compiled === 0) throw new RangeError('The supplied SQL string contains no statements')
    this.#held.statements.add(compiled)
    const end = wasm.peekPtr(rest)
    if (!NO_STATEMENT.test(library.text(end, library.put + length - end))) {
      this.finalise(compiled)
      throw new RangeError('The supplied SQL string contains more than one statement')
    }
    return compiled
  }

  finalise(statement: number): void {
    if (this.#held.statements.delete(statement)) this.library.calls.sqlite3_finalize(statement)
  }

  /** Begins or ends a transaction. */
  control(text: string): void {
    this.requireIdle()
    const statement = this.#controls.get(text) ?? this.compile(text)
    this.#controls.set(text, statement)
    this.library.calls.sqlite3_step(statement)
    this.check(this.library.calls.sqlite3_reset(statement))
  }

  exec(text: string): void {
    const { calls, wasm } = this.library
    // A function may put texts while the later statements are still to be read.
    const own = wasm.allocCString(text, false)
    try {
      this.check(calls.sqlite3_exec(this.address, own, 0, 0, 0))
    } finally {
      wasm.dealloc(own)
    }
  }

  define(name: string, work: (...values: unknown[]) => unknown): void {
    const { library } = this
    const { calls, capi, wasm } = library
    const call = (context: number, count: number, values: number) => {
      try {
        const given = Array.from({ length: count }, (_, at) => this.#valueAt(wasm.peekPtr(values + at * POINTER_BYTES)))
        this.#answer(context, name, work(...given))
      } catch (error) {
        this.#thrown = { error }
        calls.sqlite3_result_error(context, library.put, 0)
      }
    }
    const address = wasm.installFunction('v(pip)', call)
    this.#held.functions.push(address)
    library.putText(name)
    const { SQLITE_UTF8 } = capi
    this.check(
      calls.sqlite3_create_function_v2(this.address, library.put, work.length, SQLITE_UTF8, 0, address, 0, 0, 0),
    )
  }

  #valueAt(value: number): unknown {
    const { library } = this
    const { calls } = library
    switch (calls.sqlite3_value_type(value)) {
      case INTEGER:
      case FLOAT:
        return calls.sqlite3_value_double(value)
      case TEXT:
        return library.text(calls.sqlite3_value_text(value), calls.sqlite3_value_bytes(value))
      case BLOB:
        return library.bytes(calls.sqlite3_value_blob(value), calls.sqlite3_value_bytes(value))
      default:
        return null
    }
  }

  #answer(context: number, name: string, value: unknown): void {
    const { library } = this
    const { calls } = library
    if (typeof value === 'number') calls.sqlite3_result_double(context, value)
    else if (typeof value === 'string') {
      const length = library.putText(value)
      calls.sqlite3_result_text(context, library.put, length, COPIED)
    } else if (value === null || value === undefined) calls.sqlite3_result_null(context)
    else throw new TypeError(`User-defined function ${name}() returned an invalid value`)
  }

  serialise(): Buffer {
    const { library } = this
    const { calls, capi, wasm, main, answers } = library
    // One that was opened from an image lies in the memory as a whole; others are put together.
    const whole = calls.sqlite3_serialize(this.address, main, answers, capi.SQLITE_SERIALIZE_NOCOPY)
    const image = whole || calls.sqlite3_serialize(this.address, main, answers, 0)
    const length = Number(wasm.peek64(answers))
    if (image === 0 && length !== 0) throw new Error('Out of memory')
    const bytes = library.bytes(image, length)
    if (whole === 0) calls.sqlite3_free(image)
    return bytes
  }

  close(): void {
    unreferred.unregister(this.#held)
    this.#controls.clear()
    giveBack(this.library, this.#held)
  }
}

/** What may follow a statement: space, semicolons and comments. */
const NO_STATEMENT = /^(?:[\s;]|--[^\n]*(?:\n|$)|\/\*[\s\S]*?(?:\*\/|$))*$/

class WasmDatabase implements Database {
  readonly #connection: Connection

  constructor(connection: Connection) {
    this.#connection = connection
  }

  get open(): boolean {
    return this.#connection.address !== 0
  }

  get inTransaction(): boolean {
    return this.#connection.inTransaction
  }

  prepare<Values extends unknown[], Row>(text: string): Statement<Values, Row> {
    this.#connection.requireOpen()
    return new WasmStatement<Values, Row>(this.#connection, text)
  }

  exec(text: string): this {
    this.#connection.requireIdle()
    this.#connection.exec(text)
    return this
  }

  pragma(text: string, { simple = false } = {}): unknown {
    this.#connection.requireIdle()
    const statement = new WasmStatement(this.#connection, `PRAGMA ${text}`, true)
    try {
      return simple ? statement.pluck().get() : statement.all()
    } finally {
      statement.finalise()
    }
  }

  transaction<Values extends unknown[], Result>(work: (...values: Values) => Result): Transaction<Values, Result> {
    const connection = this.#connection
    const within =
      (begin: string) =>
      (...values: Values): Result => {
        const isInner = connection.inTransaction
        connection.control(isInner ? 'SAVEPOINT inner_work' : begin)
        const end = isInner ? 'RELEASE inner_work' : 'COMMIT'
        try {
          const result = work(...values)
          if (result instanceof Promise) throw new TypeError('Transaction function cannot return a promise')
          connection.control(end)
          return result
        } catch (error) {
          // SQLite rolls back by itself where the disk is full, say.
          if (connection.inTransaction) {
            connection.control(isInner ? 'ROLLBACK TO inner_work' : 'ROLLBACK')
            if (isInner) connection.control(end)
          }
          throw error
        }
      }
    return Object.assign(within('BEGIN'), { immediate: within('BEGIN IMMEDIATE') })
  }

  function(name: string, work: (...values: unknown[]) => unknown): this {
    this.#connection.requireIdle()
    this.#connection.define(name, work)
    return this
  }

  serialize(): Buffer {
    this.#connection.requireIdle()
    return this.#connection.serialise()
  }

  close(): this {
    if (!this.open) return this
    this.#connection.requireIdle()
    this.#connection.close()
    return this
  }
}

/** What rows are given as. */
type Shape = 'object' | 'list' | 'first value'

/** Where a statement's values go: those without a name in their order, the others by it. */
interface Parameters {
  unnamed: number[]
  named: { name: string; at: number }[]
}

class WasmStatement<Values extends unknown[], Row> implements Statement<Values, Row> {
  readonly reader: boolean
  readonly readonly: boolean
  readonly #connection: Connection
  readonly #address: number
  #shape: Shape = 'object'
  #columns: string[] = []
  /** How often SQLite had compiled it anew when its columns were read. */
  #recompiled = -1
  #parameters: Parameters | undefined
  #isRead = false

  constructor(connection: Connection, text: string, isPragma = false) {
    const { calls } = connection.library
    const address = connection.compile(text)
    this.#connection = connection
    this.#address = address
    this.reader = isPragma || calls.sqlite3_column_count(address) > 0
    this.readonly = calls.sqlite3_stmt_readonly(address) !== 0
    unreferred.register(this, () => connection.finalise(address), this)
  }

  finalise(): void {
    unreferred.unregister(this)
    this.#connection.finalise(this.#address)
  }

  run(...values: Values): RunResult {
    const { address, library } = this.#connection
    const { calls } = library
    this.#connection.requireIdle()
    this.#bind(values)
    const before = calls.sqlite3_total_changes(address)
    calls.sqlite3_step(this.#address)
    const code = calls.sqlite3_reset(this.#address)
    calls.sqlite3_clear_bindings(this.#address)
    this.#connection.check(code)
    const changes = calls.sqlite3_total_changes(address) === before ? 0 : calls.sqlite3_changes(address)
    return { changes, lastInsertRowid: Number(calls.sqlite3_last_insert_rowid(address)) }
  }

  get(...values: Values): Row | undefined {
    const { calls } = this.#connection.library
    this.#begin(values)
    const code = calls.sqlite3_step(this.#address)
    const row = code === ROW ? this.#row() : undefined
    calls.sqlite3_reset(this.#address)
    calls.sqlite3_clear_bindings(this.#address)
    if (code !== ROW && code !== DONE) throw this.#connection.problem()
    return row
  }

  all(...values: Values): Row[] {
    const { calls } = this.#connection.library
    this.#begin(values)
    const rows: Row[] = []
    while (calls.sqlite3_step(this.#address) === ROW) rows.push(this.#row())
    const code = calls.sqlite3_reset(this.#address)
    calls.sqlite3_clear_bindings(this.#address)
    this.#connection.check(code)
    return rows
  }

  iterate(...values: Values): IterableIterator<Row> {
    const connection = this.#connection
    const { calls } = connection.library
    this.#begin(values)
    this.#isRead = true
    connection.reading += 1
    let isOpen = true
    const end = () => {
      if (isOpen) {
        isOpen = false
        this.#isRead = false
        connection.reading -= 1
        calls.sqlite3_reset(this.#address)
        calls.sqlite3_clear_bindings(this.#address)
      }
      return { done: true as const, value: undefined }
    }
    return {
      next: () => {
        const code = isOpen ? calls.sqlite3_step(this.#address) : DONE
        if (code === ROW) return { done: false, value: this.#row() }
        const over = end()
        if (code !== DONE) throw connection.problem()
        return over
      },
      return: end,
      [Symbol.iterator]() {
        return this
      },
    }
  }

  pluck(): this {
    return this.#giveAs('first value')
  }

  raw(isRaw = true): this {
    return isRaw || this.#shape === 'list' ? this.#giveAs(isRaw ? 'list' : 'object') : this
  }

  #giveAs(shape: Shape): this {
    this.#requireReader()
    this.#requireUnread()
    this.#shape = shape
    return this
  }

  #requireReader(): void {
    if (!this.reader) throw new TypeError('This statement does not return data. Use run() instead')
  }

  #requireUnread(): void {
    if (this.#isRead) throw new TypeError('This statement is busy executing a query')
  }

  #begin(values: unknown[]): void {
    this.#requireReader()
    this.#connection.requireOpen()
    this.#requireUnread()
    this.#bind(values)
  }

  #bind(values: unknown[]): void {
    this.#parameters ??= this.#readParameters()
    const { unnamed, named } = this.#parameters
    let next = 0
    let byName: object | undefined
    try {
      for (const value of values) {
        if (isPlainObject(value)) {
          if (byName) throw new TypeError('You cannot specify named parameters in two different objects')
          byName = value
          this.#bindNamed(named, value)
        } else {
          const at = unnamed[next]
          if (at === undefined) throw new RangeError('Too many parameter values were provided')
          this.#bindValue(at, value)
          next += 1
        }
      }
      if (named.length > 0 && !byName) throw new TypeError('Missing named parameters')
      if (next < unnamed.length) throw new RangeError('Too few parameter values were provided')
    } catch (error) {
      this.#connection.library.calls.sqlite3_clear_bindings(this.#address)
      throw error
    }
  }

  #bindNamed(named: Parameters['named'], values: Record<string, unknown>): void {
    for (const { name, at } of named) {
      if (!Object.hasOwn(values, name)) throw new RangeError(`Missing named parameter "${name}"`)
      this.#bindValue(at, values[name])
    }
  }

  #readParameters(): Parameters {
    const { library } = this.#connection
    const parameters: Parameters = { unnamed: [], named: [] }
    const count = library.calls.sqlite3_bind_parameter_count(this.#address)
    for (let at = 1; at <= count; at++) {
      const name = library.calls.sqlite3_bind_parameter_name(this.#address, at)
      if (name === 0) parameters.unnamed.push(at)
      else parameters.named.push({ name: library.textAt(name).slice(1), at })
    }
    return parameters
  }

  #bindValue(at: number, value: unknown): void {
    const { library } = this.#connection
    const { calls } = library
    const statement = this.#address
    let code = OK
    // Every number as a floating one, as better-sqlite3 does: the column says what it becomes.
    if (typeof value === 'number') code = calls.sqlite3_bind_double(statement, at, value)
    else if (typeof value === 'string') {
      const length = library.putText(value)
      code = calls.sqlite3_bind_text(statement, at, library.put, length, COPIED)
    } else if (value === null || value === undefined) code = calls.sqlite3_bind_null(statement, at)
    else if (typeof value === 'bigint') {
      if (BigInt.asIntN(INTEGER_BITS, value) !== value)
        throw new RangeError('The bound string, buffer, or bigint is too big')
      code = calls.sqlite3_bind_int64(statement, at, value)
    } else if (value instanceof Uint8Array) {
      library.putBytes(value)
      code = calls.sqlite3_bind_blob(statement, at, library.put, value.length, COPIED)
    } else throw new TypeError('SQLite3 can only bind numbers, strings, bigints, buffers, and null')
    this.#connection.check(code)
  }

  #row(): Row {
    const { library } = this.#connection
    if (this.#shape === 'first value') return this.#value(0) as Row
    const recompiled = library.calls.sqlite3_stmt_status(this.#address, RECOMPILED, 0)
    if (recompiled !== this.#recompiled) {
      const count = library.calls.sqlite3_column_count(this.#address)
      this.#columns = Array.from({ length: count }, (_, at) =>
        library.textAt(library.calls.sqlite3_column_name(this.#address, at)),
      )
      this.#recompiled = recompiled
    }
    const columns = this.#columns
    if (this.#shape === 'list') return columns.map((_, at) => this.#value(at)) as Row
    const row: Record<string, unknown> = {}
    for (let at = 0; at < columns.length; at++) row[columns[at] as string] = this.#value(at)
    return row as Row
  }

  #value(at: number): unknown {
    const { library } = this.#connection
    const { calls } = library
    const statement = this.#address
    switch (calls.sqlite3_column_type(statement, at)) {
      case INTEGER:
      case FLOAT:
        return calls.sqlite3_column_double(statement, at)
      case TEXT:
        return library.text(calls.sqlite3_column_text(statement, at), calls.sqlite3_column_bytes(statement, at))
      case BLOB:
        return library.bytes(calls.sqlite3_column_blob(statement, at), calls.sqlite3_column_bytes(statement, at))
      default:
        return null
    }
  }
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false
  const prototype = Object.getPrototypeOf(value)
  return prototype === null || prototype === Object.prototype
}
