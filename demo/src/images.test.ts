import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { provideSqlite, type SqliteHost, sqliteHost } from '@understudy/platform/storage/sqlite.ts'
import { SCENARIOS } from '@understudy/seed'
import { buildImage } from '@understudy/stage/build-image.ts'
import Sqlite from 'better-sqlite3'
import { afterAll, expect, test } from 'vitest'
import { openOnWasm } from './sqlite-wasm.ts'

const wasm = readFileSync(fileURLToPath(import.meta.resolve('@sqlite.org/sqlite-wasm/sqlite3.wasm')))
const openWasm = await openOnWasm(wasm)
const host = sqliteHost()
afterAll(() => provideSqlite(host))

/** The bytes of a header in which SQLite counts changes and names its own version. */
const OF_SQLITE = { from: 92, to: 100 }

function built(scenario: string, open: SqliteHost['open']): Buffer {
  provideSqlite({ ...host, open })
  const image = buildImage({ scenario, seed: 1, startAt: Date.parse('2026-03-10T07:00:00Z') })
  return image.fill(0, OF_SQLITE.from, OF_SQLITE.to)
}

test.each(SCENARIOS.map(({ name }) => name))(
  'WebAssembly makes %s byte for byte as it is made natively',
  { tags: ['all'] },
  (scenario) => {
    const natively = built(scenario, (source) => new Sqlite(source))
    expect(natively.length).toBeGreaterThan(100_000)
    expect(built(scenario, openWasm).equals(natively)).toBe(true)
  },
)
