import { useText } from '@/shared/i18n'
import styles from './Spinner.module.css'

/** Loading indicator of a page; after five seconds it says that loading is slow. */
export function Spinner() {
  const t = useText()
  return (
    <div className={styles.place} role="status">
      <span className={styles.spinner} />
      <span className="visually-hidden">{t('shared:state.loading')}</span>
      <span className={styles.slow}>{t('shared:state.slow')}</span>
    </div>
  )
}
