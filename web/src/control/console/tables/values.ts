import { calendar } from '@/shared/clock/calendar'

export type Value = string | number | null

/** Names of columns with money, in ten-thousandths of the unit. */
const MONEY = /^(amount|balance|stake|win|fee|prize|bonus|deposit|payout|turnover|minimum|maximum)$|_(amount|balance)$/
/** Whether a number looks like a time: epoch ms within the years 2001 to 2100. */
const isMoment = (value: number) => value > 1e12 && value < 4.102e12
const moment = new Intl.DateTimeFormat('en-GB', {
  day: '2-digit',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
  timeZone: calendar().zone,
})
const money = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 4 })

/** A value in readable form: times in the merchants' zone, money with a decimal point. */
export function readable(column: string, value: Value): string {
  if (typeof value !== 'number') return value ?? 'null'
  if (MONEY.test(column)) return money.format(value / 10_000)
  return isMoment(value) ? moment.format(value).replace(',', '') : String(value)
}

/** Matches texts that a spreadsheet would run as a formula, even if it splits them at semicolons or tabs. */
const FORMULA = /(^|[;,\t\r\n])\s*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r]/

/** Rows as CSV (RFC 4180); texts that look like formulas are escaped. */
export function csvOf(columns: readonly string[], rows: readonly (readonly Value[])[]): string {
  const cell = (value: Value) => {
    if (value === null || typeof value === 'number') return String(value ?? '')
    const text = FORMULA.test(value) ? `'${value}` : value
    return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
  }
  return [columns, ...rows].map((row) => row.map(cell).join(',')).join('\r\n')
}

export const jsonOf = (columns: readonly string[], rows: readonly (readonly Value[])[]): string =>
  JSON.stringify(
    rows.map((row) => Object.fromEntries(columns.map((column, index) => [column, row[index] ?? null]))),
    null,
    2,
  )
