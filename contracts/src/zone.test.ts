import { expect, test } from 'vitest'
import { DAY, merchantDay, nextMidnight, startOfDay } from './zone.ts'

const LAST = Date.parse('2026-03-10T18:59:59.999Z')

test('a merchant’s day ends at 19:00 UTC, wherever the code runs', () => {
  expect([merchantDay(LAST), merchantDay(LAST + 1)]).toEqual(['2026-03-10', '2026-03-11'])
  expect(startOfDay('2026-03-11')).toBe(LAST + 1)
  expect(startOfDay('2026-02-31x')).toBeNaN()
  expect([nextMidnight(LAST), nextMidnight(LAST + 1)]).toEqual([LAST + 1, LAST + 1 + DAY])
})
