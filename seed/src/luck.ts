import type { control } from '@understudy/contracts'
import { seedPart } from './seed-part.ts'

/** What the next rounds bring is left to chance, unless a scenario says otherwise. */
export const luckPart = seedPart({ name: 'luck', build: (): control.LuckState => ({ next: [] }) })
