import { afterAll, vi } from 'vitest'
import { provideSqlite } from '../../platform/src/storage/sqlite.ts'
import { deleteMadeWorlds } from './made-worlds.ts'
import '../../fake-server/src/start/node-host.ts'

if (process.env.SQLITE === 'wasm') provideSqlite((await import('./sqlite-on-wasm.ts')).onWasm)

afterAll(deleteMadeWorlds)
// Test files share modules: an import still running at the end of one would fail in the next.
afterAll(() => vi.dynamicImportSettled())
