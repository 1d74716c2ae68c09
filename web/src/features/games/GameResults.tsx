import type { Game } from '@understudy/contracts/games'
import type { ReactNode } from 'react'
import { WindowVirtualizer } from 'virtua'
import { useText } from '@/shared/i18n'
import { Button } from '@/shared/ui/Button'
import { EmptyState } from '@/shared/ui/EmptyState'
import styles from './GameGrid.module.css'
import { GameGrid, GameGridSkeleton, GRID_COLUMNS } from './GameGrid.tsx'
import type { GamePages } from './games.queries.ts'
import { useInfiniteScroll } from './use-infinite-scroll.ts'

/** From so many tiles on, only those near the window are in the page. */
export const WINDOWED_FROM = 60

interface GameResultsProps {
  pages: GamePages
  /** What to say, and do next, when there are none. */
  empty: ReactNode
}

/** All states of a list of games: on its way, failed, empty, and as long as one scrolls. */
export function GameResults({ pages, empty }: GameResultsProps) {
  const t = useText()
  const { games, total, isPending, isError, hasMore, loadMore, retry } = pages
  useInfiniteScroll(hasMore, loadMore)
  if (isPending) return <GameGridSkeleton />
  if (isError && games.length === 0)
    return (
      <EmptyState scene="error" action={<Button onClick={retry}>{t('shared:action.retry')}</Button>}>
        {t('shared:state.loadFailed')}
      </EmptyState>
    )
  if (games.length === 0) return empty
  return (
    <>
      {(total ?? games.length) > WINDOWED_FROM ? <WindowedGrid games={games} /> : <GameGrid games={games} />}
      {isError && (
        <Button look="quiet" wide onClick={retry}>
          {t('shared:action.retry')}
        </Button>
      )}
    </>
  )
}

/** Tile, name and gap; only a hint, every line is measured once it is in the page. */
const lineHeight = () => (Math.min(innerWidth, 480) - 52) / GRID_COLUMNS + 40

function WindowedGrid({ games }: { games: readonly Game[] }) {
  const lines = Array.from({ length: Math.ceil(games.length / GRID_COLUMNS) }, (_, line) =>
    games.slice(line * GRID_COLUMNS, (line + 1) * GRID_COLUMNS),
  )
  return (
    <WindowVirtualizer itemSize={lineHeight()} bufferSize={600}>
      {lines.map((line) => (
        <div key={line[0]?.nodeId} className={styles.line}>
          <GameGrid games={line} />
        </div>
      ))}
    </WindowVirtualizer>
  )
}
