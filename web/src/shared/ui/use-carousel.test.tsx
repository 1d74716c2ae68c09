import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, test, vi } from 'vitest'
import { useCarousel } from './use-carousel.ts'

const WIDTH = 300

function Slides() {
  const { index, go, track } = useCarousel({ count: 3 })
  return (
    <>
      <div data-testid="track" {...track} />
      <p>at {index}</p>
      <button type="button" onClick={() => go(index + 1)}>
        next
      </button>
    </>
  )
}

/** The track has come so far by itself or under a finger, and rests there. */
function restAt(slide: number) {
  const track = screen.getByTestId('track')
  Object.defineProperties(track, {
    clientWidth: { configurable: true, value: WIDTH },
    scrollLeft: { configurable: true, writable: true, value: slide * WIDTH },
  })
  fireEvent.scroll(track)
  act(() => void vi.advanceTimersByTime(200))
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('POPUP-003 a track that stutters on its way leads no step astray', () => {
  render(<Slides />)
  fireEvent.click(screen.getByText('next'))
  restAt(0)
  screen.getByText('at 1')
  fireEvent.click(screen.getByText('next'))
  restAt(1)
  screen.getByText('at 2')
})

test('POPUP-003 a finger decides where the track stands', () => {
  render(<Slides />)
  fireEvent.click(screen.getByText('next'))
  fireEvent.pointerDown(screen.getByTestId('track'))
  restAt(2)
  screen.getByText('at 2')
  restAt(0)
  screen.getByText('at 0')
})
