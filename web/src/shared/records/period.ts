import { DAY } from '@understudy/contracts/durations'
import { RECORD_DAYS } from '@understudy/contracts/record-kit'
import { calendar } from '@/shared/clock/calendar'

export const PERIODS = ['today', 'yesterday', 'week', 'month'] as const
export type Period = (typeof PERIODS)[number]

/** Range of days in the merchants' calendar, `YYYY-MM-DD`, inclusive. */
export interface Days {
  startDate: string
  endDate: string
}

/** The days of a record: a preset relative to the world's time, or a fixed range. */
export type DateRange = Period | Days

const LENGTHS = { today: 1, week: 7, month: 30 } as const

/** Resolves a span to its first and last day, at a time of the world. */
export function daysOf(span: DateRange, now: number): Days {
  if (typeof span === 'object') return span
  const back = (days: number) => calendar().dayOf(now - days * DAY)
  if (span === 'yesterday') return { startDate: back(1), endDate: back(1) }
  return { startDate: back(LENGTHS[span] - 1), endDate: back(0) }
}

/** Number of days in a range; below one if it ends before it starts, NaN for an invalid day. */
export const lengthOf = ({ startDate, endDate }: Days): number =>
  Math.round((Date.parse(endDate) - Date.parse(startDate)) / DAY) + 1

/** Whether a range is valid for a record. */
export const isValidRange = (days: Days): boolean => {
  const length = lengthOf(days)
  return isDay(days.startDate) && isDay(days.endDate) && length >= 1 && length <= RECORD_DAYS
}

/** Whether a text is an existing day, which the thirtieth of February is not. */
export const isDay = (day: string): boolean => {
  const { startOfDay, dayOf } = calendar()
  const start = startOfDay(day)
  return /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(start) && dayOf(start) === day
}
