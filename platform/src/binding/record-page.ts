// Keyset pagination of records, and the range of days they are requested for.
import { platformError, RECORD_DAYS } from '@understudy/contracts'
import { DAY } from '@understudy/contracts/durations'
import type { Calendar } from '@understudy/contracts/zone'

interface Days {
  startDate: string
  endDate: string
}

/**
 * Converts days of the merchant's calendar to a half-open range of instants.
 * @throws PlatformError `request_param_err` when they end before they start or are more than 31
 */
export function spanOf({ startDate, endDate }: Days, { startOfDay }: Calendar): { from: number; before: number } {
  const from = startOfDay(startDate)
  const before = startOfDay(endDate) + DAY
  if (before <= from || before - from > RECORD_DAYS * DAY)
    throw platformError('request_param_err', { fields: { endDate: ['range'] } })
  return { from, before }
}

/** Cursor of a page: rows are sorted newest first, and a page holds those before this one. */
export interface Start {
  at: number
  id: number
}

export function startOf(after: string | undefined, before: number): Start {
  const [at = before, id = 0] = after?.split('.').map(Number) ?? []
  return at < before ? { at, id } : { at: before, id: 0 }
}

/** Splits rows read with `limit + 1` into those of the page and the cursor of the next. */
export function cut<Row>(rows: readonly Row[], size: number, cursorOf: (row: Row) => Start) {
  const list = rows.slice(0, size)
  const last = list.at(-1)
  if (rows.length <= size || !last) return { list, next: null }
  const { at, id } = cursorOf(last)
  return { list, next: `${at}.${id}` }
}
