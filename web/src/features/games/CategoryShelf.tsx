import { homePageSize } from '@understudy/contracts/page-sizes'
import { failedOf } from '@/shared/api'
import { useText } from '@/shared/i18n'
import { allOf, type Category, categoryLabel } from './categories.ts'
import { GameShelf } from './GameShelf.tsx'
import { useHomeGames } from './games.queries.ts'
import { ToDraws } from './ToDraws.tsx'

/** A category's shelf on the home tab with a link to all its games (HOME-010). */
export function CategoryShelf({ category, enabled, near }: { category: Category; enabled: boolean; near?: boolean }) {
  const t = useText()
  const games = useHomeGames(category, { enabled })
  return (
    <>
      <GameShelf
        title={t(categoryLabel(category))}
        games={games.data}
        failed={failedOf(games)}
        expected={homePageSize(category)}
        type={category}
        seeAll={allOf(category)}
        near={near}
      />
      {category === 'LOTT' && <ToDraws />}
    </>
  )
}
