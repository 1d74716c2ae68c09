import { MONEY_SCALE } from './money.ts'

export const CONTRACT_KINDS = ['salary', 'dividend', 'hour'] as const
export type ContractKind = (typeof CONTRACT_KINDS)[number]

/** What a contract counts: one type of game, or all of them together (`CONS`). */
export const CONTRACT_PRODUCTS = ['CONS', 'LOTT', 'ELOTT', 'LIVE', 'RNG', 'SPORTS', 'FISH', 'PVP'] as const
export type ContractProduct = (typeof CONTRACT_PRODUCTS)[number]

/** Who turned over at least so much in a period is an active member of it, currency units. */
export const ACTIVE_TURNOVER = 500

/** The most a contract may promise: percent by kind, and a fixed amount in currency units. */
export const RATE_LIMITS = { salary: 5, hour: 2, dividend: 60 } as const satisfies Record<ContractKind, number>
export const FIXED_LIMIT = 100_000
export const THRESHOLD_LIMIT = 1_000_000_000
export const MOST_TIERS = 10

/** What has to be reached, and what it brings then. Amounts in currency units. */
export interface Tier {
  /** Valid bets of the team. */
  minimumBet: number
  /** What the team lost, of a dividend; 0 elsewhere. */
  netLoss: number
  activeMember: number
  /** P a share of the base in percent, F an amount. */
  rateType: 'P' | 'F'
  rate: number
}

/** What a team's period came to; money in ten-thousandths. */
export interface PeriodResult {
  validBet: number
  /** Stakes less winnings; below zero where the team won. */
  netLoss: number
  active: number
}

const order = (a: Tier, b: Tier) =>
  a.minimumBet - b.minimumBet || a.netLoss - b.netLoss || a.activeMember - b.activeMember

/** From the lowest to the highest. */
export const sortedTiers = <T extends Tier>(tiers: readonly T[]): T[] => [...tiers].sort(order)

const isMet = ({ minimumBet, netLoss, activeMember }: Tier, result: PeriodResult): boolean =>
  result.validBet >= minimumBet * MONEY_SCALE &&
  result.netLoss >= netLoss * MONEY_SCALE &&
  result.active >= activeMember

/** The highest tier that is fully met; undefined for none. */
export const tierOf = <T extends Tier>(kind: ContractKind, tiers: readonly T[], result: PeriodResult): T | undefined =>
  // What a team has won matters to dividends alone.
  sortedTiers(tiers).findLast((tier) => isMet(tier, kind === 'dividend' ? result : { ...result, netLoss: 0 }))

/** What a share is taken of: the loss of a dividend, the bets of a salary. */
export const baseOf = (kind: ContractKind, { validBet, netLoss }: PeriodResult): number =>
  kind === 'dividend' ? Math.max(0, netLoss) : validBet

/** Hundredths of the unit, in ten-thousandths. */
const CENT = MONEY_SCALE / 100

/** What a tier brings of a base, ten-thousandths, cut to hundredths of the unit. */
export function broughtBy({ rateType, rate }: Pick<Tier, 'rateType' | 'rate'>, base: number): number {
  if (rateType === 'F') return Math.round(rate * 100) * CENT
  const share = Math.round(rate * 100)
  // In two steps, as a turnover times a rate may be more than a number holds exactly.
  const whole = Math.floor(base / MONEY_SCALE) * share + Math.floor(((base % MONEY_SCALE) * share) / MONEY_SCALE)
  return whole - (whole % CENT)
}

/** Whether a tier of a downline brings more than the own contract would, where the tier is just met. */
export function isHigherRate(kind: ContractKind, tier: Tier, own: readonly Tier[]): boolean {
  const result = {
    validBet: tier.minimumBet * MONEY_SCALE,
    netLoss: tier.netLoss * MONEY_SCALE,
    active: tier.activeMember,
  }
  const met = tierOf(kind, own, result)
  if (!met) return true
  if (met.rateType === tier.rateType) return tier.rate > met.rate
  const base = baseOf(kind, result)
  return broughtBy(tier, base) > broughtBy(met, base)
}

/** What is wrong with the terms of a contract, by the path it is at; empty where nothing is. */
export function termProblems(kind: ContractKind, tiers: readonly Tier[]): string[] {
  const problems = tiers.flatMap((tier, index) => {
    const { minimumBet, netLoss, rateType, rate } = tier
    const isDividend = kind === 'dividend'
    const isWrong =
      (isDividend ? rateType !== 'P' : netLoss !== 0 || minimumBet < 1) ||
      rate > (rateType === 'P' ? RATE_LIMITS[kind] : FIXED_LIMIT) ||
      tiers.slice(0, index).some((other) => order(other, tier) === 0)
    return isWrong ? [`tiers.${index}`] : []
  })
  return tiers.length === 0 || tiers.length > MOST_TIERS ? ['tiers'] : problems
}
