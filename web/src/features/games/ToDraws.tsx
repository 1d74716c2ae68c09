import { ChevronRight, Ticket } from 'lucide-react'
import { useText } from '@/shared/i18n'
import { paths } from '@/shared/navigation'
import { Link } from '@/shared/navigation/Link'
import styles from './ToDraws.module.css'

/** Link to the lottery lobby. */
export function ToDraws() {
  const t = useText()
  return (
    <Link to={paths.lottery()} className={styles.way}>
      <Ticket size={22} aria-hidden="true" className={styles.icon} />
      <span className={styles.label}>{t('games:toDraws')}</span>
      <ChevronRight size={20} aria-hidden="true" className="mirrored" />
    </Link>
  )
}
