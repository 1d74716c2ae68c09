import { beforeEach, expect, test, vi } from 'vitest'
import { spacedQueue } from './spaced-queue.ts'

beforeEach(() => void vi.useFakeTimers())

test('a spaced queue works at once, then at most once per gap, and loses nothing', async () => {
  const results: [string, boolean][] = []
  const queue = spacedQueue<string>(async (item, isLast) => void results.push([item, isLast()]), 150)
  for (const item of ['a', 'a', 'b', 'b', 'a', 'c']) queue.add(item)
  expect(results).toEqual([['a', true]])
  await vi.advanceTimersByTimeAsync(149)
  expect(results).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(results[1]).toEqual(['b', false])
  await vi.advanceTimersByTimeAsync(150)
  expect(results[2]).toEqual(['c', true])
  await vi.advanceTimersByTimeAsync(150)
  queue.add('d')
  expect(results[3]?.[0]).toBe('d')
})
