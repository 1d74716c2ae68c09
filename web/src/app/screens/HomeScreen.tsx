import { hasContracts } from '@understudy/contracts/member-type'
import { useDeferredValue, useRef, useState } from 'react'
import { useFlags, useSettings } from '@/domain/system'
import { AnnouncementPopup } from '@/features/announcements/AnnouncementPopup'
import { NoticePopup } from '@/features/announcements/NoticePopup'
import { CategoryTabs } from '@/features/games/CategoryTabs'
import type { Category } from '@/features/games/categories'
import { useHotGames } from '@/features/games/games.queries'
import { BannerCarousel } from '@/features/home/BannerCarousel'
import { FreePlay } from '@/features/home/FreePlay'
import { useHomeBanners, useTickerNotices } from '@/features/home/home.queries'
import { NoticeTicker } from '@/features/home/NoticeTicker'
import { useOpenBanner } from '@/features/home/open-banner'
import { TurnsOfHome, useTurn } from '@/features/home/turns'
import { VipButton } from '@/features/home/VipButton'
import { useVendorCategories } from '@/features/launch/vendor-data'
import { useTestPlay } from '@/features/login/test-play'
import { BalancePanel } from '@/features/member/BalancePanel'
import { useText } from '@/shared/i18n'
import { useRole } from '@/shared/session'
import { lazyPart } from '@/shared/ui/lazy-part'
import { Nothing, OffersRetry } from '@/shared/ui/missing'
import styles from './home/HomeScreen.module.css'
import { ShelfPlaceholder } from './home/ShelfPlaceholder.tsx'
import { useHomeCategory } from './home/use-home-category.ts'

/** Offers nobody asked for: if their code cannot be loaded, the page goes on without them. */
const InstallOffers = lazyPart(() => import('@/features/install/InstallOffers'), { missing: Nothing })
const PendingPrompt = lazyPart(() => import('@/features/agent-contracts/PendingPrompt'), { missing: Nothing })
const CategoryHub = lazyPart(() => import('@/features/games/CategoryHub'), { missing: OffersRetry })
/** What a page is about: its shape stands there first. */
const below = { missing: OffersRetry, waiting: <ShelfPlaceholder /> }
const HomeOverview = lazyPart(() => import('./home/HomeOverview.tsx'), below)
const CategoryView = lazyPart(() => import('./home/CategoryView.tsx'), below)

export default function HomeScreen() {
  return (
    <TurnsOfHome>
      <Home />
    </TurnsOfHome>
  )
}

function Home() {
  const t = useText()
  const [category, choose] = useHomeCategory()
  const [hubOpen, setHubOpen] = useState(false)
  const [noticesOpen, setNoticesOpen] = useState(false)
  const [greeted, setGreeted] = useState(false)
  const menu = useRef<HTMLDivElement>(null)
  const turns = { hot: useTurn(), vendors: useTurn(), stars: useTurn() }
  // Asked for here, so that the answer does not wait for the code of the shelf.
  useHotGames({ enabled: turns.hot })
  // The shelves that come with them are drawn in pieces.
  const categories = useDeferredValue(useVendorCategories({ enabled: turns.vendors }))
  const known = categories?.map((one) => one.category)
  const settings = useSettings()
  const { agentPolicy } = useFlags()
  const { type } = useRole()
  const asksForContracts = agentPolicy && type !== undefined && hasContracts(type)

  const pick = (next: Category) => {
    choose(next)
    setHubOpen(false)
    // What is chosen begins under the menu, not where the last category was left.
    const top = menu.current?.offsetTop ?? 0
    if (scrollY > top) scrollTo({ top })
  }

  return (
    <div className={styles.home}>
      <h1 className="visually-hidden">{t('shell:title.home')}</h1>
      <Welcome />
      <NoticeTicker notices={useTickerNotices()} onOpen={() => setNoticesOpen(true)} />
      <div className={styles.banner}>
        <BannerCarousel banners={useHomeBanners()} onPick={useOpenBanner()} />
        {settings?.vip.enabled && <VipButton />}
      </div>
      <div ref={menu} />
      <div className={styles.tabs}>
        <CategoryTabs
          current={category}
          onPick={pick}
          known={known}
          hubOpen={hubOpen}
          onToggleHub={() => setHubOpen(!hubOpen)}
        />
      </div>
      {hubOpen && (
        <div className={styles.hub}>
          <CategoryHub current={category} onPick={pick} known={known} />
        </div>
      )}
      <div className={styles.games}>
        {category === 'HOME' ? (
          <HomeOverview turns={turns} categories={categories} />
        ) : (
          <CategoryView key={category} category={category} />
        )}
      </div>
      <NoticePopup open={noticesOpen} onClose={() => setNoticesOpen(false)} />
      <AnnouncementPopup onSettled={() => setGreeted(true)} />
      {greeted && <InstallOffers />}
      {greeted && asksForContracts && <PendingPrompt />}
    </div>
  )
}

/** Players see what they have, visitors how to try the games. */
function Welcome() {
  const { isGuest } = useRole()
  const settings = useSettings()
  const { freePlay } = useFlags()
  const { start } = useTestPlay()
  if (!isGuest) return <BalancePanel />
  return freePlay || !settings ? <FreePlay onStart={start} pending={!settings} /> : null
}
