import { describe, expect, test } from 'vitest'
import { daysOf, isValidRange, lengthOf } from './period.ts'

describe('the days of a period', () => {
  const noon = Date.parse('2026-03-10T07:00:00Z')
  test.each([
    ['today', '2026-03-10', '2026-03-10'],
    ['yesterday', '2026-03-09', '2026-03-09'],
    ['week', '2026-03-04', '2026-03-10'],
    ['month', '2026-02-09', '2026-03-10'],
  ] as const)('%s goes from %s to %s', (preset, startDate, endDate) => {
    expect(daysOf(preset, noon)).toEqual({ startDate, endDate })
  })

  test('the days of a period begin at midnight in the merchant’s zone', () => {
    expect(daysOf('today', Date.parse('2026-03-10T18:59:59Z')).startDate).toBe('2026-03-10')
    expect(daysOf('today', Date.parse('2026-03-10T19:00:00Z')).startDate).toBe('2026-03-11')
  })
})

describe('days of one’s own choice', { tags: ['RECORDS-006'] }, () => {
  test.each([
    ['2026-03-10', '2026-03-10', 1, true],
    ['2026-02-08', '2026-03-10', 31, true],
    ['2026-02-07', '2026-03-10', 32, false],
    ['2026-03-10', '2026-03-09', 0, false],
  ])('the period from %s to %s has %i days', (startDate, endDate, length, fits) => {
    expect({ length: lengthOf({ startDate, endDate }), isValidRange: isValidRange({ startDate, endDate }) }).toEqual({
      length,
      isValidRange: fits,
    })
  })

  test('chosen days stay the same whatever the time', () => {
    const days = { startDate: '2026-01-01', endDate: '2026-01-05' }
    expect(daysOf(days, Date.parse('2026-03-10T07:00:00Z'))).toEqual(days)
  })
})
