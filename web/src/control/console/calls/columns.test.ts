import { expect, test } from 'vitest'
import { machineClock } from './columns.tsx'

test('a moment that was calculated from a length has thousandths of a second and nothing below', () => {
  expect(machineClock(1_773_126_000_012.75)).toMatch(/^\d\d:\d\d:\d\d\.012$/)
})
