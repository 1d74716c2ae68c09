import type { Game } from '@understudy/contracts/games'
import { classes } from '@/shared/ui/classes'
import { breathing } from '@/shared/ui/Skeleton'
import styles from './GameGrid.module.css'
import { GameTile, GameTileSkeleton } from './GameTile.tsx'

export const GRID_COLUMNS = 3

export function GameGrid({ games }: { games: readonly Game[] }) {
  return (
    <ul className={styles.grid}>
      {games.map((game) => (
        <li key={game.nodeId}>
          <GameTile game={game} />
        </li>
      ))}
    </ul>
  )
}

export function GameGridSkeleton({ count = 12 }: { count?: number }) {
  return (
    <div className={classes(styles.grid, breathing)} aria-hidden="true">
      {Array.from({ length: count }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: places that wait for games
        <GameTileSkeleton key={`place-${place}`} />
      ))}
    </div>
  )
}
