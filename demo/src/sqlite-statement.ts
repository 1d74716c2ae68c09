// A compiled statement: binds values as better-sqlite3 does, and reads rows.
import type { RunResult, Statement } from '@understudy/platform/storage/sqlite.ts'
import { type Connection, unreferred } from './sqlite-connection.ts'
import { BLOB, COPIED, FLOAT, INTEGER, OK, TEXT } from './sqlite-library.ts'

const ROW = 100
const DONE = 101
/** How often a statement was compiled anew, as tables had changed. */
const RECOMPILED = 5
const INTEGER_BITS = 64

/** What rows are given as. */
type Shape = 'object' | 'list' | 'first value'

/** Where a statement's values go: those without a name in their order, the others by it. */
interface Parameters {
  unnamed: number[]
  named: { name: string; at: number }[]
}

export class WasmStatement<Values extends unknown[], Row> implements Statement<Values, Row> {
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
