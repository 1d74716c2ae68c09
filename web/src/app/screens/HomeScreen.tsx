import { hasContracts } from '@understudy/contracts/member-type'
import { useDeferredValue, useRef, useState } from 'react'
import { useFlags, useSettings, useStatus } from '@/domain/system'
import { AnnouncementPopup } from '@/features/announcements/AnnouncementPopup'
import { NoticePopup } from '@/features/announcements/NoticePopup'
import { CategoryHub } from '@/features/games/CategoryHub'
import { CategoryTabs } from '@/features/games/CategoryTabs'
import type { Category } from '@/features/games/categories'
import { useNewGames } from '@/features/games/games.queries'
import { BannerCarousel } from '@/features/home/BannerCarousel'
import { FreePlay } from '@/features/home/FreePlay'
import { useHomeBanners, useTickerNotices } from '@/features/home/home.queries'
import { NoticeTicker } from '@/features/home/NoticeTicker'
import { useOpenBanner } from '@/features/home/open-banner'
import { RequestQueue, useRequestTurn } from '@/features/home/RequestQueue'
import { VipButton } from '@/features/home/VipButton'
import { useVendorCategories } from '@/features/launch/vendor-data'
import { useTestPlay } from '@/features/login/test-play'
import { BalancePanel } from '@/features/member/BalancePanel'
import { useText } from '@/shared/i18n'
import { useRole } from '@/shared/session'
import { lazyPart } from '@/shared/ui/lazy-part'
import { Nothing, RetryOnError } from '@/shared/ui/load-fallbacks'
import styles from './home/HomeScreen.module.css'
import { NextStepPlace } from './home/NextStepPlace.tsx'
import { ShelfPlaceholder } from './home/ShelfPlaceholder.tsx'
import { useHomeCategory } from './home/use-home-category.ts'

/** Essential content, with a placeholder of the same shape. */
const below = { missing: RetryOnError, waiting: <ShelfPlaceholder /> }
const HomeOverview = lazyPart(() => import('./home/HomeOverview.tsx'), below)
const CategoryView = lazyPart(() => import('./home/CategoryView.tsx'), below)
const NextStep = lazyPart(() => import('./home/NextStep.tsx'), { missing: Nothing, waiting: <NextStepPlace /> })
const InstallOffers = lazyPart(() => import('@/features/install/InstallOffers'), { missing: Nothing })
const PendingPrompt = lazyPart(() => import('@/features/agent-contracts/PendingPrompt'), { missing: Nothing })

/** Home. Each part has its own queries, so that a reply re-renders that part and not the page. */
export default function HomeScreen() {
  const t = useText()
  return (
    <RequestQueue>
      <div className={styles.home}>
        <h1 className="visually-hidden">{t('shell:title.home')}</h1>
        <Welcome />
        <Notices />
        <Banner />
        <Games />
        <Greetings />
      </div>
    </RequestQueue>
  )
}

/** Players see their balance and their next step, visitors the free trial. */
function Welcome() {
  const { isGuest, isTrial } = useRole()
  const { data, isError } = useStatus()
  const { freePlay } = useFlags()
  const { start } = useTestPlay()
  if (!isGuest) return <BalancePanel>{!isTrial && <NextStep />}</BalancePanel>
  const isPending = !data && !isError
  return freePlay || isPending ? <FreePlay onStart={start} pending={isPending} /> : null
}

function Notices() {
  const settings = useSettings()
  const [open, setOpen] = useState(false)
  return (
    <div className={styles.notices}>
      <NoticeTicker notices={useTickerNotices()} onOpen={() => setOpen(true)} />
      {settings?.vip.enabled && <VipButton />}
      <NoticePopup open={open} onClose={() => setOpen(false)} />
    </div>
  )
}

function Banner() {
  return (
    <div className={styles.banner}>
      <BannerCarousel banners={useHomeBanners()} onPick={useOpenBanner()} />
    </div>
  )
}

/** The category tabs, and below them the overview or the games of one category. */
function Games() {
  const [category, choose] = useHomeCategory()
  const [hubOpen, setHubOpen] = useState(false)
  const menu = useRef<HTMLDivElement>(null)
  const turns = { new: useRequestTurn(), hot: useRequestTurn(), vendors: useRequestTurn(), stars: useRequestTurn() }
  // A transition, as rendering the shelves takes long.
  const categories = useDeferredValue(useVendorCategories({ enabled: turns.vendors }))
  const categoryNames = categories?.map((one) => one.category)

  const pick = (next: Category) => {
    choose(next)
    setHubOpen(false)
    // Scrolls to the start of the selected category instead of keeping the position of the last one.
    const top = menu.current?.offsetTop ?? 0
    if (scrollY > top) scrollTo({ top })
  }

  return (
    <>
      <FirstGamesSoon enabled={turns.new} />
      <div ref={menu} />
      <div className={styles.tabs}>
        <CategoryTabs
          current={category}
          onPick={pick}
          known={categoryNames}
          hubOpen={hubOpen}
          onToggleHub={() => setHubOpen(!hubOpen)}
        />
      </div>
      {hubOpen && (
        <div className={styles.hub}>
          <CategoryHub current={category} onPick={pick} known={categoryNames} />
        </div>
      )}
      <div className={styles.games}>
        {category === 'HOME' ? (
          <HomeOverview turns={turns} categories={categories} />
        ) : (
          <CategoryView key={category} category={category} />
        )}
      </div>
    </>
  )
}

/** Prefetches the games of the first shelf, in parallel with the shelf's code. */
function FirstGamesSoon({ enabled }: { enabled: boolean }) {
  useNewGames({ enabled })
  return null
}

/** Popups on home, one after the other. */
function Greetings() {
  const [greeted, setGreeted] = useState(false)
  const { agentPolicy } = useFlags()
  const { type } = useRole()
  const asksForContracts = agentPolicy && type !== undefined && hasContracts(type)
  return (
    <>
      <AnnouncementPopup onSettled={() => setGreeted(true)} />
      {greeted && <InstallOffers />}
      {greeted && asksForContracts && <PendingPrompt />}
    </>
  )
}
