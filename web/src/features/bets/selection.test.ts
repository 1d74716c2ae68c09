import { describe, expect, test } from 'vitest'
import { linesOf } from './detail-lines.ts'
import { isNarrowed } from './selection.ts'

test('only a kind, a status or a vendor narrows a selection', () => {
  expect(isNarrowed({ period: 'today' })).toBe(false)
  expect(isNarrowed({ period: 'today', status: 'won' })).toBe(true)
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
