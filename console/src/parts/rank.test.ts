import { expect, test } from 'vitest'
import { rank, ranked } from './rank.ts'

test('search results list exact names first, then beginnings, words and parts', () => {
  const candidates = ['everyday', 'novip', 'agent-vip-team', 'vipers', 'vip']
  expect(ranked('VIP ', candidates, (name) => name)).toEqual(['vip', 'vipers', 'agent-vip-team', 'novip', 'everyday'])
  expect(candidates.map((name) => rank('vip', name))).toEqual([4, 3, 2, 1, 0])
})

test('search results keep their order if nothing is typed', () => {
  expect(ranked('', ['b', 'a'], (name) => name)).toEqual(['b', 'a'])
})
