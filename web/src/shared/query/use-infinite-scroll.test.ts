import { renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { useInfiniteScroll } from './use-infinite-scroll.ts'

const page = { height: 5_000, window: 800 }

function scrollTo(pixelsFromEnd: number) {
  Object.defineProperty(window, 'scrollY', { value: page.height - page.window - pixelsFromEnd, configurable: true })
  window.dispatchEvent(new Event('scroll'))
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.advanceTimersByTime(1_000)
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(page.height)
  Object.defineProperty(window, 'innerHeight', { value: page.window, configurable: true })
  scrollTo(4_000)
})

test('500 px from the end nothing loads, 390 px from it the next page does', { tags: ['CONST-019'] }, () => {
  const load = vi.fn()
  renderHook(() => useInfiniteScroll(true, load))
  scrollTo(500)
  expect(load).not.toHaveBeenCalled()
  scrollTo(390)
  expect(load).toHaveBeenCalledTimes(1)
})

test('infinite scroll loads at most one page in 300 ms and misses no scroll', { tags: ['CONST-019'] }, () => {
  const load = vi.fn()
  renderHook(() => useInfiniteScroll(true, load))
  scrollTo(390)
  scrollTo(300)
  scrollTo(200)
  vi.advanceTimersByTime(290)
  expect(load).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(10)
  expect(load).toHaveBeenCalledTimes(2)
})

test('scrolling loads nothing for a list that is gone', { tags: ['CONST-019'] }, () => {
  const load = vi.fn()
  const { unmount } = renderHook(() => useInfiniteScroll(true, load))
  scrollTo(390)
  scrollTo(300)
  unmount()
  vi.advanceTimersByTime(1_000)
  expect(load).toHaveBeenCalledTimes(1)
})

test('infinite scroll stops after the last page', () => {
  const load = vi.fn()
  renderHook(() => useInfiniteScroll(false, load))
  scrollTo(10)
  expect(load).not.toHaveBeenCalled()
})
