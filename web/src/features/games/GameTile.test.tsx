import { fireEvent, render, screen } from '@testing-library/react'
import type { Game } from '@understudy/contracts/games'
import type { ReactElement } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { gameSample } from '@/test/game-sample'
import { GameTile, GameTileSkeleton } from './GameTile.tsx'
import { TilePartsProvider } from './tile-parts.ts'

test.each([
  ['square', false, '1 / 1'],
  ['wide', false, '8 / 5'],
  ['wide', true, '21 / 9'],
] as const)('the picture of a tile keeps its place before it comes: %s, large %s, %s', (shape, large, ratio) => {
  const ratios = (tile: ReactElement) =>
    [...render(tile).container.querySelectorAll<HTMLElement>('[style*=aspect-ratio]')].map(
      ({ style }) => style.aspectRatio,
    )
  expect(ratios(<GameTileSkeleton shape={shape} large={large} />)).toEqual([ratio])
  expect(ratios(<GameTile game={gameSample()} pictured={false} shape={shape} large={large} />)).toEqual([ratio])
})

test.each([
  ['Nilgiri Tiger', 'Twelve Lanterns Nilgiri Tiger'],
  ['Twelve Lanterns', 'Twelve Lanterns'],
])('the link of %s names vendor and game, and one name once: %s', (displayName, spoken) => {
  const vendorOf = () => ({ displayName: 'Twelve Lanterns', icon: '/vendor.svg' })
  render(
    <TilePartsProvider value={{ pathOf: () => '/m/play/1', open: vi.fn(), vendorOf }}>
      <GameTile game={gameSample(1, { displayName })} />
    </TilePartsProvider>,
  )
  expect(screen.getByRole('link', { name: spoken })).toBeVisible()
})

describe('the sheet of a game', () => {
  const show = (more: Partial<Game> = {}) => {
    const [showSheet, open] = [vi.fn(), vi.fn()]
    const game = gameSample(1, more)
    render(
      <TilePartsProvider value={{ pathOf: () => '/m/play/1', open, showSheet }}>
        <GameTile game={game} />
      </TilePartsProvider>,
    )
    return { showSheet, open, game, link: screen.getByRole('link') }
  }
  beforeEach(() => void vi.useFakeTimers())

  test('a press of half a second on a tile opens its sheet and no game', () => {
    const { showSheet, open, game, link } = show()
    fireEvent.pointerDown(link, { button: 0, clientX: 10, clientY: 10 })
    vi.advanceTimersByTime(499)
    expect(showSheet).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(showSheet).toHaveBeenCalledExactlyOnceWith(game)
    expect(fireEvent.contextMenu(link)).toBe(false)
    fireEvent.pointerUp(link)
    expect(fireEvent.click(link)).toBe(false)
    expect(showSheet).toHaveBeenCalledTimes(1)
    expect(open).not.toHaveBeenCalled()
    fireEvent.pointerDown(link, { button: 0 })
    fireEvent.pointerUp(link)
    fireEvent.click(link)
    expect(open).toHaveBeenCalledExactlyOnceWith('/m/play/1')
  })

  test.each(['pointerUp', 'pointerCancel', 'pointerMove'] as const)(
    'the sheet of a game does not open when a press ends by %s',
    (end) => {
      const { showSheet, link } = show()
      fireEvent.pointerDown(link, { button: 0, clientX: 10, clientY: 10 })
      fireEvent[end](link, { clientX: 10, clientY: 30 })
      vi.advanceTimersByTime(1_000)
      expect(showSheet).not.toHaveBeenCalled()
    },
  )

  test('the context-menu key on a tile opens its sheet, Enter its game', () => {
    const { showSheet, open, link } = show()
    fireEvent.keyDown(link, { key: 'ContextMenu' })
    expect(fireEvent.contextMenu(link)).toBe(false)
    expect(showSheet).toHaveBeenCalledTimes(1)
    fireEvent.keyDown(link, { key: 'Enter' })
    fireEvent.click(link)
    expect(open).toHaveBeenCalledTimes(1)
  })

  test.each([{ gameType: 'LOTT' }, { gameCode: 'lobby' }] as const)('a tile has no sheet for %j', (more) => {
    const { showSheet, link } = show(more)
    expect(fireEvent.contextMenu(link)).toBe(true)
    fireEvent.pointerDown(link, { button: 0 })
    vi.advanceTimersByTime(1_000)
    expect(showSheet).not.toHaveBeenCalled()
  })
})
