import { PAGE_SIZES } from '@understudy/contracts/page-sizes'
import { failedOf } from '@/shared/api'
import { useText } from '@/shared/i18n'
import { paths } from '@/shared/navigation'
import { GameShelf } from './GameShelf.tsx'
import { useNewGames } from './games.queries.ts'

/** The feature slider, home's first shelf: new games as large pictures, two in view and the edge of a third (spec §2). */
export function FeatureGames({ enabled, near }: { enabled: boolean; near?: boolean }) {
  const t = useText()
  const games = useNewGames({ enabled })
  return (
    <GameShelf
      title={t('games:category.NEW_GAME')}
      games={games.data?.slice(0, PAGE_SIZES.homeCategory)}
      failed={failedOf(games)}
      expected={PAGE_SIZES.homeCategory}
      perView={2}
      peeks
      seeAll={paths.gameList({ type: 'new' })}
      near={near}
    />
  )
}
