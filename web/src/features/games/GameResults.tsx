import type { ReactNode } from 'react'
import { useText } from '@/shared/i18n'
import { MorePages } from '@/shared/query/MorePages'
import { QueryFailed } from '@/shared/query/QueryFailed'
import { useInfiniteScroll } from '@/shared/query/use-infinite-scroll'
import styles from './GameGrid.module.css'
import { GameGrid, GameGridSkeleton, GRID_COLUMNS, type GridShape } from './GameGrid.tsx'
import type { GamePages } from './games.queries.ts'
import { WindowedGrid } from './WindowedGrid.tsx'

/** Grids with at least this many tiles are windowed: only those near the viewport are rendered. */
const WINDOWED_FROM = 60

interface GameResultsProps {
  pages: GamePages
  /** Empty state. */
  empty: ReactNode
  shape?: GridShape
}

/** A list of games in all its states: loading, failed, empty, infinite scrolling. */
export function GameResults({ pages, empty, shape = 'square' }: GameResultsProps) {
  const t = useText()
  const { games, isPending, isRefetching, error, hasMore, loadMore, retry } = pages
  const total = pages.total ?? games.length
  useInfiniteScroll(hasMore && !isRefetching, loadMore)
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
        waiting={<GameGridSkeleton count={GRID_COLUMNS[shape]} shape={shape} />}
        className={styles.more}
      />
    </>
  )
}
