// SQLite as WebAssembly behind the platform's port, for hosts without a native one, as a service worker is. It behaves as
// better-sqlite3 does, which the platform is tested with, and knows databases in memory only.
import type { Database, SqliteHost, Statement, Transaction } from '@understudy/platform/storage/sqlite.ts'
import { Connection } from './sqlite-connection.ts'
import { loadSqlite } from './sqlite-library.ts'
import { WasmStatement } from './sqlite-statement.ts'

/** Loads SQLite from the bytes of `sqlite3.wasm`, or from its address; returns what opens databases. */
export async function openOnWasm(wasm: Uint8Array | string): Promise<SqliteHost['open']> {
  const library = await loadSqlite(wasm)
  return (source) => new WasmDatabase(new Connection(library, source))
}

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
