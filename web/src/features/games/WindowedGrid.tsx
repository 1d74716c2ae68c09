import type { Game } from '@understudy/contracts/games'
import { memo, useCallback, useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { type CacheSnapshot, WindowVirtualizer, type WindowVirtualizerHandle } from 'virtua'
import { classes } from '@/shared/ui/classes'
import { useTurn } from './drawing-turns.ts'
import styles from './GameGrid.module.css'
import { GRID_COLUMNS, type GridShape, gridClass } from './GameGrid.tsx'
import { GameTile, TileSlot } from './GameTile.tsx'

/** Measured line heights by history entry, so that going back restores the scroll position at once. */
const measured = new Map<string, CacheSnapshot>()

/** Pixels rendered beyond each edge of the viewport. */
const BUFFER = 400

/** Estimated line height (picture, caption and gap); each line is measured once rendered. */
function lineHeight(shape: GridShape): number {
  const width = Math.min(innerWidth, 480)
  return shape === 'wide' ? (((width - 42) / 2) * 5) / 8 + 10 : (width - 52) / 3 + 40
}

interface WindowedGridProps {
  games: readonly Game[]
  /** Total number, including pages not loaded yet. */
  total: number
  shape: GridShape
}

/** A windowed grid: only lines near the viewport are rendered; screen readers still see one list. */
export function WindowedGrid({ games, total, shape }: WindowedGridProps) {
  const { key } = useLocation()
  const handle = useRef<WindowVirtualizerHandle>(null)
  const columns = GRID_COLUMNS[shape]
  const lines = Array.from({ length: Math.ceil(games.length / columns) }, (_, line) => line * columns)

  // The first lines render a frame after the grid, with their pictures, some of which the page's shape has already shown.
  const [started, setStarted] = useState(false)
  const start = useCallback(() => setStarted(true), [])

  useLayoutEffect(() => {
    const grid = handle.current
    return () => {
      if (grid) measured.set(key, grid.cache)
    }
  }, [key])

  return (
    // biome-ignore lint/a11y/useSemanticElements: line elements are between the list and its items
    <div role="list" data-row>
      <WindowVirtualizer
        ref={handle}
        data={lines}
        itemSize={lineHeight(shape)}
        bufferSize={BUFFER}
        cache={measured.get(key)}
      >
        {(from) => (
          <div key={from} ref={start} className={classes(styles.line, gridClass(shape))}>
            {games.slice(from, from + columns).map((game, index) => (
              // biome-ignore lint/a11y/useSemanticElements: as above
              <div key={game.nodeId} role="listitem" aria-setsize={total} aria-posinset={from + index + 1}>
                <TileInTurn game={game} shape={shape} complete={!started} />
              </div>
            ))}
          </div>
        )}
      </WindowVirtualizer>
    </div>
  )
}

interface TileInTurnProps {
  game: Game
  shape: GridShape
  /** Whether its pictures render together with its text. */
  complete: boolean
}

/** A tile that renders text, link and star first, then its pictures. */
const TileInTurn = memo(function TileInTurn({ game, shape, complete }: TileInTurnProps) {
  const drawn = useTurn()
  const pictured = useTurn(complete, drawn)
  return drawn ? <GameTile game={game} shape={shape} pictured={pictured} /> : <TileSlot shape={shape} />
})
