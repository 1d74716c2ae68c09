import { beforeEach, expect, test, vi } from 'vitest'
import { createTurns } from './request-queue.ts'

beforeEach(() => vi.useFakeTimers())

test('queued calls run 400 ms apart, in order', { tags: ['CONST-021'] }, () => {
  const turns = createTurns()
  const start = performance.now()
  const log: [string, number][] = []
  for (const name of ['hot', 'vendors', 'matches']) turns.take(() => log.push([name, performance.now() - start]))
  vi.advanceTimersByTime(2_000)
  expect(log).toEqual([
    ['hot', 400],
    ['vendors', 800],
    ['matches', 1200],
  ])
})

test('an urgent call is the next one', () => {
  const turns = createTurns()
  const log: string[] = []
  for (const name of ['hot', 'vendors']) turns.take(() => log.push(name))
  turns.take(() => log.push('urgent'), { urgent: true })
  vi.advanceTimersByTime(800)
  expect(log).toEqual(['urgent', 'hot'])
})

test('a late call waits only for what is left of the 400 ms', { tags: ['CONST-021'] }, () => {
  const turns = createTurns()
  const go = vi.fn()
  vi.advanceTimersByTime(1_000)
  turns.take(() => {})
  vi.advanceTimersByTime(0)
  vi.advanceTimersByTime(300)
  turns.take(go)
  vi.advanceTimersByTime(99)
  expect(go).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(go).toHaveBeenCalledOnce()
})

test('a call that leaves the queue does not delay the others', () => {
  const turns = createTurns()
  const cancelled = vi.fn()
  const go = vi.fn()
  const leave = turns.take(cancelled)
  turns.take(go)
  leave()
  vi.advanceTimersByTime(400)
  expect(cancelled).not.toHaveBeenCalled()
  expect(go).toHaveBeenCalledOnce()
})
