import { expect, test } from 'vitest'
import { countdown, isDaysAway, isoDuration } from './duration.ts'

test.each([
  [0, '00:00'],
  [-5_000, '00:00'],
  [1, '00:01'],
  [59_000, '00:59'],
  [59_001, '01:00'],
  [125_000, '02:05'],
  [3_600_000, '1:00:00'],
  [90_061_000, '25:01:01'],
])('%i ms count down as %s', (ms, shown) => {
  expect(countdown(ms)).toBe(shown)
})

test('a duration is written in ISO seconds, and 24 hours count as days away', () => {
  expect([isoDuration(90_500), isoDuration(-1)]).toEqual(['PT91S', 'PT0S'])
  expect([isDaysAway(86_399_999), isDaysAway(86_400_000)]).toEqual([false, true])
})
