import { X } from 'lucide-react'
import { useSettings } from '@/domain/system'
import { BrandMark } from '@/domain/system/BrandMark'
import { useText } from '@/shared/i18n'
import { paths } from '@/shared/navigation'
import { Link } from '@/shared/navigation/Link'
import { IconButton } from '@/shared/ui/Button'
import { useInSight } from '@/shared/ui/use-in-sight'
import styles from './DownloadBar.module.css'

/** Download bar above the bottom menu, below the first screen, whose games it would cover, until it is dismissed (POPUP-018). */
export function DownloadBar({ onDismiss }: { onDismiss: () => void }) {
  const t = useText()
  const brand = useSettings()?.brand ?? ''
  const [firstScreen, isFirstScreen] = useInSight<HTMLSpanElement>(true)
  return (
    <>
      <span ref={firstScreen} className={styles.first} aria-hidden="true" />
      {!isFirstScreen && (
        <aside data-download-bar className={styles.bar} aria-label={t('install:bar.label')}>
          <BrandMark size={36} />
          <p className={styles.text}>{t('install:bar.text', { brand })}</p>
          <Link className={styles.go} to={paths.app()}>
            {t('install:bar.go')}
          </Link>
          <IconButton label={t('install:bar.dismiss')} icon={<X size={20} />} onClick={onDismiss} />
        </aside>
      )}
    </>
  )
}
