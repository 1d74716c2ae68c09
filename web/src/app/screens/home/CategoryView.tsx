import { LIMITS, PAGE_SIZES } from '@understudy/contracts/page-sizes'
import { FavouritesEmpty } from '@/features/favourites/FavouritesEmpty'
import { useFavouriteGames } from '@/features/favourites/favourites.queries'
import { allOf, type Category, categoryLabel, isDrawn, isGameType } from '@/features/games/categories'
import { GameGrid, GameGridSkeleton } from '@/features/games/GameGrid'
import { GameResults } from '@/features/games/GameResults'
import { useGamePages, useHotGames, useVendorMenu } from '@/features/games/games.queries'
import { ToDraws } from '@/features/games/ToDraws'
import { VendorShelf } from '@/features/games/VendorShelf'
import { RankList } from '@/features/home/RankList'
import { useText } from '@/shared/i18n'
import { paths } from '@/shared/navigation'
import { Link } from '@/shared/navigation/Link'
import { ButtonLink } from '@/shared/navigation/links'
import { QueryState } from '@/shared/query/QueryState'
import { useSession } from '@/shared/session'
import { EmptyState } from '@/shared/ui/EmptyState'
import { NearView } from '@/shared/ui/NearView'
import { Tiles } from '../Tiles.tsx'
import styles from './CategoryView.module.css'

/** One category, shown instead of the home tab (HOME-007) or the hub's overview. */
export default function CategoryView({ category }: { category: Category }) {
  return (
    <Tiles origin="home">
      {isGameType(category) ? <Vendors category={category} /> : <Games category={category} />}
    </Tiles>
  )
}

function Heading({ category, seeAll }: { category: Category; seeAll?: string }) {
  const t = useText()
  return (
    <header className={styles.head}>
      <h2 className={styles.title}>{t(categoryLabel(category))}</h2>
      {seeAll && (
        <Link to={seeAll} className={styles.all}>
          {t('shared:action.seeAll')}
        </Link>
      )}
    </header>
  )
}

function Games({ category }: { category: Category }) {
  if (category === 'FAV') return <Favourites />
  if (category === 'HOT') return <Hot />
  return <Listed category={category} />
}

function Hot() {
  const t = useText()
  const games = useHotGames()
  return (
    <>
      <Heading category="HOT" seeAll={paths.gameList({ type: 'hot' })} />
      <QueryState
        query={games}
        waiting={<GameGridSkeleton count={LIMITS.hotGames} />}
        failed={t('shared:state.loadFailed')}
      >
        {(hot) => <GameGrid games={hot} />}
      </QueryState>
      <div className={styles.ranking}>
        <RankList enabled />
      </div>
    </>
  )
}

function Favourites() {
  const t = useText()
  const hasSession = useSession() !== undefined
  const pages = useFavouriteGames({ pageSize: PAGE_SIZES.favouritesHub })
  return (
    <>
      <Heading category="FAV" />
      {hasSession ? <GameResults pages={pages} empty={<FavouritesEmpty />} /> : <FavouritesEmpty />}
      {pages.games.length > 0 && (
        <ButtonLink to={paths.gameList({ type: 'fav' })} look="secondary" wide className={styles.toAll}>
          {t('favourites:all')}
        </ButtonLink>
      )}
    </>
  )
}

function Listed({ category }: { category: Category }) {
  const pages = useGamePages({ category })
  return (
    <>
      <Heading category={category} seeAll={allOf(category)} />
      <GameResults pages={pages} empty={<Nothing />} />
    </>
  )
}

/** A shelf for each vendor of the category (HOME-011), loaded when it comes near the viewport. */
function Vendors({ category }: { category: Category }) {
  const t = useText()
  const menu = useVendorMenu(category)
  return (
    <>
      <Heading category={category} seeAll={allOf(category)} />
      {isDrawn(category) && <ToDraws />}
      <QueryState query={menu} waiting={<GameGridSkeleton />} failed={t('shared:state.loadFailed')}>
        {(vendors) =>
          vendors.length === 0 ? (
            <Nothing />
          ) : (
            <div className={styles.vendors}>
              {vendors.map((vendor) => (
                <NearView key={vendor.vassalage} height={240}>
                  <VendorShelf category={category} vendor={vendor} enabled />
                </NearView>
              ))}
            </div>
          )
        }
      </QueryState>
    </>
  )
}

function Nothing() {
  const t = useText()
  return (
    <EmptyState scene="games" action={<ButtonLink to={paths.games()}>{t('shared:action.findGame')}</ButtonLink>}>
      {t('home:category.empty')}
    </EmptyState>
  )
}
