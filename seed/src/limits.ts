import type { saferPlay } from '@understudy/contracts'
import { seedPart } from './seed-part.ts'

/** A limit that a member has set; the amount is in currency units, of a session in minutes. */
interface LimitSeed {
  memberId: number
  kind: saferPlay.LimitKind
  amount: number
}

/** Nobody has limits in an everyday world; a scenario adds some. */
export const limitsPart = seedPart({ name: 'limits', build: (): LimitSeed[] => [], empty: [] })
