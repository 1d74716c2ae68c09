import type { disputes } from '@understudy/contracts'
import { seedPart } from './seed-part.ts'
import type { Texts } from './world-seed.ts'

/** A round that its player has disputed; both answer fields are null while it waits. */
export interface DisputeSeed {
  /** The vendor's reference of the bet. */
  ref: string
  words: string
  at: number
  state: (typeof disputes.DISPUTE_STATES)[number]
  answer: Texts | null
  answeredAt: number | null
}

/** Nobody disputes a round in an everyday world; a scenario adds some. */
export const disputesPart = seedPart({ name: 'disputes', build: (): DisputeSeed[] => [], empty: [] })
