import { seedPart } from './seed-part.ts'
import type { SentCodeSeed } from './world-seed.ts'

/** Nobody was sent a code before an everyday world; scenarios tell of others. */
export const sentCodesPart = seedPart({ name: 'sentCodes', build: (): SentCodeSeed[] => [], empty: [] })
