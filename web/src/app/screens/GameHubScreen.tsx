import { LayoutList, Sparkles } from 'lucide-react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { CategoryRail } from '@/features/games/CategoryRail'
import { CATEGORIES, type Category, categoriesShown } from '@/features/games/categories'
import { GameSearch } from '@/features/games/GameSearch'
import { useVendorCategories } from '@/features/launch/vendor-data'
import { useText } from '@/shared/i18n'
import { paths } from '@/shared/navigation'
import { Link } from '@/shared/navigation/Link'
import { Card } from '@/shared/ui/Card'
import { GamesPage, StickyChoices } from './GamesPage.tsx'
import { FoundGames } from './game-hub/FoundGames.tsx'
import styles from './game-hub/GameHubScreen.module.css'
import { HubOverview } from './game-hub/HubOverview.tsx'
import { readHubAddress } from './game-hub/hub-address.ts'
import CategoryView from './home/CategoryView.tsx'
import { Tiles } from './Tiles.tsx'

/**
 * The hub of all categories (GAMES-019, ours): a search over all games, the player's own lists, and a shelf for each
 * category. Category and search are in the URL, so that Back restores them.
 */
export default function GameHubScreen() {
  const t = useText()
  const [params, setParams] = useSearchParams()
  const { category, name } = readHubAddress(params)
  const wantsToSearch = (useLocation().state as { search?: boolean } | null)?.search === true
  const categories = useVendorCategories()
  const show = (next: { category?: Category; name?: string }) => {
    const { searchParams } = new URL(paths.games(next), location.origin)
    setParams(searchParams, { replace: true })
    scrollTo({ top: 0 })
  }
  const pick = (picked: Category) => show({ category: picked === 'HOME' ? undefined : picked })

  return (
    <GamesPage>
      <GameSearch
        applied={name}
        onSearch={(text) => show({ name: text })}
        label={t('games:hub.search')}
        focused={wantsToSearch}
      />
      {name ? (
        <FoundGames name={name} onClear={() => show({})} />
      ) : (
        <>
          <StickyChoices wide>
            <CategoryRail
              categories={categoriesShown(
                CATEGORIES,
                categories?.map((one) => one.category),
              )}
              current={category}
              onPick={pick}
              lies="above"
              overview={t('games:hub.overview')}
            />
          </StickyChoices>
          {category === 'HOME' ? (
            <>
              <nav className={styles.doors} aria-label={t('games:hub.others')}>
                <Card as={Link} to={paths.gameCenter()} className={styles.door}>
                  <LayoutList size={22} aria-hidden="true" />
                  {t('games:hub.byVendor')}
                </Card>
                <Card as={Link} to={paths.slotsCenter()} className={styles.door}>
                  <Sparkles size={22} aria-hidden="true" />
                  {t('games:hub.slots')}
                </Card>
              </nav>
              <Tiles origin="home">
                <HubOverview categories={categories} />
              </Tiles>
            </>
          ) : (
            <CategoryView key={category} category={category} />
          )}
        </>
      )}
    </GamesPage>
  )
}
