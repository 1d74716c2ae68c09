import type { ReactNode } from 'react'
import { useText } from '@/shared/i18n'
import { MorePages } from '@/shared/query/MorePages'
import { QueryFailed } from '@/shared/query/QueryFailed'
import { useInfiniteScroll } from '@/shared/query/use-infinite-scroll'
import styles from './GameGrid.module.css'
import { GameGrid, GameGridSkeleton, GRID_COLUMNS, type GridShape } from './GameGrid.tsx'
import type { GamePages } from './games.queries.ts'
import { WindowedGrid } from './WindowedGrid.tsx'

/** From so many tiles on, only those near the window are in the page. */
export const WINDOWED_FROM = 60

interface GameResultsProps {
  pages: GamePages
  /** What to say, and do next, when there are none. */
  empty: ReactNode
  shape?: GridShape
}

/** All states of a list of games: on its way, failed, empty, and as long as one scrolls. */
export function GameResults({ pages, empty, shape = 'square' }: GameResultsProps) {
  const t = useText()
  const { games, isPending, error, hasMore, loadMore, retry } = pages
  const total = pages.total ?? games.length
  useInfiniteScroll(hasMore, loadMore)
  if (isPending) return <GameGridSkeleton shape={shape} />
  if (games.length === 0)
    return error ? (
      <QueryFailed error={error} onRetry={retry}>
        {t('shared:state.loadFailed')}
      </QueryFailed>
    ) : (
      empty
    )
  return (
    <>
      {total > WINDOWED_FROM ? (
        <WindowedGrid games={games} total={total} shape={shape} />
      ) : (
        <GameGrid games={games} shape={shape} />
      )}
      <MorePages
        list={pages}
        failed={t('games:more.failed')}
        waiting={
          <div className={styles.more}>
            <GameGridSkeleton count={GRID_COLUMNS[shape]} shape={shape} />
          </div>
        }
      />
    </>
  )
}
