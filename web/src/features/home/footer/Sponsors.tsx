import 'swiper/css'
import type { Resource } from '@understudy/contracts/system'
import { Pause, Play } from 'lucide-react'
import { useRef, useState } from 'react'
import type { Swiper as SwiperInstance } from 'swiper'
import { Swiper, SwiperSlide } from 'swiper/react'
import { useDirection, useText } from '@/shared/i18n'
import { TIMINGS } from '@/shared/timings'
import { IconButton } from '@/shared/ui/Button'
import { Picture } from '@/shared/ui/Picture'
import { useAutoplay } from '@/shared/ui/use-autoplay'
import { usePrefersStill } from '@/shared/ui/use-prefers-still'
import styles from './HomeFooter.module.css'

/** Spec §2: four in view, one further every 3 s, round and round. */
const IN_VIEW = 4

export function Sponsors({ sponsors }: { sponsors: readonly Resource[] }) {
  const t = useText()
  const dir = useDirection()
  const still = usePrefersStill()
  const [swiper, setSwiper] = useState<SwiperInstance>()
  const [paused, setPaused] = useState(still)
  const slides = useRef<HTMLElement>(null)
  const moves = sponsors.length > IN_VIEW
  useAutoplay({
    slides,
    every: TIMINGS.sponsorAutoplay,
    playing: moves && !paused,
    next: () => swiper?.slideNext(),
  })
  if (sponsors.length === 0) return null

  return (
    <section ref={slides}>
      <header className={styles.head}>
        <h2 className={styles.title}>{t('home:footer.sponsors')}</h2>
        {moves && (
          <IconButton
            className={styles.quiet}
            label={paused ? t('home:sponsors.play') : t('home:sponsors.pause')}
            icon={paused ? <Play size={16} /> : <Pause size={16} />}
            onClick={() => setPaused(!paused)}
          />
        )}
      </header>
      <Swiper key={dir} dir={dir} slidesPerView={IN_VIEW} spaceBetween={10} loop={moves} onSwiper={setSwiper}>
        {sponsors.map(({ url, title, image }) => (
          <SwiperSlide key={url}>
            <a href={url} target="_blank" rel="noopener noreferrer" className={styles.sponsor}>
              <Picture src={image} alt={title ?? ''} loading="lazy" fallback={title} />
              <span className="visually-hidden">({t('home:newTab')})</span>
            </a>
          </SwiperSlide>
        ))}
      </Swiper>
    </section>
  )
}
