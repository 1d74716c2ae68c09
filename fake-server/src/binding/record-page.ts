// Keyset pagination of records, and the span of days they are asked for.
import { platformError, RECORD_DAYS } from '@understudy/contracts'
import { DAY, startOfDay } from '@understudy/contracts/zone'

interface Days {
  startDate: string
  endDate: string
}

/**
 * The instants that days of the merchant's calendar span: the first that counts, and the first that counts no more.
 * @throws PlatformError `request_param_err` where they end before they start or are more than 31
 */
export function spanOf({ startDate, endDate }: Days): { from: number; before: number } {
  const from = startOfDay(startDate)
  const before = startOfDay(endDate) + DAY
  if (before <= from || before - from > RECORD_DAYS * DAY)
    throw platformError('request_param_err', { fields: { endDate: ['range'] } })
  return { from, before }
}

/** Where a page starts: rows come newest first, and only those before this one are on it. */
export interface Start {
  at: number
  id: number
}

export function startOf(after: string | undefined, before: number): Start {
  const [at = before, id = 0] = after?.split('.').map(Number) ?? []
  return at < before ? { at, id } : { at: before, id: 0 }
}

/** Cuts rows that were read with one more than fits: those of the page, and where the next one starts. */
export function cut<Row>(rows: readonly Row[], size: number, cursorOf: (row: Row) => Start) {
  const list = rows.slice(0, size)
  const last = list.at(-1)
  if (rows.length <= size || !last) return { list, next: null }
  const { at, id } = cursorOf(last)
  return { list, next: `${at}.${id}` }
}
