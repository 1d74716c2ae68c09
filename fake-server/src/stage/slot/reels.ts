import { slot } from '@understudy/contracts'
import type { Random } from '../../world/random.ts'

export type SlotSymbol = (typeof slot.SLOT_SYMBOLS)[number]

/** How often each symbol stands on a reel of 32, and what three of it on the win line pay per stake. */
export const SYMBOLS: Record<SlotSymbol, { weight: number; pays: number }> = {
  lemon: { weight: 8, pays: 5 },
  cherry: { weight: 7, pays: 12 },
  star: { weight: 5, pays: 25 },
  lotus: { weight: 4, pays: 60 },
  bell: { weight: 3, pays: 140 },
  gem: { weight: 2, pays: 400 },
  crown: { weight: 2, pays: 500 },
  seven: { weight: 1, pays: 2000 },
}

/** The first two reels alike, the third not: the stake comes back. */
export const PAIR_PAYS = 1
export const WIN_ROW = 1

const STRIP = slot.SLOT_SYMBOLS.flatMap((symbol) => Array.from({ length: SYMBOLS[symbol].weight }, () => symbol))

/** Three reels of three rows, each symbol drawn by weight. */
export const spinReels = (random: Random): SlotSymbol[][] =>
  Array.from({ length: 3 }, () => Array.from({ length: 3 }, () => random.pick(STRIP)))

/** Multiple of the stake the win line pays. */
export function multipleOf(reels: readonly (readonly SlotSymbol[])[]): number {
  const [first, second, third] = reels.map((reel) => reel[WIN_ROW])
  if (first === undefined || first !== second) return 0
  return second === third ? SYMBOLS[first].pays : PAIR_PAYS
}
