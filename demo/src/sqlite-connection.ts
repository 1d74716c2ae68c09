// A connection of SQLite's C interface: its memory, its errors and its functions.
import { BLOB, COPIED, FLOAT, INTEGER, OK, POINTER_BYTES, type SqliteLibrary, TEXT } from './sqlite-library.ts'

class SqliteError extends Error {
  override readonly name = 'SqliteError'
  readonly code: string
  constructor(message: string, code: string) {
    super(message)
    this.code = code
  }
}

/** What may follow a statement: space, semicolons and comments. */
const NO_STATEMENT = /^(?:[\s;]|--[^\n]*(?:\n|$)|\/\*[\s\S]*?(?:\*\/|$))*$/

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
export const unreferred = new FinalizationRegistry<() => void>((end) => end())

export class Connection {
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
