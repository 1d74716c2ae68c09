import type { ColumnKind } from '@understudy/contracts/control/inspect'
import { DAY } from '@understudy/contracts/durations'
import { formatAmount } from '@/shared/format/money'

export type Value = string | number | null

/** Currency and time zone of a row's merchant. */
export interface RowLocale {
  currencySymbol: string
  timeZone: string
}

/** The furthest time from 1970 that a `Date` can hold, ms. */
const LAST_DATE = 8.64e15

const DATE = { day: '2-digit', month: 'short', year: 'numeric' } as const
const TIME = { hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' } as const
const days = new Intl.DateTimeFormat('en-GB', { ...DATE, timeZone: 'UTC' })
const moments = new Map<string, Intl.DateTimeFormat>()

function momentIn(timeZone: string): Intl.DateTimeFormat {
  const cached = moments.get(timeZone)
  if (cached) return cached
  const format = new Intl.DateTimeFormat('en-GB', { ...DATE, ...TIME, timeZone })
  moments.set(timeZone, format)
  return format
}

/** A value in readable form: times in the merchant's zone, money in its currency, as in `Rs 1,234.00`. */
export function readable(kind: ColumnKind | undefined, value: Value, locale: RowLocale | undefined): string {
  if (typeof value !== 'number') return value ?? 'null'
  if (kind === 'money') return moneyOf(value, locale?.currencySymbol)
  if (kind === 'time' && Math.abs(value) <= LAST_DATE)
    return momentIn(locale?.timeZone ?? 'UTC')
      .format(value)
      .replace(',', '')
  if (kind === 'day' && Math.abs(value * DAY) <= LAST_DATE) return days.format(value * DAY)
  return String(value)
}

function moneyOf(units: number, symbol = ''): string {
  const figure = formatAmount(Math.abs(units) / 10_000, units % 100 === 0 ? 2 : 4)
  return `${units < 0 ? '−' : ''}${symbol} ${figure}`.trim()
}

/** Whether values of a kind are stored as numbers. */
export const isNumeric = (kind: ColumnKind | undefined): boolean =>
  kind !== undefined && kind !== 'text' && kind !== 'json' && kind !== 'bytes'
