import type { Banner } from '@understudy/contracts/announcements'
import { useText } from '@/shared/i18n'
import { Picture } from '@/shared/ui/Picture'
import styles from './BannerCarousel.module.css'

interface BannerSlideProps {
  banner: Banner
  onPick: (banner: Banner) => void
  /** Whether it is in the first view. */
  urgent?: boolean
  /** False delays its picture; the text is shown. */
  pictured?: boolean
}

/** A banner: picture with text; a button only if it has a link. */
export function BannerSlide({ banner, onPick, urgent, pictured = true }: BannerSlideProps) {
  const t = useText()
  const content = (
    <>
      <Picture
        src={pictured ? banner.url : undefined}
        alt=""
        className={styles.picture}
        fetchPriority={urgent ? 'high' : 'auto'}
        decoding={urgent ? 'sync' : 'async'}
        draggable={false}
      />
      <span className={styles.text} dir="auto">
        <strong className={styles.title}>{banner.title}</strong>
        <span className={styles.subtitle}>{banner.subtitle}</span>
        {banner.link && (
          <span className={styles.more} aria-hidden="true">
            {t('home:banners.more')}
          </span>
        )}
      </span>
    </>
  )
  if (!banner.link) return <div className={styles.slide}>{content}</div>
  return (
    <button type="button" className={styles.slide} onClick={() => onPick(banner)}>
      {content}
    </button>
  )
}
