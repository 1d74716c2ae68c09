import { agents, type GameType } from '@understudy/contracts'
import type { Rates } from './team.table.ts'

/** Rates are in hundredths of a percent: so many are the whole. */
const WHOLE = 10_000

/** In two steps, as a turnover times a rate may be more than a number holds exactly. */
export const shareOf = (turnover: number, rate: number): number =>
  Math.floor(turnover / WHOLE) * rate + Math.floor(((turnover % WHOLE) * rate) / WHOLE)

/** As they travel: percent, every type of game. */
export const ratesView = (rates: Rates): agents.Rates =>
  Object.fromEntries(agents.PRODUCTS.map((product) => [product, (rates[product] ?? 0) / 100])) as agents.Rates

/** From percent; nothing is left out, so that what is kept stays small. */
export const ratesOf = (view: Partial<agents.Rates>): Rates =>
  Object.fromEntries(
    Object.entries(view).flatMap(([product, percent]) => {
      const rate = Math.round((percent ?? 0) * 100)
      return rate === 0 ? [] : [[product, rate]]
    }),
  )

/** Types of games for which a rate is above the most there may be. */
export const above = (rates: Rates, most: Rates): GameType[] =>
  agents.PRODUCTS.filter((product) => (rates[product] ?? 0) > (most[product] ?? 0))
