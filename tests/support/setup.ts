import { afterAll, vi } from 'vitest'
import { deleteMadeWorlds } from './made-worlds.ts'
import '../../fake-server/src/start/node-host.ts'

if (process.env.SQLITE === 'wasm') await import('./sqlite-on-wasm.ts')

afterAll(deleteMadeWorlds)
// Test files share modules: an import still running at the end of one would fail in the next.
afterAll(() => vi.dynamicImportSettled())
