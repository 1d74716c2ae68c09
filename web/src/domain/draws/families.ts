import { type LotteryGroup, PRIZE_TIERS, readWinningNumber } from '@understudy/contracts/lottery/terms'

/** What a family's numbers are drawn as. */
export type Figure = 'dice' | 'balls' | 'carts' | 'table'

const FIGURES: Readonly<Record<LotteryGroup, Figure>> = {
  K3: 'dice',
  SSC: 'balls',
  PK10: 'carts',
  '11X5': 'balls',
  KENO: 'balls',
  SIX: 'balls',
  VN_NORTH: 'table',
  VN_CENTRAL: 'table',
  VN_SOUTH: 'table',
  SEA_4D: 'table',
  SEA_THAI: 'table',
}

export const figureOf = (group: LotteryGroup): Figure => FIGURES[group]

/** Families drawn on certain days with a table of prizes; their lines go to issues by themselves. */
export const hasPrizeTable = (group: LotteryGroup): boolean => FIGURES[group] === 'table'

export interface Tier {
  tier: string
  numbers: string[]
}

/** The tiers of a result, the greatest first; none where the text is no result of the family. */
export function tiersOf(group: LotteryGroup, winningNumber: string): Tier[] {
  const numbers = readWinningNumber(group, winningNumber)
  return numbers ? PRIZE_TIERS[group].map(({ tier }, index) => ({ tier, numbers: numbers[index] ?? [] })) : []
}
