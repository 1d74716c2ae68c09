import { expect, test } from 'vitest'
import { opposedPart } from './settle-bet.ts'

test.each([
  [100, 100, 0, 0],
  [100, 100, 100, 100],
  [100, 100, 40, 40],
  [40, 40, 100, 40],
  [50, 100, 40, 20],
  [0, 0, 100, 0],
])('a stake of %i with %i on its side and %i on the other: %i does not count', (stake, own, other, opposed) => {
  expect(opposedPart(stake, own, other)).toBe(opposed)
})
