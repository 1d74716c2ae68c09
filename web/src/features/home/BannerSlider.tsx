import 'swiper/css'
import type { Banner } from '@understudy/contracts/announcements'
import { Pause, Play } from 'lucide-react'
import { type PointerEvent, useRef, useState } from 'react'
import type { Swiper as SwiperInstance } from 'swiper'
import { Swiper, SwiperSlide } from 'swiper/react'
import { useDirection, useText } from '@/shared/i18n'
import { TIMINGS } from '@/shared/timings'
import { IconButton } from '@/shared/ui/Button'
import { useAutoplay } from '@/shared/ui/use-autoplay'
import { usePrefersStill } from '@/shared/ui/use-prefers-still'
import { useReached } from '@/shared/ui/use-reached'
import styles from './BannerCarousel.module.css'
import { BannerSlide } from './BannerSlide.tsx'

/** Pixels between slides; spec §2. */
const GAP = 10

interface BannerSliderProps {
  banners: readonly Banner[]
  onPick: (banner: Banner) => void
}

/** Carousel of several banners: wraps around every 5 s until paused. */
export default function BannerSlider({ banners, onPick }: BannerSliderProps) {
  const t = useText()
  const dir = useDirection()
  const prefersStill = usePrefersStill()
  const [swiper, setSwiper] = useState<SwiperInstance>()
  const [index, setIndex] = useState(0)
  const [paused, setPaused] = useState(prefersStill)
  const [hovered, setHovered] = useState(false)
  const slides = useRef<HTMLDivElement>(null)
  // Own timer: the library's autoplay module requests an animation frame sixty times a second as long as the page is open.
  useAutoplay({ slides, every: TIMINGS.autoplay, playing: !paused && !hovered, next: () => swiper?.slideNext() })
  // Pictures load one slide ahead, and all of them on interaction.
  const reached = useReached(slides)
  const [furthest, setFurthest] = useState(0)
  const hover = (is: boolean) => (event: PointerEvent) => event.pointerType === 'mouse' && setHovered(is)

  return (
    <>
      <div ref={slides} className={styles.slider} onPointerEnter={hover(true)} onPointerLeave={hover(false)}>
        <Swiper
          // Remounted on a change of direction, which the slider does not support.
          key={dir}
          dir={dir}
          className={styles.slider}
          loop={banners.length > 1}
          spaceBetween={GAP}
          onSwiper={setSwiper}
          onSlideChange={({ realIndex }) => {
            setIndex(realIndex)
            setFurthest((before) => Math.max(before, realIndex))
          }}
        >
          {banners.map((banner, index) => (
            <SwiperSlide
              key={banner.id}
              role="group"
              aria-roledescription={t('home:banners.slide')}
              aria-label={t('home:banners.place', { place: index + 1, count: banners.length })}
            >
              {({ isActive }) => (
                <div inert={!isActive} className={styles.frame}>
                  <BannerSlide
                    banner={banner}
                    onPick={onPick}
                    urgent={index === 0}
                    pictured={reached || index <= furthest + 1}
                  />
                </div>
              )}
            </SwiperSlide>
          ))}
        </Swiper>
      </div>
      <div className={styles.controls}>
        <span className={styles.dots} aria-hidden="true">
          {banners.map(({ id }, at) => (
            <span key={id} className={styles.dot} data-active={at === index} />
          ))}
        </span>
        <IconButton
          className={styles.pause}
          label={paused ? t('home:banners.play') : t('home:banners.pause')}
          icon={paused ? <Play size={14} fill="currentColor" /> : <Pause size={14} fill="currentColor" />}
          onClick={() => setPaused(!paused)}
        />
      </div>
    </>
  )
}
