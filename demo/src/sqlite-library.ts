// SQLite's C interface as WebAssembly: how it is loaded, and what goes in and out of its memory.
import init, { type Sqlite3Static } from '@sqlite.org/sqlite-wasm'

export const OK = 0
// Types of values.
export const INTEGER = 1
export const FLOAT = 2
export const TEXT = 3
export const BLOB = 4
/** In place of what frees a value: SQLite takes a copy of it. */
export const COPIED = -1
export const POINTER_BYTES = 4

/** The functions of the interface that are used: addresses and 32-bit integers are numbers, longer integers bigints. */
interface Calls {
  sqlite3_open_v2(name: number, connection: number, flags: number, vfs: number): number
  sqlite3_close_v2(connection: number): number
  sqlite3_extended_result_codes(connection: number, on: number): number
  sqlite3_extended_errcode(connection: number): number
  sqlite3_errmsg(connection: number): number
  sqlite3_errstr(code: number): number
  sqlite3_get_autocommit(connection: number): number
  sqlite3_total_changes(connection: number): number
  sqlite3_changes(connection: number): number
  sqlite3_last_insert_rowid(connection: number): bigint
  sqlite3_exec(connection: number, text: number, each: number, context: number, message: number): number
  sqlite3_serialize(connection: number, schema: number, size: number, flags: number): number
  sqlite3_deserialize(
    connection: number,
    schema: number,
    image: number,
    size: bigint,
    room: bigint,
    flags: number,
  ): number
  sqlite3_prepare_v3(
    connection: number,
    text: number,
    length: number,
    flags: number,
    statement: number,
    rest: number,
  ): number
  sqlite3_finalize(statement: number): number
  sqlite3_step(statement: number): number
  sqlite3_reset(statement: number): number
  sqlite3_clear_bindings(statement: number): number
  sqlite3_stmt_readonly(statement: number): number
  sqlite3_stmt_status(statement: number, which: number, reset: number): number
  sqlite3_bind_parameter_count(statement: number): number
  sqlite3_bind_parameter_name(statement: number, at: number): number
  sqlite3_bind_null(statement: number, at: number): number
  sqlite3_bind_double(statement: number, at: number, value: number): number
  sqlite3_bind_int64(statement: number, at: number, value: bigint): number
  sqlite3_bind_text(statement: number, at: number, text: number, length: number, free: number): number
  sqlite3_bind_blob(statement: number, at: number, bytes: number, length: number, free: number): number
  sqlite3_column_count(statement: number): number
  sqlite3_column_name(statement: number, at: number): number
  sqlite3_column_type(statement: number, at: number): number
  sqlite3_column_double(statement: number, at: number): number
  sqlite3_column_text(statement: number, at: number): number
  sqlite3_column_blob(statement: number, at: number): number
  sqlite3_column_bytes(statement: number, at: number): number
  sqlite3_create_function_v2(
    connection: number,
    name: number,
    values: number,
    flags: number,
    context: number,
    work: number,
    step: number,
    final: number,
    destroy: number,
  ): number
  sqlite3_value_type(value: number): number
  sqlite3_value_double(value: number): number
  sqlite3_value_text(value: number): number
  sqlite3_value_blob(value: number): number
  sqlite3_value_bytes(value: number): number
  sqlite3_result_null(context: number): void
  sqlite3_result_double(context: number, value: number): void
  sqlite3_result_int64(context: number, value: bigint): void
  sqlite3_result_text(context: number, text: number, length: number, free: number): void
  sqlite3_result_blob(context: number, bytes: number, length: number, free: number): void
  sqlite3_result_error(context: number, message: number, length: number): void
  sqlite3_malloc(bytes: number): number
  sqlite3_free(address: number): void
}

const encoder = new TextEncoder()
// A byte order mark at the start of a text belongs to it.
const decoder = new TextDecoder('utf-8', { ignoreBOM: true })

/** Up to so many bytes, a loop is faster than an encoder or decoder. */
const SHORT = 16
const ASCII = 0x7f
/** Most texts find room in so many bytes. */
const LEAST_ROOM = 16_384

export class SqliteLibrary {
  readonly calls: Calls
  readonly capi: Sqlite3Static['capi']
  readonly wasm: Sqlite3Static['wasm']
  /** Address of the name of a connection's own database. */
  readonly main: number
  /** Address of two words, in which calls leave what they answer besides their code. */
  readonly answers: number
  /** Address of what was put last. */
  put = 0
  #room = 0

  constructor({ capi, wasm }: Sqlite3Static) {
    this.capi = capi
    this.wasm = wasm
    this.calls = wasm.exports as Calls
    this.main = wasm.allocCString('main', false)
    this.answers = this.take(8)
  }

  /** Address of so many bytes, which are the caller's or SQLite's to give back. @throws where the memory is full */
  take(bytes: number): number {
    const address = this.calls.sqlite3_malloc(bytes)
    if (address === 0) throw new Error('Out of memory')
    return address
  }

  #makeRoom(bytes: number): void {
    if (bytes <= this.#room) return
    this.calls.sqlite3_free(this.put)
    this.#room = 0
    this.put = 0
    this.put = this.take(Math.max(bytes, LEAST_ROOM))
    this.#room = Math.max(bytes, LEAST_ROOM)
  }

  /** Writes a text to `put`, with a zero byte behind it, and returns how many bytes it has. */
  putText(text: string): number {
    this.#makeRoom(text.length * 3 + 1)
    const memory = this.wasm.heap8u()
    let length = 0
    if (text.length <= SHORT)
      for (; length < text.length; length++) {
        const code = text.charCodeAt(length)
        if (code > ASCII) break
        memory[this.put + length] = code
      }
    if (length < text.length)
      length = encoder.encodeInto(text, memory.subarray(this.put, this.put + this.#room)).written
    memory[this.put + length] = 0
    return length
  }

  putBytes(bytes: Uint8Array): void {
    this.#makeRoom(bytes.length)
    this.wasm.heap8u().set(bytes, this.put)
  }

  text(at: number, bytes: number): string {
    const memory = this.wasm.heap8u()
    if (bytes <= SHORT) {
      let text = ''
      let next = at
      for (; next < at + bytes; next++) {
        const code = memory[next] as number
        if (code > ASCII) break
        text += String.fromCharCode(code)
      }
      if (next === at + bytes) return text
    }
    return decoder.decode(memory.subarray(at, at + bytes))
  }

  /** A copy of bytes in the memory. */
  bytes(at: number, length: number): Buffer {
    return Buffer.from(this.wasm.heap8u().slice(at, at + length).buffer)
  }

  /** A text that ends with a zero byte. */
  textAt(address: number): string {
    return this.wasm.cstrToJs(address) ?? ''
  }
}

/** The package's types leave out what Emscripten takes. */
type Load = (options: { wasmBinary?: Uint8Array; locateFile?: () => string }) => Promise<Sqlite3Static>

/** Loads the library from the bytes of `sqlite3.wasm`, or from its address. */
export async function loadSqlite(wasm: Uint8Array | string): Promise<SqliteLibrary> {
  const from = typeof wasm === 'string' ? { locateFile: () => wasm } : { wasmBinary: wasm }
  return new SqliteLibrary(await (init as Load)(from))
}
