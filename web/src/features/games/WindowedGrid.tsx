import type { Game } from '@understudy/contracts/games'
import { memo, useCallback, useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { type CacheSnapshot, WindowVirtualizer, type WindowVirtualizerHandle } from 'virtua'
import { classes } from '@/shared/ui/classes'
import { useTurn } from './drawing-turns.ts'
import styles from './GameGrid.module.css'
import { GRID_COLUMNS, type GridShape, gridClass } from './GameGrid.tsx'
import { GameTile, TileSlot } from './GameTile.tsx'

/** Heights of the lines at each visit: with them, going back finds the line in the list at once. */
const measured = new Map<string, CacheSnapshot>()

/** Pixels of content kept ready beyond each edge of the window. */
const BUFFER = 400

/** Only a hint, every line is measured once it is in the page: the picture, and what stands below it with the gap. */
function lineHeight(shape: GridShape): number {
  const width = Math.min(innerWidth, 480)
  return shape === 'wide' ? (((width - 42) / 2) * 5) / 8 + 10 : (width - 52) / 3 + 40
}

interface WindowedGridProps {
  games: readonly Game[]
  /** How many there are with those that are still to come. */
  total: number
  shape: GridShape
}

/** A grid of which only the lines near the window are in the page; to a screen reader it is one list all the same. */
export function WindowedGrid({ games, total, shape }: WindowedGridProps) {
  const { key } = useLocation()
  const handle = useRef<WindowVirtualizerHandle>(null)
  const columns = GRID_COLUMNS[shape]
  const lines = Array.from({ length: Math.ceil(games.length / columns) }, (_, line) => line * columns)

  // The first lines come a frame after the grid, with their pictures: the shape of the page has shown some of them already.
  const [started, setStarted] = useState(false)
  const start = useCallback(() => setStarted(true), [])

  useLayoutEffect(() => {
    const grid = handle.current
    return () => {
      if (grid) measured.set(key, grid.cache)
    }
  }, [key])

  return (
    // biome-ignore lint/a11y/useSemanticElements: lines stand between the list and its items
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
  /** Its pictures come together with its words. */
  complete: boolean
}

/** First its words, its link and its star, then its pictures. */
const TileInTurn = memo(function TileInTurn({ game, shape, complete }: TileInTurnProps) {
  const drawn = useTurn()
  const pictured = useTurn(complete, drawn)
  return drawn ? <GameTile game={game} shape={shape} pictured={pictured} /> : <TileSlot shape={shape} />
})
