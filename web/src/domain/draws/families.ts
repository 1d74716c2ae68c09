import { type LotteryGroup, PRIZE_TIERS, readWinningNumber } from '@understudy/contracts/lottery/terms'

/** The figures in which a family's numbers are shown. */
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

/** Families with prize tables, drawn on certain days; they take an order for each line and issue. */
export const hasPrizeTable = (group: LotteryGroup): boolean => FIGURES[group] === 'table'

export interface Tier {
  tier: string
  numbers: string[]
}

/** The prize tiers of a result, highest first; empty when the text is not a result of the family. */
export function tiersOf(group: LotteryGroup, winningNumber: string): Tier[] {
  const numbers = readWinningNumber(group, winningNumber)
  return numbers ? PRIZE_TIERS[group].map(({ tier }, index) => ({ tier, numbers: numbers[index] ?? [] })) : []
}
