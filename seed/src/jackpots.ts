import { diceFrom } from '@understudy/art/random'
import { seedPart } from './seed-part.ts'
import { vendorsPart } from './vendors-part.ts'

/** Vendors with a common jackpot, and its growth per second. */
const GROWTH: Readonly<Record<string, number>> = { NP: 3.2, SR: 1.75, PB: 0.9, TL: 0.6, DT: 0.35 }

/** A jackpot at the world's start and its growth per second; currency units. */
interface JackpotSeed {
  vendor: string
  base: number
  perSecond: number
}

export const jackpotsPart = seedPart({
  name: 'jackpots',
  needs: [vendorsPart],
  build: ({ seed }): JackpotSeed[] => {
    const dice = diceFrom(`jackpots ${seed}`)
    return Object.entries(GROWTH).map(([vendor, perSecond]) => ({
      vendor,
      base: dice.whole(400, 1_500) * 1_000 * Math.ceil(perSecond),
      perSecond,
    }))
  },
  empty: [],
})
