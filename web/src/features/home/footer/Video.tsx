import { Play } from 'lucide-react'
import { useText } from '@/shared/i18n'
import styles from './HomeFooter.module.css'

/** Preview picture of a video, which opens in a new tab; nothing is loaded from a third party before (HOME-025). */
export function Video({ url, title }: { url: string; title?: string }) {
  const t = useText()
  return (
    <section>
      <h2 className={styles.title}>{t('home:footer.video')}</h2>
      <a href={url} target="_blank" rel="noopener noreferrer" className={styles.video}>
        <svg viewBox="0 0 320 180" preserveAspectRatio="xMidYMid slice" className={styles.still} aria-hidden="true">
          <circle cx="236" cy="62" r="30" className={styles.sun} />
          <path d="M0 130l70-58 54 42 66-74 60 62 70-40v118H0z" className={styles.far} />
          <path d="M0 150c60-30 110 12 170-8s90-14 150 2v36H0z" className={styles.near} />
        </svg>
        <span className={styles.playMark}>
          <Play size={26} fill="currentColor" aria-hidden="true" />
        </span>
        <span className="visually-hidden">
          {t('home:footer.watch', { title: title ?? '' })} ({t('home:newTab')})
        </span>
      </a>
    </section>
  )
}
