import 'swiper/css'
import type { Resource } from '@understudy/contracts/system'
import { Pause, Play } from 'lucide-react'
import { useState } from 'react'
import type { Swiper as SwiperInstance } from 'swiper'
import { Autoplay } from 'swiper/modules'
import { Swiper, SwiperSlide } from 'swiper/react'
import { useDirection, useText } from '@/shared/i18n'
import { TIMINGS } from '@/shared/timings'
import { IconButton } from '@/shared/ui/Button'
import { Picture } from '@/shared/ui/Picture'
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
  if (sponsors.length === 0) return null
  const moves = sponsors.length > IN_VIEW

  const toggle = () => {
    if (paused) swiper?.autoplay.start()
    else swiper?.autoplay.stop()
    setPaused(!paused)
  }

  return (
    <section>
      <header className={styles.head}>
        <h2 className={styles.title}>{t('home:footer.sponsors')}</h2>
        {moves && (
          <IconButton
            className={styles.quiet}
            label={paused ? t('home:sponsors.play') : t('home:sponsors.pause')}
            icon={paused ? <Play size={16} /> : <Pause size={16} />}
            onClick={toggle}
          />
        )}
      </header>
      <Swiper
        key={dir}
        dir={dir}
        modules={[Autoplay]}
        slidesPerView={IN_VIEW}
        spaceBetween={10}
        loop={moves}
        autoplay={moves && !still && { delay: TIMINGS.sponsorAutoplay, disableOnInteraction: false }}
        onSwiper={setSwiper}
      >
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
