import { type Calendar, DAY } from './zone.ts'

/** How long a period of a contract is: of a dividend half a month or a month, of a salary a day or an hour. */
export const PERIOD_LENGTHS = ['hour', 'day', 'half', 'month'] as const
export type PeriodLength = (typeof PERIOD_LENGTHS)[number]

/** Epoch milliseconds; `to` is the first moment after it. */
export interface Period {
  from: number
  to: number
  /** When what it brings is paid. */
  paidAt: number
}

const HOUR = 3_600_000
/** After the end of the period: a salary at three in the morning, a dividend at six, an hour's salary at once. */
const PAID_AFTER: Record<PeriodLength, number> = { hour: 0, day: 3 * HOUR, half: 6 * HOUR, month: 6 * HOUR }
/** The second half of a month begins on this day. */
const SECOND_HALF = 16

const two = (n: number) => String(n).padStart(2, '0')

/** The period of a merchant's calendar in which an instant lies. */
export function periodAt(length: PeriodLength, time: number, calendar: Calendar): Period {
  const [from, to] = boundsOf(length, time, calendar)
  return { from, to, paidAt: to + PAID_AFTER[length] }
}

/** The hour in which an instant lies: the same in every time zone of a merchant. */
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

/** The one after it. */
export const periodAfter = (length: PeriodLength, { to }: Pick<Period, 'to'>, calendar: Calendar): Period =>
  periodAt(length, to, calendar)
