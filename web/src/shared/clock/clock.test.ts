import { DAY } from '@understudy/contracts/durations'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { nextLocalMidnight, now, syncClock } from './index.ts'

beforeEach(() => vi.useFakeTimers({ now: new Date(2026, 10, 20, 12) }))

const reply = (time: number | string, clock = 'running') =>
  new Headers({ 'x-world-time': String(time), 'x-world-clock': clock })

describe('the clock', () => {
  test('the clock is the machine’s until a reply tells the world’s', () => {
    expect(now()).toBe(Date.now())
  })

  test('the clock continues from the time of the last reply', () => {
    const world = Date.now() + 40 * DAY
    syncClock(reply(world))
    vi.advanceTimersByTime(1_500)
    expect(now()).toBe(world + 1_500)
  })

  test('the clock stands still in a frozen world and follows its jumps', () => {
    syncClock(reply(5_000, 'frozen'))
    vi.advanceTimersByTime(DAY)
    expect(now()).toBe(5_000)
    syncClock(reply(3_000, 'frozen'))
    expect(now()).toBe(3_000)
  })

  test.each([new Headers(), reply(''), reply('soon'), reply(-1), reply('NaN')])(
    'the clock ignores a reply without a time',
    (headers) => {
      syncClock(reply(5_000, 'frozen'))
      syncClock(headers)
      expect(now()).toBe(5_000)
    },
  )
})

describe('the next local midnight', () => {
  test.each([
    [new Date(2026, 10, 20, 0, 0), new Date(2026, 10, 21)],
    [new Date(2026, 10, 20, 23, 59, 59, 999), new Date(2026, 10, 21)],
    [new Date(2026, 11, 31, 12), new Date(2027, 0, 1)],
    [new Date(2028, 1, 28, 12), new Date(2028, 1, 29)],
  ])('the local midnight after %s is %s', (time, midnight) => {
    expect(nextLocalMidnight(time.getTime())).toBe(midnight.getTime())
  })
})
