import { expect, test } from 'vitest'
import { withResult } from './luck.repository.ts'

test('the thousand rounds decided last are remembered, and every match', () => {
  let results: Record<string, string> = { 70001: 'home' }
  for (let round = 0; round <= 1000; round += 1) results = withResult(results, `4711/${round}`, 'second')
  expect(Object.keys(results)).toHaveLength(1001)
  expect({
    home: results['70001'],
    firstDraw: results['4711/0'],
    secondDraw: results['4711/1'],
    laterDraw: results['4711/1000'],
  }).toEqual({ home: 'home', firstDraw: undefined, secondDraw: 'second', laterDraw: 'second' })
  expect(withResult(results, '4711/1', 'first')['4711/2']).toBe('second')
})
