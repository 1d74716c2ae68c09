import { MONEY_SCALE } from '@understudy/contracts'
import { FAIR_SERIES, type LotteryGroup, type PrizeMode } from '@understudy/contracts/lottery/terms'
import type { PlayRule, Way, Wins } from './play.ts'

/** Odds are kept in ten-thousandths: four decimals, as they are shown. */
const ODDS_SCALE = 10_000

/** The highest series of the groups that have series, and with it what their plays pay back. */
const MAX_SERIES: Partial<Record<LotteryGroup, number>> = {
  K3: 1_920,
  SSC: 1_960,
  PK10: 1_940,
  '11X5': 1_920,
  KENO: 1_900,
  SIX: 1_920,
}
export const MIN_SERIES = 1_700
export const SERIES_STEP = 2

/** Return of a mode without series, as a series would give it. */
const FIXED_RETURN = { elott: 1_900, zy: 1_940, region: 1_880 } as const

/** What a lot costs in currency units, where the player chooses a series and where there is none. */
const PRICE = { series: 2, plain: 1 } as const

/** The highest series where the player chooses one, else undefined. */
export const maxSeriesOf = (group: LotteryGroup, mode: PrizeMode): number | undefined =>
  mode === 'lott' ? MAX_SERIES[group] : undefined

/** What is paid back of a stake, in two-thousandths, at that series (0 where there is none). */
export function returnOf(group: LotteryGroup, mode: PrizeMode, series: number): number {
  if (maxSeriesOf(group, mode) !== undefined) return series
  if (group.startsWith('VN')) return FIXED_RETURN.region
  return mode === 'zy' ? FIXED_RETURN.zy : FIXED_RETURN.elott
}

/** Ledger units of one stake at mode 1, all its lots together. */
export const priceOf = (play: PlayRule, group: LotteryGroup, mode: PrizeMode): number =>
  play.lots * (maxSeriesOf(group, mode) === undefined ? PRICE.plain : PRICE.series) * MONEY_SCALE

/**
 * Odds of a way per lot, in ten-thousandths: what is paid back divided by the chance, rounded. Stakes that a tie
 * gives back are none: the chance is that of the others, and odds stay in proportion to the series.
 */
export function oddsOf(play: PlayRule, way: Way, group: LotteryGroup, mode: PrizeMode, series: number): number {
  if (way.pays !== undefined) return Math.round(way.pays * ODDS_SCALE)
  const [favourable, total] = way.chance
  const [tied, ofAll] = way.tie ?? [0n, 1n]
  const above = BigInt(returnOf(group, mode, series)) * BigInt(play.lots) * total * (ofAll - tied) * BigInt(ODDS_SCALE)
  const below = favourable * ofAll * BigInt(FAIR_SERIES)
  return Number((2n * above + below) / (2n * below))
}

/** The share of the stakes that comes back in the long run, as it is declared; without those that ties give back. */
export function declaredReturn(play: PlayRule, group: LotteryGroup, mode: PrizeMode, series: number): number {
  if (play.ways.every(({ pays }) => pays === undefined)) return returnOf(group, mode, series) / FAIR_SERIES
  const shares = play.ways.map(
    ({ chance: [favourable, total], pays = 0 }) => (Number(favourable) / Number(total)) * pays,
  )
  const share = play.apart ? Math.min(...shares) : shares.reduce((sum, one) => sum + one, 0)
  return Math.round((share / play.lots) * 1e6) / 1e6
}

/** Share of a stake that comes back at once for playing at a lower series: 0.1 % for two points, in ten-thousandths. */
export const rebateShare = (group: LotteryGroup, mode: PrizeMode, series: number): number => {
  const highest = maxSeriesOf(group, mode)
  return highest === undefined ? 0 : ((highest - series) / SERIES_STEP) * 10
}

/** Ledger units: the lots' price times the odds of everything that came; fractions of a unit stay with the house. */
export function prizeOf(
  play: PlayRule,
  wins: Wins,
  bet: { group: LotteryGroup; mode: PrizeMode; series: number; stakePrice: number; multiple: number; winMax: number },
): number {
  const lot = BigInt(bet.stakePrice * bet.multiple)
  let sum = 0n
  for (const way of play.ways) {
    const times = wins[way.key] ?? 0
    if (times > 0) sum += BigInt(times) * BigInt(oddsOf(play, way, bet.group, bet.mode, bet.series))
  }
  const prize = (lot * sum) / BigInt(ODDS_SCALE * play.lots)
  return Number(prize > BigInt(bet.winMax) ? BigInt(bet.winMax) : prize)
}

export const shownOdds = (odds: number): number => odds / ODDS_SCALE
