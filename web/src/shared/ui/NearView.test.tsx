import { act, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { NearView } from './NearView.tsx'

type Report = (changes: { isIntersecting: boolean }[]) => void

let report: Report
afterEach(() => vi.unstubAllGlobals())

test('shows its children once it was near, also where several changes are reported at once', () => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: Report) {
        report = callback
      }
      observe() {}
      disconnect() {}
    },
  )
  render(<NearView height={10}>here</NearView>)
  act(() => report([{ isIntersecting: false }]))
  expect(screen.queryByText('here')).toBeNull()
  act(() => report([{ isIntersecting: false }, { isIntersecting: true }]))
  expect(screen.getByText('here')).toBeTruthy()
})
