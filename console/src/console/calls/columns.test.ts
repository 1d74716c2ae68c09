import { expect, test } from 'vitest'
import { machineClock } from './columns.tsx'

test('a calculated time is shown in milliseconds', () => {
  expect(machineClock(1_773_126_000_012.75)).toMatch(/^\d\d:\d\d:\d\d\.012$/)
})
