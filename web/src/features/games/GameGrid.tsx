import type { Game } from '@understudy/contracts/games'
import { classes } from '@/shared/ui/classes'
import { breathing } from '@/shared/ui/Skeleton'
import styles from './GameGrid.module.css'
import { GameTile, GameTileSkeleton } from './GameTile.tsx'

/** A grid of games: squares in three columns, or landscape cards in two. */
export type GridShape = 'square' | 'wide'

export const GRID_COLUMNS = { square: 3, wide: 2 } as const

export const gridClass = (shape: GridShape) => classes(styles.grid, shape === 'wide' && styles.two)

interface GameGridProps {
  games: readonly Game[]
  shape?: GridShape
  /** Number of the game that is marked. */
  chosen?: string | undefined
}

export function GameGrid({ games, shape = 'square', chosen }: GameGridProps) {
  return (
    <ul data-row className={gridClass(shape)}>
      {games.map((game, index) => (
        <li key={game.nodeId}>
          <GameTile game={game} shape={shape} urgent={index < GRID_COLUMNS[shape]} chosen={game.nodeId === chosen} />
        </li>
      ))}
    </ul>
  )
}

export function GameGridSkeleton({ count = 12, shape = 'square' }: { count?: number; shape?: GridShape }) {
  return (
    <div className={classes(gridClass(shape), breathing)} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders
        <GameTileSkeleton key={`place-${index}`} shape={shape} />
      ))}
    </div>
  )
}
