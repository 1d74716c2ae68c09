import type { Banner } from '@understudy/contracts/announcements'
import { Picture } from '@/shared/ui/Picture'
import styles from './BannerCarousel.module.css'

interface BannerSlideProps {
  banner: Banner
  onPick: (banner: Banner) => void
  /** The one in the first view. */
  urgent?: boolean
  /** Its picture comes later when this is false; its words are there. */
  pictured?: boolean
}

/** A scene with its text over it; one that leads nowhere is no button. */
export function BannerSlide({ banner, onPick, urgent, pictured = true }: BannerSlideProps) {
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
