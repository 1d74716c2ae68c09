import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startRovingTabIndex } from './roving-tab-index.ts'

let end: () => void
beforeEach(() => {
  end = startRovingTabIndex(document.body)
})
afterEach(() => {
  end()
  document.body.removeAttribute('style')
})

interface RowProps {
  games: readonly string[]
  starred?: string
}

/** A shelf whose tiles have a link and a star, between two buttons for Tab. */
const Row = ({ games, starred }: RowProps) => (
  <>
    <button type="button">before</button>
    <ul data-row>
      {games.map((game) => (
        <li key={game}>
          <a href={`/m/play/${game}`}>{game}</a>
          <button type="button" aria-pressed={game === starred} data-switch>
            star of {game}
          </button>
        </li>
      ))}
    </ul>
    <button type="button">behind</button>
  </>
)

const GAMES = ['Lion', 'Tiger', 'Rocket'] as const
const focused = () => document.activeElement?.textContent
const stops = () =>
  [...document.querySelectorAll<HTMLElement>('[data-row] :is(a, button)')]
    .filter((control) => control.tabIndex >= 0)
    .map((control) => control.textContent)

test('a row is one tab stop, which returns to its last item', async () => {
  const user = userEvent.setup()
  render(<Row games={GAMES} />)
  await waitFor(() => expect(stops()).toEqual(['Lion']))
  const visited: (string | null | undefined)[] = []
  for (let press = 0; press < 3; press++) {
    await user.tab()
    visited.push(focused())
  }
  expect(visited).toEqual(['before', 'Lion', 'behind'])
  await user.tab({ shift: true })
  await user.keyboard('{ArrowRight}{ArrowRight}')
  expect(focused()).toBe('Tiger')
  await user.tab()
  expect(focused()).toBe('behind')
  await user.tab({ shift: true })
  expect(focused()).toBe('Tiger')
})

test('the chosen entry is the tab stop', async () => {
  render(
    <div data-row>
      {GAMES.map((game) => (
        <button key={game} type="button" aria-pressed={game === 'Tiger'}>
          {game}
        </button>
      ))}
    </div>,
  )
  await waitFor(() => expect(stops()).toEqual(['Tiger']))
})

test('a switch within the row, such as a star, is not its tab stop', async () => {
  render(<Row games={GAMES} starred="Tiger" />)
  await waitFor(() => expect(stops()).toEqual(['Lion']))
})

test.each([
  ['ltr', '{ArrowRight}', '{ArrowLeft}'],
  ['rtl', '{ArrowLeft}', '{ArrowRight}'],
])('arrow keys move in the visible direction: %s', async (direction, onwards, backwards) => {
  const user = userEvent.setup()
  document.body.style.direction = direction
  render(<Row games={GAMES} />)
  screen.getByRole('link', { name: 'Lion' }).focus()
  await user.keyboard(backwards)
  expect(focused(), 'there is nothing before the first').toBe('Lion')
  await user.keyboard(onwards)
  expect(focused()).toBe('star of Lion')
  await user.keyboard(onwards)
  expect(focused()).toBe('Tiger')
  await user.keyboard('{End}')
  expect(focused()).toBe('star of Rocket')
  await user.keyboard(backwards)
  expect(focused()).toBe('Rocket')
  await user.keyboard('{Home}')
  expect(focused()).toBe('Lion')
})

test('up and down move between lines, from tile to tile and star to star', async () => {
  const user = userEvent.setup()
  render(<Row games={GAMES} />)
  // In two columns: Lion and Tiger, below them Rocket.
  const POSITIONS: Record<string, [number, number]> = {
    Lion: [0, 0],
    'star of Lion': [80, 0],
    Tiger: [100, 0],
    'star of Tiger': [180, 0],
    Rocket: [0, 120],
    'star of Rocket': [80, 120],
  }
  for (const [name, [left, top]] of Object.entries(POSITIONS))
    vi.spyOn(screen.getByText(name), 'getBoundingClientRect').mockReturnValue({ left, top } as DOMRect)
  const scrolled = vi.fn()
  addEventListener('keydown', (event) => event.defaultPrevented || scrolled(event.key))
  screen.getByRole('button', { name: 'star of Tiger' }).focus()
  await user.keyboard('{ArrowDown}')
  expect(focused()).toBe('star of Rocket')
  expect(scrolled).not.toHaveBeenCalled()
  await user.keyboard('{ArrowDown}')
  expect(focused()).toBe('star of Rocket')
  expect(scrolled).toHaveBeenCalledExactlyOnceWith('ArrowDown')
  await user.keyboard('{ArrowUp}')
  expect(focused()).toBe('star of Lion')
})

test('the focus stays in its place when its tile goes, and a row never loses its stop', async () => {
  const { rerender } = render(<Row games={GAMES} />)
  screen.getByRole('button', { name: 'star of Tiger' }).focus()
  rerender(<Row games={['Lion', 'Rocket']} />)
  await waitFor(() => expect(focused()).toBe('star of Rocket'))
  rerender(<Row games={['Lion']} />)
  await waitFor(() => expect(focused()).toBe('star of Lion'))
  expect(stops()).toEqual(['star of Lion'])
  screen.getByRole('button', { name: 'behind' }).focus()
  rerender(<Row games={['Comet', 'Planet']} />)
  await waitFor(() => expect(stops()).toEqual(['Comet']))
  expect(focused(), 'who is elsewhere stays there').toBe('behind')
})
