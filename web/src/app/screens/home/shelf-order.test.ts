import { expect, test } from 'vitest'
import { shelfOrder } from './shelf-order.ts'

const USUAL = ['new', 'matches', 'hot', 'recent', 'jackpot', 'RNG', 'LIVE', 'promotions', 'winners']

test('shelves stand in the usual order, types of games in the middle', () => {
  expect(shelfOrder([], ['RNG', 'LIVE'])).toEqual(USUAL)
})

test('the merchant’s shelves come first and once, the others follow in their order', () => {
  expect(shelfOrder(['LIVE', 'winners', 'recent'], ['RNG', 'LIVE'])).toEqual([
    'LIVE',
    'winners',
    'recent',
    ...USUAL.filter((name) => !['LIVE', 'winners', 'recent'].includes(name)),
  ])
})

test('a category keeps its place until its vendors load, and goes if none do', () => {
  expect(shelfOrder(['LIVE', 'hot'], undefined).slice(0, 3)).toEqual(['LIVE', 'hot', 'new'])
  expect(shelfOrder(['LIVE', 'hot'], ['RNG']).slice(0, 3)).toEqual(['hot', 'new', 'matches'])
})
