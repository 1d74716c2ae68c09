import type { Game } from '@understudy/contracts/games'
import { type ReactNode, useMemo } from 'react'
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
  /** Number of the game that was tapped before: it is marked and stands first. */
  chosen?: string | undefined
}

/** A list of games in all its states: loading, failed, empty, infinite scrolling. */
export function GameResults({ pages, empty, shape = 'square', chosen }: GameResultsProps) {
  const t = useText()
  const games = useMemo(() => chosenFirst(pages.games, chosen), [pages.games, chosen])
  const { isPending, isRefetching, isLoadingMore, error, hasMore, loadMore, retry } = pages
  const total = pages.total ?? games.length
  useInfiniteScroll(hasMore && !isRefetching, loadMore)
  // A game of a later page would push the others down; the placeholder is short, so the next page loads at once.
  const awaitsChosen = chosen !== undefined && (hasMore || isLoadingMore) && games[0]?.nodeId !== chosen
  if (isPending || awaitsChosen) return <GameGridSkeleton shape={shape} />
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
        <WindowedGrid games={games} total={total} shape={shape} chosen={chosen} />
      ) : (
        <GameGrid games={games} shape={shape} chosen={chosen} />
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

function chosenFirst(games: readonly Game[], chosen: string | undefined): readonly Game[] {
  const game = games.find(({ nodeId }) => nodeId === chosen)
  return game ? [game, ...games.filter((one) => one !== game)] : games
}
