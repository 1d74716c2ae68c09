import { SHELVES } from 'virtual:merchant-shelves'
import type { GameType } from '@understudy/contracts/fields'
import type { HomeShelf } from '@understudy/contracts/home-shelves'
import { Fragment, memo, type ReactNode } from 'react'
import { useSettings } from '@/domain/system'
import { CategoryShelf } from '@/features/games/CategoryShelf'
import { isGameType } from '@/features/games/categories'
import { FeatureGames } from '@/features/games/FeatureGames'
import { HotGames } from '@/features/games/HotGames'
import { useTileParts } from '@/features/games/tile-parts'
import { AppDownload } from '@/features/home/AppDownload'
import { Promotions } from '@/features/home/Promotions'
import { Queued } from '@/features/home/RequestQueue'
import { WhyUs } from '@/features/home/WhyUs'
import { Winners } from '@/features/home/Winners'
import { LargestPot } from '@/features/jackpot/LargestPot'
import type { VendorCategory } from '@/features/launch/sort-vendors'
import { useLaunchWindow } from '@/features/launch/use-launch'
import { MatchSchedule } from '@/features/matches/MatchSchedule'
import { merchantCode } from '@/shared/session'
import { NearView, WhenNear } from '@/shared/ui/NearView'
import { Tiles } from '../Tiles.tsx'
import { Footer } from './Footer.tsx'
import styles from './HomeOverview.module.css'
import { RecentShelf } from './RecentShelf.tsx'
import { shelfOrder } from './shelf-order.ts'

export interface HomeOverviewProps {
  turns: { new: boolean; hot: boolean; vendors: boolean; stars: boolean }
  /** Sorted categories with their vendors, once loaded. */
  categories: readonly VendorCategory[] | undefined
}

/** Memoized elements, so that a shelf re-renders with its own reply and not with the page. */
const SECTIONS: Readonly<Partial<Record<HomeShelf, ReactNode>>> = {
  matches: <Queued>{(isTurn) => <Matches enabled={isTurn} />}</Queued>,
  jackpot: <Queued>{(isTurn) => <Pot enabled={isTurn} />}</Queued>,
  promotions: <Promotions />,
  winners: <Queued>{(isTurn) => <Near>{(near) => <Winners enabled={isTurn} near={near} />}</Near>}</Queued>,
}

/** The home tab below the first view. */
export default function HomeOverview({ turns, categories }: HomeOverviewProps) {
  const first = SHELVES[merchantCode()] ?? []
  return (
    <Tiles origin="home" vendors={turns.vendors} stars={turns.stars}>
      <div className={styles.overview}>
        {shelfOrder(first, categories?.map(({ category }) => category).filter(isGameType)).map((name, index) => (
          <Fragment key={name}>
            {isGameType(name) ? (
              <TypeShelf type={name} />
            ) : name === 'recent' ? (
              <Recent isFirst={index === 0} />
            ) : name === 'hot' ? (
              <Hot enabled={turns.hot} />
            ) : name === 'new' ? (
              <New enabled={turns.new} />
            ) : (
              SECTIONS[name]
            )}
          </Fragment>
        ))}
        <House />
        <NearView height={1_400}>
          <Footer categories={categories ?? []} />
        </NearView>
      </div>
    </Tiles>
  )
}

const Hot = memo(HotGames)
const New = memo(FeatureGames)

const Recent = memo(({ isFirst }: { isFirst: boolean }) => (
  <Queued>{(isTurn) => <Near>{(near) => <RecentShelf enabled={isTurn} near={near} large={isFirst} />}</Near>}</Queued>
))

const TypeShelf = memo(({ type }: { type: GameType }) => (
  <Queued>{(isTurn) => <Near>{(near) => <CategoryShelf category={type} enabled={isTurn} near={near} />}</Near>}</Queued>
))

function Matches({ enabled }: { enabled: boolean }) {
  const launchWindow = useLaunchWindow()
  return <MatchSchedule enabled={enabled} onPlay={(match) => launchWindow({ ...match, vassalage: match.vendor })} />
}

const Pot = ({ enabled }: { enabled: boolean }) => <LargestPot enabled={enabled} vendorOf={useTileParts().vendorOf} />

/** The merchant's slogans. */
const House = memo(() => {
  const settings = useSettings()
  if (!settings) return null
  return (
    <>
      <WhyUs brand={settings.brand} vip={settings.vip.enabled} />
      <AppDownload settings={settings} />
    </>
  )
})

/** Lists are requested from the start (HOME-001), and rendered when they come near the viewport. */
function Near({ children }: { children: (near: boolean) => ReactNode }) {
  return <WhenNear className={styles.place}>{children}</WhenNear>
}
