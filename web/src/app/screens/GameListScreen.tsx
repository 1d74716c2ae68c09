import { PanelRightOpen } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useFavouritesOffered } from '@/features/favourites/favourites.queries'
import { categoryLabel, isCategory, isGameType } from '@/features/games/categories'
import { FILTERS, GameFilters } from '@/features/games/GameFilters'
import { GameResults } from '@/features/games/GameResults'
import { GameSearch } from '@/features/games/GameSearch'
import { GameSort } from '@/features/games/GameSort'
import { oncePerVendor, useVendorMenu } from '@/features/games/games.queries'
import { VendorMenu } from '@/features/games/VendorMenu'
import { VendorTabs } from '@/features/games/VendorTabs'
import { firstCategory, sortVendors } from '@/features/launch/sort-vendors'
import { useVendorQuery } from '@/features/launch/vendor-data'
import { useRecentsOffered } from '@/features/recents/recents.queries'
import { useText } from '@/shared/i18n'
import { useRole } from '@/shared/session'
import { IconButton } from '@/shared/ui/Button'
import { GameCount, GamesPage, ListTools, StickyChoices } from './GamesPage.tsx'
import styles from './game-list/GameListScreen.module.css'
import { type ListAddress, readListAddress, writeListAddress } from './game-list/list-address.ts'
import { NoGames } from './game-list/NoGames.tsx'
import { useListedGames } from './game-list/use-listed-games.ts'
import { Tiles } from './Tiles.tsx'

/** The game list of a vendor, a category or the player; the whole selection is in the URL, so that Back restores it. */
export default function GameListScreen() {
  const [params, setParams] = useSearchParams()
  const address = useCompleted(readListAddress(params))
  const change = (next: Partial<ListAddress>) => {
    const now = readListAddress(params)
    setParams(writeListAddress({ ...now, name: '', ...next }), { replace: true })
    scrollTo({ top: 0 })
  }
  const { vassalage, name, filter } = address
  const isChosen = vassalage !== '' || name !== '' || filter === 'fav' || filter === 'recent'
  return (
    <Tiles origin={isChosen ? 'list' : 'gameList'}>
      <GameList address={address} change={change} />
    </Tiles>
  )
}

/** The default category: the first of the lobby; HOT if the lobby has none or cannot be loaded (GAMES-017). */
function useCompleted(address: ListAddress): ListAddress & { ready: boolean } {
  const wanting = !address.category && address.filter === 'all'
  const { data, isError } = useVendorQuery({ enabled: wanting })
  if (!wanting) return { ...address, ready: true }
  if (!data && !isError) return { ...address, ready: false }
  const first = firstCategory(sortVendors(data?.sorting ?? []))
  return isCategory(first) && isGameType(first)
    ? { ...address, category: first, ready: true }
    : { ...address, filter: 'hot', ready: true }
}

interface GameListProps {
  address: ListAddress & { ready: boolean }
  change: (next: Partial<ListAddress>) => void
}

function GameList({ address, change }: GameListProps) {
  const t = useText()
  const { isGuest } = useRole()
  const { category, filter, vassalage, name, sort, game } = address
  const [menu, setMenu] = useState({ open: false, opened: false })
  const vendors = useVendorMenu(category)
  const pages = useListedGames(address)
  const personal = filter === 'fav' || filter === 'recent'
  const offers = { fav: useFavouritesOffered(), recent: useRecentsOffered() }
  // Personal lists have no total; it is known once all pages are loaded.
  const total = pages.total ?? (personal && !pages.isPending && !pages.hasMore ? pages.games.length : undefined)
  const offered = FILTERS.filter((one) => (one !== 'fav' && one !== 'recent') || offers[one])

  // Removing the vendor filter leaves the whole personal list, or the whole category.
  const widen = () => change({ vassalage: '', filter: personal ? filter : 'all' })

  return (
    <GamesPage>
      <div className={styles.search}>
        <IconButton
          className={styles.menu}
          label={t('games:vendors.menu')}
          icon={<PanelRightOpen size={22} className="mirrored" />}
          aria-haspopup="dialog"
          onClick={() => setMenu({ open: true, opened: true })}
        />
        <GameSearch
          key={`${category} ${filter} ${vassalage}`}
          applied={name}
          onSearch={(text) => change({ name: text })}
        />
      </div>
      <GameFilters current={filter} offered={offered} onPick={(picked) => change({ filter: picked })} />
      <StickyChoices>
        <VendorTabs
          vendors={oncePerVendor(vendors.data ?? [])}
          current={vassalage}
          onPick={(code) => change({ vassalage: code })}
        />
      </StickyChoices>
      <ListTools>
        <GameCount>
          {category && !personal && <span>{t(categoryLabel(category))}</span>}
          {/* No count for an empty list, which has its own message. */}
          {!!total && (
            <span>{name ? t('games:search.results', { count: total, name }) : t('games:count', { count: total })}</span>
          )}
        </GameCount>
        {!personal && <GameSort current={sort} onPick={(picked) => change({ sort: picked, name })} />}
      </ListTools>
      {personal && isGuest ? (
        <NoGames filter={filter} name="" onClear={() => change({})} />
      ) : (
        <GameResults
          key={`${category} ${filter} ${vassalage} ${name} ${sort}`}
          pages={pages}
          chosen={vassalage ? game : undefined}
          empty={
            <NoGames
              filter={filter}
              name={name}
              onClear={() => change({ name: '' })}
              onWiden={vassalage || (!personal && category && filter !== 'all') ? widen : undefined}
            />
          }
        />
      )}
      {menu.opened && (
        <VendorMenu
          open={menu.open}
          onClose={() => setMenu({ open: false, opened: true })}
          gameType={category && isGameType(category) ? category : 'RNG'}
          vassalage={vassalage}
          onPick={(gameType, code) => {
            setMenu({ open: false, opened: true })
            change({ category: gameType, vassalage: code, filter: 'all' })
          }}
        />
      )}
    </GamesPage>
  )
}
