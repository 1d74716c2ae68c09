import { afterAll } from 'vitest'
import { deleteMadeWorlds } from './made-worlds.ts'

afterAll(deleteMadeWorlds)
