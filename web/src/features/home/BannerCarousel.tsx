import type { Banner } from '@understudy/contracts/announcements'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useText } from '@/shared/i18n'
import { Skeleton } from '@/shared/ui/Skeleton'
import styles from './BannerCarousel.module.css'
import { BannerSlide } from './BannerSlide.tsx'

const BannerSlider = lazy(() => import('./BannerSlider.tsx'))

const whenIdle = (work: () => void) =>
  typeof requestIdleCallback === 'function' ? requestIdleCallback(work, { timeout: 3_000 }) : setTimeout(work, 500)

interface BannerCarouselProps {
  /** Undefined while they are on their way. */
  banners: readonly Banner[] | undefined
  /** Gets the banner that was tapped (HOME-005). */
  onPick: (banner: Banner) => void
}

/** The first banner at once; what makes it a carousel arrives behind it, in the same place, once the page rests. */
export function BannerCarousel({ banners, onPick }: BannerCarouselProps) {
  const t = useText()
  const [ready, setReady] = useState(false)
  useEffect(() => void whenIdle(() => setReady(true)), [])

  if (banners?.length === 0) return null
  const [first] = banners ?? []
  const still = first ? (
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
      {banners && banners.length > 1 && ready ? (
        <Suspense fallback={still}>
          <BannerSlider banners={banners} onPick={onPick} />
        </Suspense>
      ) : (
        still
      )}
    </section>
  )
}
