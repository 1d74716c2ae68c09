import { PAGE_SIZES } from '@understudy/contracts/page-sizes'
import { useFavouriteGames, useFavouritesOffered } from '@/features/favourites/favourites.queries'
import { isCategory } from '@/features/games/categories'
import { FeatureGames } from '@/features/games/FeatureGames'
import { GameShelf } from '@/features/games/GameShelf'
import { HotGames } from '@/features/games/HotGames'
import { ListedShelf } from '@/features/games/ListedShelf'
import type { VendorCategory } from '@/features/launch/sort-vendors'
import { useText } from '@/shared/i18n'
import { paths } from '@/shared/navigation'
import { ButtonLink } from '@/shared/navigation/links'
import { useSession } from '@/shared/session'
import { EmptyState } from '@/shared/ui/EmptyState'
import { NearView } from '@/shared/ui/NearView'
import { RecentShelf } from '../home/RecentShelf.tsx'
import styles from './GameHubScreen.module.css'

/** The overview: the player's own lists, then popular games, then each category in the order of the lobby. */
export function HubOverview({ categories }: { categories: readonly VendorCategory[] | undefined }) {
  const t = useText()
  if (categories?.length === 0)
    return (
      <EmptyState scene="games" action={<ButtonLink to={paths.home()}>{t('shared:action.goHome')}</ButtonLink>}>
        {t('games:empty.list')}
      </EmptyState>
    )
  return (
    <div className={styles.overview}>
      <RecentShelf enabled />
      <FavouriteShelf />
      <HotGames enabled />
      <FeatureGames enabled />
      {categories?.map(({ category }) =>
        isCategory(category) ? (
          <NearView key={category} height={320}>
            <ListedShelf category={category} />
          </NearView>
        ) : null,
      )}
    </div>
  )
}

function FavouriteShelf() {
  const hasSession = useSession() !== undefined
  return useFavouritesOffered() && hasSession ? <Favourites /> : null
}

function Favourites() {
  const t = useText()
  const { games, isPending, error, retry } = useFavouriteGames({ pageSize: PAGE_SIZES.favouritesHub })
  const failed = error && games.length === 0 ? { error, retry } : undefined
  return (
    <GameShelf
      title={t('games:hub.mine')}
      games={isPending || failed ? undefined : games}
      failed={failed}
      expected={4}
      perView={4}
      seeAll={paths.games({ category: 'FAV' })}
    />
  )
}
