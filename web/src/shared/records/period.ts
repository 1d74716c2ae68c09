import { RECORD_DAYS } from '@understudy/contracts/record-kit'
import { DAY, merchantDay, startOfDay } from '@understudy/contracts/zone'

export const PERIODS = ['today', 'yesterday', 'week', 'month'] as const
export type Period = (typeof PERIODS)[number]

/** Days of the merchants' calendar, `YYYY-MM-DD`, both included. */
export interface Days {
  startDate: string
  endDate: string
}

/** What a record is looked at over: a period that goes with the world's time, or days that stay. */
export type Span = Period | Days

const LENGTHS = { today: 1, week: 7, month: 30 } as const

/** First and last day of a span, at a time of the world. */
export function daysOf(span: Span, now: number): Days {
  if (typeof span === 'object') return span
  const back = (days: number) => merchantDay(now - days * DAY)
  if (span === 'yesterday') return { startDate: back(1), endDate: back(1) }
  return { startDate: back(LENGTHS[span] - 1), endDate: back(0) }
}

/** How many days they are; below one where they end before they start, NaN where one of them is no day. */
export const lengthOf = ({ startDate, endDate }: Days): number =>
  Math.round((startOfDay(endDate) - startOfDay(startDate)) / DAY) + 1

/** Whether a record can be asked for them. */
export const isSpan = (days: Days): boolean => {
  const length = lengthOf(days)
  return isDay(days.startDate) && isDay(days.endDate) && length >= 1 && length <= RECORD_DAYS
}

/** Whether a text is a day that exists: the thirtieth of February is none. */
export const isDay = (day: string): boolean => {
  const start = startOfDay(day)
  return /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(start) && merchantDay(start) === day
}
