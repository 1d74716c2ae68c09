import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { NearView } from './NearView.tsx'

type Report = (changes: { isIntersecting: boolean }[]) => void

let report: Report
let margin: string | undefined

beforeEach(() =>
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: Report, options: IntersectionObserverInit) {
        report = callback
        margin = options.rootMargin
      }
      observe() {}
      disconnect() {}
    },
  ),
)

test('children near the window are shown, even among several changes', () => {
  render(<NearView height={10}>here</NearView>)
  act(() => report([{ isIntersecting: false }]))
  expect(screen.queryByText('here')).not.toBeInTheDocument()
  act(() => report([{ isIntersecting: false }, { isIntersecting: true }]))
  expect(screen.getByText('here')).toBeInTheDocument()
})

test.each(['pointerDown', 'wheel', 'scroll', 'keyDown'] as const)(
  'a shelf below the window is not drawn before the page is touched: %s',
  (sign) => {
    render(
      <NearView height={10} margin={250}>
        here
      </NearView>,
    )
    expect(margin).toBe('0px 0px')
    fireEvent[sign](document.body)
    expect(margin).toBe('250px 0px')
  },
)
