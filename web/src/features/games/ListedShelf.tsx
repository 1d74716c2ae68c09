import { PAGE_SIZES } from '@understudy/contracts/page-sizes'
import { useText } from '@/shared/i18n'
import { paths } from '@/shared/navigation'
import { QueryFailed } from '@/shared/query/QueryFailed'
import { type Category, categoryLabel } from './categories.ts'
import { GameShelf } from './GameShelf.tsx'
import { useFirstGames } from './games.queries.ts'

/** The first games of a category, how many there are, and the way to all of them. */
export function ListedShelf({ category }: { category: Category }) {
  const t = useText()
  const { data, error, isLoadingError, refetch } = useFirstGames({ category })
  if (isLoadingError)
    return (
      <section aria-label={t(categoryLabel(category))}>
        <QueryFailed error={error} onRetry={refetch} />
      </section>
    )
  return (
    <GameShelf
      title={t(categoryLabel(category))}
      note={data && t('games:count', { count: data.totalCount })}
      games={data?.games}
      expected={PAGE_SIZES.homeCategory}
      type={category}
      seeAll={paths.gameList({ gameType: category })}
    />
  )
}
