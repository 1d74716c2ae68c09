import { useText } from '@/shared/i18n'
import styles from './Spinner.module.css'

/** A page on its way; it says so only after a moment, since most pages are there before. */
export function Spinner() {
  const t = useText()
  return (
    <div className={styles.place} role="status">
      <span className={styles.spinner} />
      <span className="visually-hidden">{t('shared:state.loading')}</span>
    </div>
  )
}
