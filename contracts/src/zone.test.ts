import { expect, test } from 'vitest'
import { DAY } from './durations.ts'
import { calendarOf, MERCHANT_ZONE_NAMES } from './zone.ts'

test.each([
  ['Asia/Karachi', '2026-03-10T18:59:59.999Z'],
  ['Asia/Dubai', '2026-03-10T19:59:59.999Z'],
  ['Asia/Dhaka', '2026-03-10T17:59:59.999Z'],
] as const)('a day of %s ends at its own midnight, wherever the code runs', (zone, end) => {
  const calendar = calendarOf(zone)
  const last = Date.parse(end)
  expect(calendar.dayOf(last)).toBe('2026-03-10')
  expect(calendar.dayOf(last + 1)).toBe('2026-03-11')
  expect(calendar.startOfDay('2026-03-11')).toBe(last + 1)
  expect(calendar.startOfDay('2026-02-31x')).toBeNaN()
  expect(calendar.nextMidnight(last)).toBe(last + 1)
  expect(calendar.nextMidnight(last + 1)).toBe(last + 1 + DAY)
  expect(calendar.dayNumber(last + 1)).toBe(calendar.dayNumber(last) + 1)
  expect(calendar.startOfDayNumber(calendar.dayNumber(last + 1))).toBe(last + 1)
})

test('no time zone of a merchant has daylight saving', () => {
  for (const zone of MERCHANT_ZONE_NAMES)
    for (const day of ['2026-01-15', '2026-04-15', '2026-07-15', '2026-10-15']) {
      const format = new Intl.DateTimeFormat('sv', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' })
      expect(`${zone} ${format.format(calendarOf(zone).startOfDay(day))}`).toBe(`${zone} ${day} 00:00:00`)
    }
})
