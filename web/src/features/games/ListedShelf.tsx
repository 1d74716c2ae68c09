import { PAGE_SIZES } from '@understudy/contracts/page-sizes'
import { failedOf } from '@/shared/api'
import { useText } from '@/shared/i18n'
import { paths } from '@/shared/navigation'
import { type Category, categoryLabel } from './categories.ts'
import { GameShelf } from './GameShelf.tsx'
import { useFirstGames } from './games.queries.ts'

/** Shelf with the first games of a category, their total, and a link to all. */
export function ListedShelf({ category }: { category: Category }) {
  const t = useText()
  const first = useFirstGames({ category })
  const { data } = first
  return (
    <GameShelf
      title={t(categoryLabel(category))}
      note={data && t('games:count', { count: data.totalCount })}
      games={data?.games}
      failed={failedOf(first)}
      expected={PAGE_SIZES.homeCategory}
      type={category}
      seeAll={paths.gameList({ gameType: category })}
    />
  )
}
