import { useText } from '@/shared/i18n'
import { Skeleton } from './Skeleton.tsx'
import styles from './Spinner.module.css'

/**
 * Placeholder of a page whose code is loading, in the shape that the page had before the app started; a spinner joins it
 * after a second, and after five it says that loading is slow.
 */
export function Spinner() {
  const t = useText()
  return (
    <div className={styles.place} role="status">
      <Skeleton height="140px" radius={20} />
      <Skeleton height="220px" radius={20} />
      <span className="visually-hidden">{t('shared:state.loading')}</span>
      <span className={styles.spinner} />
      <span className={styles.slow}>{t('shared:state.slow')}</span>
    </div>
  )
}
