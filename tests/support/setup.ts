import { afterAll, vi } from 'vitest'
import { deleteMadeWorlds } from './made-worlds.ts'

afterAll(deleteMadeWorlds)
// Files share their modules: an import under way at the end of this one would fail the next that wants it too.
afterAll(() => vi.dynamicImportSettled())
