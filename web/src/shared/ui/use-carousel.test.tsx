import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
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

/** Scrolls the track to a position and lets it come to rest. */
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

test('a slider whose animation stutters still stops at each slide', { tags: ['POPUP-003'] }, () => {
  render(<Slides />)
  fireEvent.click(screen.getByText('next'))
  restAt(0)
  screen.getByText('at 1')
  fireEvent.click(screen.getByText('next'))
  restAt(1)
  screen.getByText('at 2')
})

test('a dragged slider follows the finger', { tags: ['POPUP-003'] }, () => {
  render(<Slides />)
  fireEvent.click(screen.getByText('next'))
  fireEvent.pointerDown(screen.getByTestId('track'))
  restAt(2)
  screen.getByText('at 2')
  restAt(0)
  screen.getByText('at 0')
})

function PlayingSlides() {
  const { playing, setPlaying, go, track } = useCarousel({ count: 3, every: 5_000 })
  return (
    <>
      <div data-testid="track" {...track} />
      <p>{playing ? 'plays' : 'stands'}</p>
      <button type="button" onClick={() => setPlaying(true)}>
        play
      </button>
      <button type="button" onClick={() => go(1)}>
        to the second
      </button>
    </>
  )
}

test('a touched track or a chosen slide stops the automatic play', () => {
  render(<PlayingSlides />)
  screen.getByText('plays')
  fireEvent.pointerDown(screen.getByTestId('track'))
  screen.getByText('stands')
  fireEvent.click(screen.getByText('play'))
  screen.getByText('plays')
  fireEvent.click(screen.getByText('to the second'))
  screen.getByText('stands')
})

function EndlessSlides({ endless }: { endless: boolean }) {
  const { index, go, track } = useCarousel({ count: 3, endless })
  return (
    <>
      <div data-testid="track" {...track}>
        {[0, 1, 2, 3].map((slide) => (
          <i key={slide} />
        ))}
      </div>
      <button type="button" onClick={() => go(index + 1)}>
        next
      </button>
      <button type="button" onClick={() => go(index - 1)}>
        back
      </button>
      <p>at {index}</p>
    </>
  )
}

test.each([
  // The fourth child is the copy of the first slide, on which the track rests before it jumps to the first slide.
  [true, ['300 smooth', '600 smooth', '900 smooth', '900 instant', '600 smooth']],
  [false, ['300 smooth', '600 smooth', '0 smooth', '600 smooth']],
])(
  'an endless slider %s goes on after the last slide and before the first',
  { tags: ['HOME-027'] },
  (endless, moves) => {
    render(<EndlessSlides endless={endless} />)
    const track = screen.getByTestId('track')
    for (const [nth, slide] of [...track.children].entries())
      Object.defineProperty(slide, 'offsetLeft', { value: nth * WIDTH })
    const scrollTo = vi.spyOn(track, 'scrollTo').mockImplementation(() => {})
    for (const _ of [1, 2, 3]) fireEvent.click(screen.getByText('next'))
    screen.getByText('at 0')
    fireEvent.click(screen.getByText('back'))
    screen.getByText('at 2')
    const moved = scrollTo.mock.calls.map(
      ([to]) => `${(to as ScrollToOptions).left} ${(to as ScrollToOptions).behavior}`,
    )
    expect(moved).toEqual(moves)
  },
)
