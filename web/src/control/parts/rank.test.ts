import { expect, test } from 'vitest'
import { rank, ranked } from './rank.ts'

test('the very name comes first, then its beginning, a word of it, a part of it', () => {
  const found = ['everyday', 'novip', 'agent-vip-team', 'vipers', 'vip']
  expect(ranked('VIP ', found, (name) => name)).toEqual(['vip', 'vipers', 'agent-vip-team', 'novip', 'everyday'])
  expect(found.map((name) => rank('vip', name))).toEqual([4, 3, 2, 1, 0])
})

test('the order stays if nothing is typed', () => {
  expect(ranked('', ['b', 'a'], (name) => name)).toEqual(['b', 'a'])
})
