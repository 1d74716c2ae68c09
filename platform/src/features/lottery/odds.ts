import { MONEY_SCALE } from '@understudy/contracts'
import { FAIR_SERIES, type LotteryGroup, type PrizeMode } from '@understudy/contracts/lottery/terms'
import type { PlayRule, Way, Wins } from './play.ts'

/** Scale of odds: four decimals, as the app shows them. */
const ODDS_SCALE = 10_000

/** The highest series of each group that has series, which also sets the return of its plays. */
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

/** Return of modes without series, on the same scale. */
const FIXED_RETURN = { elott: 1_900, zy: 1_940, region: 1_880 } as const

/** Price of a lot in currency units, with and without a choice of series. */
const PRICE = { series: 2, plain: 1 } as const

/** Returns the highest series the player can choose; undefined in modes without series. */
export const maxSeriesOf = (group: LotteryGroup, mode: PrizeMode): number | undefined =>
  mode === 'lott' ? MAX_SERIES[group] : undefined

/** Returns the share of stakes that is paid back, in two-thousandths, at a series (0 for modes without series). */
function returnOf(group: LotteryGroup, mode: PrizeMode, series: number): number {
  if (maxSeriesOf(group, mode) !== undefined) return series
  if (group.startsWith('VN')) return FIXED_RETURN.region
  return mode === 'zy' ? FIXED_RETURN.zy : FIXED_RETURN.elott
}

/** Returns the price of one stake at mode 1, all its lots included, in ledger units. */
export const priceOf = (play: PlayRule, group: LotteryGroup, mode: PrizeMode): number =>
  play.lots * (maxSeriesOf(group, mode) === undefined ? PRICE.plain : PRICE.series) * MONEY_SCALE

/**
 * Returns the odds of a way per lot in ten-thousandths: return divided by chance, rounded. Tied stakes are left out of
 * the chance, so that odds stay proportional to the series.
 */
export function oddsOf(play: PlayRule, way: Way, group: LotteryGroup, mode: PrizeMode, series: number): number {
  if (way.pays !== undefined) return Math.round(way.pays * ODDS_SCALE)
  const [favourable, total] = way.chance
  const [tied, ofAll] = way.tie ?? [0n, 1n]
  const above = BigInt(returnOf(group, mode, series)) * BigInt(play.lots) * total * (ofAll - tied) * BigInt(ODDS_SCALE)
  const below = favourable * ofAll * BigInt(FAIR_SERIES)
  return Number((2n * above + below) / (2n * below))
}

/** Returns the declared long-term return, without stakes that ties refund. */
export function declaredReturn(play: PlayRule, group: LotteryGroup, mode: PrizeMode, series: number): number {
  if (play.ways.every(({ pays }) => pays === undefined)) return returnOf(group, mode, series) / FAIR_SERIES
  const shares = play.ways.map(
    ({ chance: [favourable, total], pays = 0 }) => (Number(favourable) / Number(total)) * pays,
  )
  const share = play.apart ? Math.min(...shares) : shares.reduce((sum, one) => sum + one, 0)
  return Math.round((share / play.lots) * 1e6) / 1e6
}

/**
 * Returns the immediate rebate for playing below the highest series: 0.1 % per step of two points, in ten-thousandths.
 */
export const rebateShare = (group: LotteryGroup, mode: PrizeMode, series: number): number => {
  const highest = maxSeriesOf(group, mode)
  return highest === undefined ? 0 : ((highest - series) / SERIES_STEP) * 10
}

/** Returns the prize in ledger units: price of the lots times the odds of every win, rounded down. */
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
