import { act } from '@testing-library/react'
import { jackpot } from '@understudy/contracts/lobby'
import { expect, test, vi } from 'vitest'
import { fakePlatform } from '@/test/platform'
import { renderInApp } from '@/test/render'
import { LargestPot } from './LargestPot.tsx'

test('the jackpot is requested every ten seconds while it is in view', async () => {
  vi.useFakeTimers()
  let report: (changes: { isIntersecting: boolean }[]) => void = () => {}
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: typeof report) {
        report = callback
      }
      observe() {}
      disconnect() {}
    },
  )
  const platform = fakePlatform().answer(jackpot, [{ vendor: 'NP', amount: 1_000, updatedAt: 0 }])
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
  const { unmount } = renderInApp(<LargestPot enabled vendorOf={() => undefined} />)
  await pass(25_000)
  expect(platform.count(jackpot)).toBe(1)
  act(() => report([{ isIntersecting: true }]))
  await pass(25_000)
  expect(platform.count(jackpot)).toBe(3)
  act(() => report([{ isIntersecting: false }]))
  await pass(25_000)
  expect(platform.count(jackpot)).toBe(3)
  unmount()
})
