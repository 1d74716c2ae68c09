import type { Banner } from '@understudy/contracts/announcements'
import { startTransition, useEffect, useState } from 'react'
import { useText } from '@/shared/i18n'
import { whenIdle } from '@/shared/idle'
import { lazyPart } from '@/shared/ui/lazy-part'
import { Skeleton } from '@/shared/ui/Skeleton'
import styles from './BannerCarousel.module.css'
import { BannerSlide } from './BannerSlide.tsx'

interface Banners {
  banners: readonly Banner[]
  onPick: (banner: Banner) => void
}

const First = ({ banners: [first], onPick }: Banners) => first && <BannerSlide banner={first} onPick={onPick} urgent />

const BannerSlider = lazyPart<Banners>(() => import('./BannerSlider.tsx'), { missing: First, waiting: First })

/** Milliseconds; the second banner follows after five seconds. */
const AFTER_THE_SHELVES = 1_500

interface BannerCarouselProps {
  /** Undefined while loading. */
  banners: readonly Banner[] | undefined
  /** Called with the tapped banner (HOME-005). */
  onPick: (banner: Banner) => void
}

/** Renders the first banner immediately; the carousel's code loads when the page is idle and replaces it in place. */
export function BannerCarousel({ banners, onPick }: BannerCarouselProps) {
  const t = useText()
  const [ready, setReady] = useState(false)
  useEffect(() => {
    // Not in the same render as the shelves, as the carousel measures itself and would force a layout of all of them.
    const timer = setTimeout(() => whenIdle(() => startTransition(() => setReady(true))), AFTER_THE_SHELVES)
    return () => clearTimeout(timer)
  }, [])

  if (banners?.length === 0) return null
  const [first] = banners ?? []
  const placeholder = first ? (
    <BannerSlide banner={first} onPick={onPick} urgent />
  ) : (
    <Skeleton height="100%" radius="inherit" />
  )
  return (
    <section
      className={styles.carousel}
      aria-roledescription={t('home:banners.carousel')}
      aria-label={t('home:banners.label')}
    >
      {banners && banners.length > 1 && ready ? <BannerSlider banners={banners} onPick={onPick} /> : placeholder}
    </section>
  )
}
