import { agents } from '@understudy/contracts'
import type { Rates } from './team.table.ts'

/** Rates are in hundredths of a percent; this is 100 %. */
const WHOLE = 10_000

/** Calculates in two steps, because turnover times rate may exceed the exact integers. */
export const shareOf = (turnover: number, rate: number): number =>
  Math.floor(turnover / WHOLE) * rate + Math.floor(((turnover % WHOLE) * rate) / WHOLE)

/** Returns rates as the API shows them: percent, for every game type. */
export const ratesView = (rates: Rates): agents.Rates =>
  Object.fromEntries(agents.PRODUCTS.map((product) => [product, (rates[product] ?? 0) / 100])) as agents.Rates

/** Converts rates from percent; zero rates are left out, which keeps rows small. */
export const ratesOf = (view: Partial<agents.Rates>): Rates =>
  Object.fromEntries(
    Object.entries(view).flatMap(([product, percent]) => {
      const rate = Math.round((percent ?? 0) * 100)
      return rate === 0 ? [] : [[product, rate]]
    }),
  )
