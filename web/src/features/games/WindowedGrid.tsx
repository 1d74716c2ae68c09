import type { Game } from '@understudy/contracts/games'
import { Windowed } from '@/shared/query/Windowed'
import { classes } from '@/shared/ui/classes'
import styles from './GameGrid.module.css'
import { GRID_COLUMNS, type GridShape, gridClass } from './GameGrid.tsx'
import { GameTile } from './GameTile.tsx'

/** Estimated line height: picture, caption and gap. */
function lineHeight(shape: GridShape): number {
  const width = Math.min(innerWidth, 480)
  return shape === 'wide' ? (((width - 42) / 2) * 5) / 8 + 10 : (width - 52) / 3 + 40
}

interface WindowedGridProps {
  games: readonly Game[]
  /** Total number, including pages not loaded yet. */
  total: number
  shape: GridShape
  /** Number of the game that is marked. */
  chosen: string | undefined
}

/** A windowed grid: only lines near the viewport are rendered; screen readers still see one list. */
export function WindowedGrid({ games, total, shape, chosen }: WindowedGridProps) {
  const columns = GRID_COLUMNS[shape]
  const lines = Array.from({ length: Math.ceil(games.length / columns) }, (_, line) => line * columns)

  return (
    // biome-ignore lint/a11y/useSemanticElements: line elements are between the list and its items
    <div role="list" data-row>
      <Windowed entries={lines} height={lineHeight(shape)}>
        {(from) => (
          <div key={from} className={classes(styles.line, gridClass(shape))}>
            {games.slice(from, from + columns).map((game, index) => (
              // biome-ignore lint/a11y/useSemanticElements: as above
              <div key={game.nodeId} role="listitem" aria-setsize={total} aria-posinset={from + index + 1}>
                <GameTile game={game} shape={shape} urgent={from === 0} chosen={game.nodeId === chosen} />
              </div>
            ))}
          </div>
        )}
      </Windowed>
    </div>
  )
}
