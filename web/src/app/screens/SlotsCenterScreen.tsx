import { useSearchParams } from 'react-router-dom'
import { ClassFilter } from '@/features/games/ClassFilter'
import { GameFilters } from '@/features/games/GameFilters'
import { GameResults } from '@/features/games/GameResults'
import { GameSearch } from '@/features/games/GameSearch'
import { GameSort } from '@/features/games/GameSort'
import { useGamePages, useVendorMenu } from '@/features/games/games.queries'
import { VendorTabs } from '@/features/games/VendorTabs'
import { LargestPot } from '@/features/jackpot/LargestPot'
import { useText } from '@/shared/i18n'
import { paths } from '@/shared/navigation'
import { GameCount, GamesPage, ListTools, StickyChoices } from './GamesPage.tsx'
import { NoGames } from './game-list/NoGames.tsx'
import { readSlotsAddress, type SlotsAddress } from './slots-center/slots-address.ts'
import { Tiles } from './Tiles.tsx'
import { useVendorOf } from './use-vendor-of.ts'

/**
 * The slots centre, with RNG games only (GAMES-019, ours): a gallery with filters by kind and vendor, and the jackpot on
 * top. All filters are in the URL.
 */
export default function SlotsCenterScreen() {
  const t = useText()
  const [params, setParams] = useSearchParams()
  const address = readSlotsAddress(params)
  const { kind, only, vassalage, name, sort } = address
  const vendors = useVendorMenu('RNG')
  const vendorOf = useVendorOf()
  const pages = useGamePages({ category: 'RNG', classify: kind, only, vassalage, gameName: name, sort })
  const change = (next: Partial<SlotsAddress>) => {
    const to = { ...address, name: '', ...next }
    const path = paths.slotsCenter({
      gameClassify: to.kind,
      type: to.only,
      vassalage: to.vassalage,
      name: to.name,
      sort: to.sort,
    })
    setParams(new URL(path, location.origin).searchParams, { replace: true })
    scrollTo({ top: 0 })
  }
  const narrowed = kind !== undefined || only !== undefined || vassalage !== ''

  return (
    <GamesPage>
      <GameSearch applied={name} onSearch={(text) => change({ name: text })} />
      {!narrowed && !name && <LargestPot enabled vendorOf={vendorOf} />}
      <ClassFilter current={kind} onPick={(picked) => change({ kind: picked })} />
      <StickyChoices>
        <VendorTabs vendors={vendors.data ?? []} current={vassalage} onPick={(code) => change({ vassalage: code })} />
      </StickyChoices>
      <GameFilters
        current={only ?? 'all'}
        offered={['hot', 'new']}
        onPick={(picked) => change({ only: picked === 'hot' || picked === 'new' ? picked : undefined, name })}
      />
      <ListTools>
        <GameCount>
          {!!pages.total &&
            (name ? t('games:search.results', { count: pages.total, name }) : t('games:count', { count: pages.total }))}
        </GameCount>
        <GameSort current={sort} onPick={(picked) => change({ sort: picked, name })} />
      </ListTools>
      <Tiles origin="list">
        <GameResults
          key={params.toString()}
          pages={pages}
          shape="wide"
          empty={
            <NoGames
              filter="all"
              name={name}
              onClear={() => change({})}
              onWiden={narrowed ? () => change({ kind: undefined, only: undefined, vassalage: '' }) : undefined}
            />
          }
        />
      </Tiles>
    </GamesPage>
  )
}
