import type { control } from '@understudy/contracts'
import { seedPart } from './seed-part.ts'

/** Luck of the next rounds: random unless a scenario sets it. */
export const luckPart = seedPart({ name: 'luck', build: (): control.LuckState => ({ next: [] }) })
