import { expect, test } from 'vitest'
import { multiplesOf, planChase } from './chase.ts'

const issues = Array.from({ length: 150 }, (_, index) => ({ numero: String(20260310001 + index), drawTime: index }))
const multiples = (options: Parameters<typeof planChase>[1]) =>
  planChase(issues, options).map(({ multiple }) => multiple)

test('a chase has the same multiple, or one that doubles after so many issues', () => {
  expect(multiples({ issues: 4, start: 3, doubleEvery: 0 })).toEqual([3, 3, 3, 3])
  expect(multiples({ issues: 5, start: 1, doubleEvery: 2 })).toEqual([1, 1, 2, 2, 4])
  expect(multiples({ issues: 3, start: 500, doubleEvery: 1 })).toEqual([500, 999, 999])
})

test('a chase is over 120 issues at most, and over no more than there are', () => {
  expect(multiples({ issues: 500, start: 1, doubleEvery: 0 })).toHaveLength(120)
  expect(planChase(issues.slice(0, 3), { issues: 10, start: 1, doubleEvery: 0 })).toHaveLength(3)
})

test('the slip is paid for as often as all multiples together', () => {
  expect(multiplesOf(planChase(issues, { issues: 5, start: 1, doubleEvery: 2 }))).toBe(10)
  expect(multiplesOf([])).toBe(0)
})
