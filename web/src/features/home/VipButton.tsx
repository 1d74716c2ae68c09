import { Crown } from 'lucide-react'
import { useText } from '@/shared/i18n'
import { paths } from '@/shared/navigation'
import { OpenLink } from '@/shared/navigation/OpenLink'
import styles from './VipButton.module.css'

/** Floats over home and leads to the VIP benefits (HOME-037). */
export function VipButton() {
  const t = useText()
  return (
    <div className={styles.column}>
      <OpenLink to={paths.vipBenefits()} className={styles.vip} aria-label={t('home:vip')}>
        <Crown size={24} aria-hidden="true" />
      </OpenLink>
    </div>
  )
}
