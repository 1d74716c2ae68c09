import { diceFrom } from '@understudy/art/random'
import type { WorldSeed } from './world-seed.ts'

/** Vendors whose slots feed a common jackpot, with what a second adds to it. */
const GROWTH: Readonly<Record<string, number>> = { NP: 3.2, SR: 1.75, PB: 0.9, TL: 0.6, DT: 0.35 }

export function jackpots(seed: number): WorldSeed['jackpots'] {
  const dice = diceFrom(`jackpots ${seed}`)
  return Object.entries(GROWTH).map(([vendor, perSecond]) => ({
    vendor,
    base: dice.whole(400, 1_500) * 1_000 * Math.ceil(perSecond),
    perSecond,
  }))
}
