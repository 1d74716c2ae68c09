import { act, renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { leaveEntriesOfReload, useClosedByBack } from './closed-by-back.ts'

const watchers = new Set<FakeWatcher>()

class FakeWatcher extends EventTarget {
  constructor() {
    super()
    watchers.add(this)
  }
  destroy() {
    watchers.delete(this)
  }
}

/** As browsers do, closes only the newest watcher, which is then destroyed. */
const goBack = () =>
  act(() => {
    const newest = [...watchers].at(-1)
    newest?.destroy()
    newest?.dispatchEvent(new Event('close'))
  })

describe('back with a close watcher', () => {
  beforeEach(() => {
    watchers.clear()
    vi.stubGlobal('CloseWatcher', FakeWatcher)
  })

  test('Back closes an open overlay, and is not watched afterwards', () => {
    const close = vi.fn()
    const { rerender } = renderHook(({ open }) => useClosedByBack(open, close), { initialProps: { open: true } })
    goBack()
    expect(close).toHaveBeenCalledOnce()
    rerender({ open: false })
    expect(watchers.size).toBe(0)
  })

  test('the topmost sheet closes first', () => {
    const [below, above] = [vi.fn(), vi.fn()]
    renderHook(() => useClosedByBack(true, below))
    const { unmount } = renderHook(() => useClosedByBack(true, above))
    goBack()
    expect({ below: below.mock.calls.length, above: above.mock.calls.length }).toEqual({ below: 0, above: 1 })
    unmount()
    goBack()
    expect(below).toHaveBeenCalledOnce()
  })

  test('a sheet that stays open because it asks first is closed by the next Back', () => {
    const ask = vi.fn()
    renderHook(() => useClosedByBack(true, ask))
    goBack()
    goBack()
    expect(ask).toHaveBeenCalledTimes(2)
  })
})

describe('back without a close watcher', () => {
  const entries: unknown[] = []

  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal('CloseWatcher', undefined)
    entries.splice(0, entries.length, { idx: 3, key: 'here' })
    vi.spyOn(history, 'state', 'get').mockImplementation(() => entries.at(-1))
    vi.spyOn(history, 'pushState').mockImplementation((state) => void entries.push(state))
    // As in browsers, the step takes effect later.
    vi.spyOn(history, 'back').mockImplementation(
      () =>
        void setTimeout(() => {
          entries.pop()
          dispatchEvent(new PopStateEvent('popstate', { state: entries.at(-1) }))
        }, 5),
    )
  })

  test('Back leaves an overlay’s history entry, and the page stays', () => {
    const close = vi.fn()
    const { rerender } = renderHook(({ open }) => useClosedByBack(open, close), { initialProps: { open: true } })
    expect(entries).toEqual([
      { idx: 3, key: 'here' },
      { idx: 3, key: 'here', overlay: 1 },
    ])
    close.mockImplementation(() => rerender({ open: false }))
    act(() => {
      history.back()
      vi.runAllTimers()
    })
    expect(close).toHaveBeenCalledOnce()
    expect(entries).toEqual([{ idx: 3, key: 'here' }])
  })

  test('a page reloaded under an open sheet leaves its entries, and Back leads away', () => {
    entries.push({ idx: 3, key: 'here', overlay: 1 }, { idx: 3, key: 'here', overlay: 2 })
    leaveEntriesOfReload()
    vi.runAllTimers()
    expect(entries).toEqual([{ idx: 3, key: 'here' }])
  })

  test('a sheet closed otherwise removes its history entry', () => {
    const { unmount } = renderHook(() => useClosedByBack(true, () => {}))
    unmount()
    vi.runAllTimers()
    expect(entries).toEqual([{ idx: 3, key: 'here' }])
  })

  test('a page opened from a sheet stays, and Back skips the sheet’s entry', () => {
    const { unmount } = renderHook(() => useClosedByBack(true, () => {}))
    unmount()
    entries.push({ idx: 4, key: 'next' })
    vi.runAllTimers()
    expect(entries.at(-1)).toEqual({ idx: 4, key: 'next' })
    act(() => {
      history.back()
      vi.runAllTimers()
    })
    expect(entries).toEqual([{ idx: 3, key: 'here' }])
  })

  test.each([0, 2])('two sheets closed %i ms apart remove their entries, and the page stays', (apart) => {
    const below = renderHook(() => useClosedByBack(true, () => {}))
    const above = renderHook(() => useClosedByBack(true, () => {}))
    above.unmount()
    vi.advanceTimersByTime(apart)
    below.unmount()
    vi.runAllTimers()
    expect(entries).toEqual([{ idx: 3, key: 'here' }])
  })

  test.each([undefined, 2])('a sheet that replaces another (%s ms later) is closed by one Back', (apart) => {
    const close = vi.fn()
    const first = renderHook(() => useClosedByBack(true, () => {}))
    const opened = renderHook(({ open }) => useClosedByBack(open, close), { initialProps: { open: false } })
    first.unmount()
    if (apart !== undefined) vi.advanceTimersByTime(apart)
    opened.rerender({ open: true })
    vi.advanceTimersByTime(50)
    expect({ callsCount: close.mock.calls.length, entriesCount: entries.length }).toEqual({
      callsCount: 0,
      entriesCount: 2,
    })
    close.mockImplementation(() => opened.rerender({ open: false }))
    act(() => {
      history.back()
      vi.runAllTimers()
    })
    expect(close).toHaveBeenCalledOnce()
    expect(entries).toEqual([{ idx: 3, key: 'here' }])
  })
})
