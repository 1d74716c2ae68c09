import { DAY, HOUR } from './durations.ts'
import type { Calendar } from './zone.ts'

/** Period lengths of contracts: half a month or a month for dividends, a day or an hour for salaries. */
export const PERIOD_LENGTHS = ['hour', 'day', 'half', 'month'] as const
export type PeriodLength = (typeof PERIOD_LENGTHS)[number]

/** Start and end of a period, epoch milliseconds; `to` is exclusive. */
export interface Period {
  from: number
  to: number
  /** Payout time, epoch milliseconds. */
  paidAt: number
}

/** Delay of the payout after the period ends, milliseconds. */
const PAID_AFTER: Record<PeriodLength, number> = { hour: 0, day: 3 * HOUR, half: 6 * HOUR, month: 6 * HOUR }
/** First day of the second half of a month. */
const SECOND_HALF = 16

const two = (n: number) => String(n).padStart(2, '0')

/** The period of the merchant's calendar that contains an instant. */
export function periodAt(length: PeriodLength, time: number, calendar: Calendar): Period {
  const [from, to] = boundsOf(length, time, calendar)
  return { from, to, paidAt: to + PAID_AFTER[length] }
}

/** The hour that contains an instant; time zones of merchants differ by whole hours. */
export function hourAt(time: number): Period {
  const from = Math.floor(time / HOUR) * HOUR
  return { from, to: from + HOUR, paidAt: from + HOUR + PAID_AFTER.hour }
}

function boundsOf(length: PeriodLength, time: number, { dayOf, startOfDay }: Calendar): [from: number, to: number] {
  if (length === 'hour') {
    const { from, to } = hourAt(time)
    return [from, to]
  }
  const date = dayOf(time)
  if (length === 'day') return [startOfDay(date), startOfDay(date) + DAY]
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  const first = startOfDay(`${date.slice(0, 7)}-01`)
  const middle = startOfDay(`${date.slice(0, 7)}-${SECOND_HALF}`)
  const next = month === 12 ? startOfDay(`${year + 1}-01-01`) : startOfDay(`${year}-${two(month + 1)}-01`)
  if (length === 'month') return [first, next]
  return day < SECOND_HALF ? [first, middle] : [middle, next]
}

/** The period that follows another. */
export const periodAfter = (length: PeriodLength, { to }: Pick<Period, 'to'>, calendar: Calendar): Period =>
  periodAt(length, to, calendar)
