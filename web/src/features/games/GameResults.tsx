import type { ReactNode } from 'react'
import { type ApiError, errorText } from '@/shared/api'
import { useText } from '@/shared/i18n'
import { Button } from '@/shared/ui/Button'
import { EmptyState } from '@/shared/ui/EmptyState'
import styles from './GameGrid.module.css'
import { GameGrid, GameGridSkeleton, GRID_COLUMNS, type GridShape } from './GameGrid.tsx'
import type { GamePages } from './games.queries.ts'
import { useInfiniteScroll } from './use-infinite-scroll.ts'
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
  const { games, isPending, isLoadingMore, error, hasMore, loadMore, retry } = pages
  const total = pages.total ?? games.length
  useInfiniteScroll(hasMore, loadMore)
  if (isPending) return <GameGridSkeleton shape={shape} />
  if (games.length === 0) return error ? <NothingCame error={error} onRetry={retry} /> : empty
  return (
    <>
      {total > WINDOWED_FROM ? (
        <WindowedGrid games={games} total={total} shape={shape} />
      ) : (
        <GameGrid games={games} shape={shape} />
      )}
      {/* There as long as there is more, not only while it is on its way: the page keeps its length. */}
      {(hasMore || isLoadingMore) && (
        <div className={styles.more}>
          <GameGridSkeleton count={GRID_COLUMNS[shape]} shape={shape} />
        </div>
      )}
      {error && !isLoadingMore && <MoreFailed error={error} onRetry={retry} />}
    </>
  )
}

interface FailedProps {
  error: ApiError
  onRetry: () => void
}

function NothingCame({ error, onRetry }: FailedProps) {
  const t = useText()
  const offline = error.code === 'client.offline'
  return (
    <EmptyState
      scene={offline ? 'offline' : 'error'}
      action={<Button onClick={onRetry}>{t('shared:action.retry')}</Button>}
    >
      {offline ? errorText(error) : t('shared:state.loadFailed')}
    </EmptyState>
  )
}

/** The games that are there stay; what failed is asked for again where it was to come. */
function MoreFailed({ error, onRetry }: FailedProps) {
  const t = useText()
  return (
    <div className={styles.failed} role="alert">
      <p>{error.code === 'client.offline' ? errorText(error) : t('games:more.failed')}</p>
      <Button look="secondary" onClick={onRetry}>
        {t('shared:action.retry')}
      </Button>
    </div>
  )
}
