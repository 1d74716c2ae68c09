import { describe, expect, test } from 'vitest'
import { linesOf } from './detail-lines.ts'
import { daysOf, isNarrowed } from './selection.ts'

describe('the days of a preset', () => {
  const noon = Date.parse('2026-03-10T07:00:00Z')
  test.each([
    ['today', '2026-03-10', '2026-03-10'],
    ['yesterday', '2026-03-09', '2026-03-09'],
    ['week', '2026-03-04', '2026-03-10'],
    ['month', '2026-02-09', '2026-03-10'],
  ] as const)('%s goes from %s to %s', (preset, startDate, endDate) => {
    expect(daysOf(preset, noon)).toEqual({ startDate, endDate })
  })

  test('begin at midnight of the merchants’ zone', () => {
    expect(daysOf('today', Date.parse('2026-03-10T18:59:59Z')).startDate).toBe('2026-03-10')
    expect(daysOf('today', Date.parse('2026-03-10T19:00:00Z')).startDate).toBe('2026-03-11')
  })
})

test('only a kind, a status or a vendor narrows a selection', () => {
  expect(isNarrowed({ preset: 'today' })).toBe(false)
  expect(isNarrowed({ preset: 'today', status: 'won' })).toBe(true)
})

describe('what a bet was on', () => {
  test('comes in a known order, in words, without what only the vendor needs', () => {
    const lines = linesOf({ odds: 219, side: 'home', betId: 'x', about: '70001', home: 'Marjan', winner: 'away' })
    expect(lines.map(({ value }) => value)).toEqual(['70001', 'Marjan', 'home', '2.19', 'away'])
    expect(lines.map(({ name }) => name)).toEqual(['Match or round', 'Home', 'Side', 'Odds', 'Winner'])
  })

  test('shows a lottery order, and whatever else nobody has named, as it stands', () => {
    const lines = linesOf({ streak: 3, content: [1, 2], orderNumber: 'L1', score: { home: 13, away: 12 } })
    expect(lines).toEqual([
      { name: 'Order', value: 'L1' },
      { name: 'Picked', value: '1 · 2' },
      { name: 'streak', value: '3' },
      { name: 'score', value: 'home 13 · away 12' },
    ])
  })
})
