import { renderHook } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { useDates } from '@/shared/format/dates'
import { daysOf } from '@/shared/records/period'
import { calendar } from './calendar.ts'

afterEach(() => {
  delete document.documentElement.dataset.merchant
})

/** 00:30 in Dhaka, 23:30 in Karachi, 22:30 in Dubai. */
const LATE = Date.parse('2026-03-10T18:30:00Z')

test.each([
  ['aurora1', 'Asia/Karachi', '2026-03-10', '23:30'],
  ['dune4', 'Asia/Dubai', '2026-03-10', '22:30'],
  ['ember5', 'Asia/Dhaka', '2026-03-11', '00:30'],
])('days and times of %s are those of %s', (merchant, zone, day, time) => {
  document.documentElement.dataset.merchant = merchant
  expect(calendar().zone).toBe(zone)
  expect(daysOf('today', LATE)).toEqual({ startDate: day, endDate: day })
  const { result } = renderHook(() => useDates())
  expect(result.current.merchant(LATE, 'time')).toBe(time)
})
