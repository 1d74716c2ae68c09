import { Random } from '@understudy/platform/world/random.ts'
import { expect, test } from 'vitest'
import { BACCARAT_ODDS, bankerDraws, dealBaccarat, playOut, pointsOf } from './baccarat.ts'
import { outcomeOf } from './rounds.ts'

/** The printed third-card table: for the banker's points, the points of the player's third card at which he draws. */
const TABLE = ['0123456789', '0123456789', '0123456789', '012345679', '234567', '4567', '67', '']

test('the banker draws by the third-card table, in all its 88 cases', () => {
  for (const [banker, thirds] of TABLE.entries()) {
    for (let third = 0; third <= 9; third += 1)
      expect({ banker, third, bankerDraws: bankerDraws(banker, third) }).toEqual({
        banker,
        third,
        bankerDraws: thirds.includes(String(third)),
      })
    expect(bankerDraws(banker, undefined)).toBe(banker <= 5)
  }
})

test.each([
  ['a natural ends the round', [7, 9], [1, 1], [7, 9], [1, 1]],
  ['the player draws at five, the banker at five against a four', [3, 0], [3, 0], [3, 0, 3], [3, 0, 3]],
  ['the player stands at six, the banker at six', [4, 0], [4, 0], [4, 0], [4, 0]],
])('%s', (_rule, first, second, playerHas, bankerHas) => {
  expect(playOut(first, second, () => 3)).toEqual({ first: playerHas, second: bankerHas })
})

test('aces count one, tens and pictures nothing, and only the last digit', () => {
  expect([[0], [8], [9], [12], [8, 8], [6, 3, 8]].map(pointsOf)).toEqual([1, 9, 0, 0, 8, 0])
})

test('player, banker and tie win as often as eight packs say', () => {
  let drawn = 0
  const random = new Random(11, () => (drawn += 1))
  const wins = { first: 0, second: 0, draw: 0 }
  for (let round = 0; round < 40_000; round += 1) {
    const { first, second } = dealBaccarat(random)
    const lead = pointsOf(first) - pointsOf(second)
    wins[lead > 0 ? 'first' : lead < 0 ? 'second' : 'draw'] += 1
  }
  expect(wins.first / 40_000).toBeCloseTo(0.4462, 1)
  expect(Math.abs(wins.first / 40_000 - 0.4462)).toBeLessThan(0.01)
  expect(Math.abs(wins.second / 40_000 - 0.4586)).toBeLessThan(0.01)
  expect(Math.abs(wins.draw / 40_000 - 0.0952)).toBeLessThan(0.006)
})

test.each([
  ['first', 'first', { win: 200_000 }],
  ['second', 'second', { win: 195_000 }],
  ['draw', 'draw', { win: 900_000 }],
  ['second', 'draw', { win: 0, returned: 100_000 }],
  ['first', 'second', { win: 0 }],
] as const)('a stake of ten on %s pays what is due when %s wins', (side, winner, paid) => {
  expect(outcomeOf('baccarat', { side, stake: 100_000, odds: BACCARAT_ODDS[side] }, winner)).toEqual(paid)
})
