import type { Resource } from '@understudy/contracts/system'
import { useText } from '@/shared/i18n'
import { TIMINGS } from '@/shared/timings'
import { CarouselPause } from '@/shared/ui/Carousel'
import { CarouselTrack } from '@/shared/ui/CarouselTrack'
import { Picture } from '@/shared/ui/Picture'
import { useCarousel } from '@/shared/ui/use-carousel'
import styles from './HomeFooter.module.css'

/** Sponsors carousel (spec §2): four in view, moves by one every 3 s, wraps around. */
const IN_VIEW = 4

export function Sponsors({ sponsors }: { sponsors: readonly Resource[] }) {
  const t = useText()
  const moves = sponsors.length > IN_VIEW
  const carousel = useCarousel({
    count: sponsors.length,
    endless: moves,
    ...(moves && { every: TIMINGS.sponsorAutoplay }),
  })
  if (sponsors.length === 0) return null

  const last = carousel.index + IN_VIEW
  const inView = (slide: number) => slide >= carousel.index && slide < last
  return (
    <section>
      <header className={styles.head}>
        <h2 className={styles.title}>{t('home:footer.sponsors')}</h2>
        {moves && (
          <CarouselPause
            carousel={carousel}
            className={styles.quiet}
            labels={{ pause: t('home:sponsors.pause'), play: t('home:sponsors.play') }}
          />
        )}
      </header>
      <CarouselTrack carousel={carousel} className={styles.sponsors} list>
        {sponsors.map((sponsor, index) => (
          <li key={sponsor.url} className={styles.slide}>
            {/* Copies of the first slides, for wrapping around. */}
            <Sponsor sponsor={sponsor} inert={!inView(index) && !inView(index + sponsors.length)} />
          </li>
        ))}
        {moves &&
          sponsors.slice(0, IN_VIEW).map((sponsor) => (
            <li key={`copy ${sponsor.url}`} aria-hidden="true" className={styles.slide}>
              <Sponsor sponsor={sponsor} inert />
            </li>
          ))}
      </CarouselTrack>
    </section>
  )
}

function Sponsor({ sponsor: { url, title, image }, inert }: { sponsor: Resource; inert: boolean }) {
  const t = useText()
  return (
    <a href={url} target="_blank" rel="noopener noreferrer" className={styles.sponsor} inert={inert}>
      <Picture src={image} alt={title ?? ''} loading="lazy" fallback={title} />
      <span className="visually-hidden">({t('home:newTab')})</span>
    </a>
  )
}
