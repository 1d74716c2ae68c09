// Databases in memory on SQLite's WebAssembly, as a browser has it; those in files, which only a machine has, natively.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { openOnWasm } from '../../demo/src/sqlite-wasm.ts'
import { provideSqlite, sqliteHost } from '../../fake-server/src/storage/sqlite.ts'
import { ROOT } from './repository.ts'

const { open: openNatively, migrations } = sqliteHost()
const wasm = readFileSync(join(ROOT, 'demo/node_modules/@sqlite.org/sqlite-wasm/dist/sqlite3.wasm'))
const openInMemory = await openOnWasm(wasm)

provideSqlite({
  open: (source) => (typeof source === 'string' && source !== ':memory:' ? openNatively(source) : openInMemory(source)),
  migrations,
})
