import { expect, test } from 'vitest'
import { countedOf } from './progress.ts'

test.each([
  ['rounds', { valid: 0, status: 'lost' }, 1],
  ['wins', { valid: 0, status: 'won' }, 1],
  ['wins', { valid: 0, status: 'lost' }, 0],
  ['turnover', { valid: 0, status: 'won' }, 0],
  ['turnover', { valid: 7, status: 'lost' }, 7],
  ['rounds', { valid: 0, status: 'returned' }, 0],
] as const)('a mission of %s counts a bet %j as %s', (measure, bet, counted) => {
  expect(countedOf({ measure, gameTypes: [] }, { ...bet, gameType: 'LIVE' })).toBe(counted)
})
