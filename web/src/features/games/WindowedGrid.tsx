import type { Game } from '@understudy/contracts/games'
import { useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { type CacheSnapshot, WindowVirtualizer, type WindowVirtualizerHandle } from 'virtua'
import { classes } from '@/shared/ui/classes'
import styles from './GameGrid.module.css'
import { GRID_COLUMNS, type GridShape, gridClass } from './GameGrid.tsx'
import { GameTile } from './GameTile.tsx'

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
          <div key={from} className={classes(styles.line, gridClass(shape))}>
            {games.slice(from, from + columns).map((game, index) => (
              // biome-ignore lint/a11y/useSemanticElements: as above
              <div key={game.nodeId} role="listitem" aria-setsize={total} aria-posinset={from + index + 1}>
                <GameTile game={game} shape={shape} />
              </div>
            ))}
          </div>
        )}
      </WindowVirtualizer>
    </div>
  )
}
