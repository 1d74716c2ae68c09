import { MONEY_SCALE } from './money.ts'

export const CONTRACT_KINDS = ['salary', 'dividend', 'hour'] as const
export type ContractKind = (typeof CONTRACT_KINDS)[number]

/** Products of a contract: one game type, or all together (`CONS`). */
export const CONTRACT_PRODUCTS = ['CONS', 'LOTT', 'ELOTT', 'LIVE', 'RNG', 'SPORTS', 'FISH', 'PVP'] as const
export type ContractProduct = (typeof CONTRACT_PRODUCTS)[number]

/** Valid bets that make a member active in a period, currency units. */
export const ACTIVE_TURNOVER = 500

/** Highest rates of a contract: percent by kind, and a fixed amount in currency units. */
export const RATE_LIMITS = { salary: 5, hour: 2, dividend: 60 } as const satisfies Record<ContractKind, number>
export const FIXED_LIMIT = 100_000
export const THRESHOLD_LIMIT = 1_000_000_000
export const MOST_TIERS = 10

/** A tier: its thresholds and its rate. Amounts in currency units. */
export interface Tier {
  /** Valid bets of the team. */
  minimumBet: number
  /** Net loss of the team, dividends only; otherwise 0. */
  netLoss: number
  activeMember: number
  /** P: percent of the base; F: fixed amount. */
  rateType: 'P' | 'F'
  rate: number
}

/** Result of a team in a period; money in ten-thousandths. */
export interface PeriodResult {
  validBet: number
  /** Stakes minus winnings; negative if the team won. */
  netLoss: number
  active: number
}

const order = (a: Tier, b: Tier) =>
  a.minimumBet - b.minimumBet || a.netLoss - b.netLoss || a.activeMember - b.activeMember

/** Tiers in ascending order. */
export const sortedTiers = <T extends Tier>(tiers: readonly T[]): T[] => [...tiers].sort(order)

const isMet = ({ minimumBet, netLoss, activeMember }: Tier, result: PeriodResult): boolean =>
  result.validBet >= minimumBet * MONEY_SCALE &&
  result.netLoss >= netLoss * MONEY_SCALE &&
  result.active >= activeMember

/** The highest tier whose thresholds are all met; undefined if none is. */
export const tierOf = <T extends Tier>(kind: ContractKind, tiers: readonly T[], result: PeriodResult): T | undefined =>
  // What a team has won matters to dividends alone.
  sortedTiers(tiers).findLast((tier) => isMet(tier, kind === 'dividend' ? result : { ...result, netLoss: 0 }))

/** Base of a percentage: net loss for dividends, valid bets for salaries. */
export const baseOf = (kind: ContractKind, { validBet, netLoss }: PeriodResult): number =>
  kind === 'dividend' ? Math.max(0, netLoss) : validBet

/** Hundredths of the unit, in ten-thousandths. */
const CENT = MONEY_SCALE / 100

/** Payout of a tier, ten-thousandths, rounded down to hundredths of the unit. */
export function broughtBy({ rateType, rate }: Pick<Tier, 'rateType' | 'rate'>, base: number): number {
  if (rateType === 'F') return Math.round(rate * 100) * CENT
  const share = Math.round(rate * 100)
  // In two steps, as a turnover times a rate may be more than a number holds exactly.
  const whole = Math.floor(base / MONEY_SCALE) * share + Math.floor(((base % MONEY_SCALE) * share) / MONEY_SCALE)
  return whole - (whole % CENT)
}

/** Whether a downline's tier, exactly met, pays more than the upline's contract would. */
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

/** Problems of the terms of a contract, by path; empty if valid. */
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
