import { Crown } from 'lucide-react'
import { useText } from '@/shared/i18n'
import { paths } from '@/shared/navigation'
import { OpenLink } from '@/shared/navigation/OpenLink'
import styles from './VipButton.module.css'

/** Floating button that covers neither picture nor text and links to the VIP benefits (HOME-037). */
export function VipButton() {
  const t = useText()
  return (
    <OpenLink to={paths.vipBenefits()} className={styles.vip} aria-label={t('home:vip')}>
      <Crown size={22} aria-hidden="true" />
    </OpenLink>
  )
}
