import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { openOnWasm } from '../../demo/src/sqlite-wasm.ts'
import { type SqliteHost, sqliteHost } from '../../platform/src/storage/sqlite.ts'
import { ROOT } from './repository.ts'
import '../../fake-server/src/start/node-host.ts'

export const native = sqliteHost()

const wasm = readFileSync(join(ROOT, 'demo/node_modules/@sqlite.org/sqlite-wasm/dist/sqlite3.wasm'))
const openInMemory = await openOnWasm(wasm)

/** Databases in memory on SQLite's WebAssembly, as a browser has it; those in files, which only a machine has, natively. */
export const onWasm: SqliteHost = {
  ...native,
  open: (source) => (typeof source === 'string' && source !== ':memory:' ? native.open(source) : openInMemory(source)),
}
