import { seedPart } from './seed-part.ts'
import type { SentCodeSeed } from './world-seed.ts'

/** No codes were sent before an everyday world; scenarios add some. */
export const sentCodesPart = seedPart({ name: 'sentCodes', build: (): SentCodeSeed[] => [], empty: [] })
