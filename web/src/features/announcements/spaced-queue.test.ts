import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { spacedQueue } from './spaced-queue.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a spaced queue works at once, then at most once per gap, and loses nothing', async () => {
  const done: [string, boolean][] = []
  const queue = spacedQueue<string>(async (item, isLast) => void done.push([item, isLast()]), 150)
  for (const item of ['a', 'a', 'b', 'b', 'a', 'c']) queue.add(item)
  expect(done).toEqual([['a', true]])
  await vi.advanceTimersByTimeAsync(149)
  expect(done).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(done[1]).toEqual(['b', false])
  await vi.advanceTimersByTimeAsync(150)
  expect(done[2]).toEqual(['c', true])
  await vi.advanceTimersByTimeAsync(150)
  queue.add('d')
  expect(done[3]?.[0]).toBe('d')
})
