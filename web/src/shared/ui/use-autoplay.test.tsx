import { act, render } from '@testing-library/react'
import { useRef } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { useAutoplay } from './use-autoplay.ts'

let see: (isIntersecting: boolean) => void
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        see = (isIntersecting) => callback([{ isIntersecting }])
      }
      observe() {}
      disconnect() {}
    },
  )
})

const next = vi.fn()
function Slides({ playing = true }: { playing?: boolean }) {
  const slides = useRef<HTMLDivElement>(null)
  useAutoplay({ slides, every: 1_000, playing, next })
  return <div ref={slides} />
}
const after = (ms: number) => {
  next.mockClear()
  act(() => vi.advanceTimersByTime(ms))
  return next.mock.calls.length
}

test('a slider in sight advances by a timer, without animation frames', () => {
  const frames = vi.spyOn(globalThis, 'requestAnimationFrame')
  render(<Slides />)
  expect(after(5_000)).toBe(0)
  see(true)
  expect(after(3_000)).toBe(3)
  see(false)
  expect(after(5_000)).toBe(0)
  expect(vi.getTimerCount()).toBe(0)
  expect(frames).not.toHaveBeenCalled()
})

test('a slider stands still beneath a dialog', () => {
  const { container } = render(<Slides />)
  see(true)
  container.setAttribute('aria-hidden', 'true')
  expect(after(5_000)).toBe(0)
  container.removeAttribute('aria-hidden')
  expect(after(2_000)).toBe(2)
})

test('a slider stands still when stopped, hidden or unmounted', () => {
  const view = render(<Slides />)
  see(true)
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  document.dispatchEvent(new Event('visibilitychange'))
  expect(after(5_000)).toBe(0)
  vi.restoreAllMocks()
  document.dispatchEvent(new Event('visibilitychange'))
  expect(after(2_000)).toBe(2)
  view.rerender(<Slides playing={false} />)
  expect(after(5_000)).toBe(0)
  view.rerender(<Slides />)
  see(true)
  view.unmount()
  expect(after(5_000)).toBe(0)
})
