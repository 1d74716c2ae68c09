import { SHELVES } from 'virtual:merchant-shelves'
import type { GameType } from '@understudy/contracts/fields'
import type { HomeShelf } from '@understudy/contracts/home-shelves'
import { Fragment, type ReactNode } from 'react'
import { useSettings } from '@/domain/system'
import { CategoryShelf } from '@/features/games/CategoryShelf'
import { isGameType } from '@/features/games/categories'
import { FeatureGames } from '@/features/games/FeatureGames'
import { HotGames } from '@/features/games/HotGames'
import { AppDownload } from '@/features/home/AppDownload'
import { Promotions } from '@/features/home/Promotions'
import { InTurn } from '@/features/home/turns'
import { WhyUs } from '@/features/home/WhyUs'
import { Winners } from '@/features/home/Winners'
import { LargestPot } from '@/features/jackpot/LargestPot'
import type { VendorCategory } from '@/features/launch/sort-vendors'
import { useLaunchWindow } from '@/features/launch/use-launch'
import { MatchSchedule } from '@/features/matches/MatchSchedule'
import { merchantCode } from '@/shared/session'
import { lazyPart } from '@/shared/ui/lazy-part'
import { Nothing } from '@/shared/ui/missing'
import { NearView, WhenNear } from '@/shared/ui/NearView'
import { Tiles } from '../Tiles.tsx'
import { useVendorOf } from '../use-vendor-of.ts'
import styles from './HomeOverview.module.css'
import { RecentShelf } from './RecentShelf.tsx'
import { shelfOrder } from './shelf-order.ts'

const Footer = lazyPart(() => import('./Footer.tsx'), {
  missing: Nothing,
  waiting: <div style={{ minBlockSize: 1_400 }} />,
})

export interface HomeOverviewProps {
  turns: { hot: boolean; vendors: boolean; stars: boolean }
  /** Sorted categories with their vendors, once known. */
  categories: readonly VendorCategory[] | undefined
}

/** The home tab below the first view. */
export default function HomeOverview({ turns, categories }: HomeOverviewProps) {
  const settings = useSettings()
  const launchWindow = useLaunchWindow()
  const vendorOf = useVendorOf({ enabled: turns.vendors })
  const sections: Readonly<Partial<Record<HomeShelf, ReactNode>>> = {
    hot: <HotGames enabled={turns.hot} />,
    recent: <InTurn>{(come) => <Near>{(near) => <RecentShelf enabled={come} near={near} />}</Near>}</InTurn>,
    matches: (
      <InTurn>
        {(come) => (
          <MatchSchedule enabled={come} onPlay={(match) => launchWindow({ ...match, vassalage: match.vendor })} />
        )}
      </InTurn>
    ),
    new: <InTurn>{(come) => <Near>{(near) => <FeatureGames enabled={come} near={near} />}</Near>}</InTurn>,
    jackpot: <InTurn>{(come) => <LargestPot enabled={come} vendorOf={vendorOf} />}</InTurn>,
    promotions: <Promotions />,
    winners: <InTurn>{(come) => <Near>{(near) => <Winners enabled={come} near={near} />}</Near>}</InTurn>,
  }
  const first = SHELVES[merchantCode()] ?? []
  return (
    <Tiles origin="home" vendors={turns.vendors} stars={turns.stars}>
      <div className={styles.overview}>
        {shelfOrder(first, categories?.map(({ category }) => category).filter(isGameType)).map((name) => (
          <Fragment key={name}>{isGameType(name) ? <TypeShelf type={name} /> : sections[name]}</Fragment>
        ))}
        {settings && <WhyUs brand={settings.brand} vip={settings.vip.enabled} />}
        {settings && <AppDownload settings={settings} />}
        <NearView height={1_400}>
          <Footer categories={categories ?? []} />
        </NearView>
      </div>
    </Tiles>
  )
}

const TypeShelf = ({ type }: { type: GameType }) => (
  <InTurn>{(come) => <Near>{(near) => <CategoryShelf category={type} enabled={come} near={near} />}</Near>}</InTurn>
)

/** Lists are asked for from the start (HOME-001), and drawn when one comes near them. */
const Near = ({ children }: { children: (near: boolean) => ReactNode }) => (
  <WhenNear className={styles.place}>{children}</WhenNear>
)
