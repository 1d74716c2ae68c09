import type { MemberInfo } from '@understudy/contracts/member'
import { vipLabel, vipNumber } from '@/domain/member'
import { useText } from '@/shared/i18n'
import { paths } from '@/shared/navigation'
import { OpenLink } from '@/shared/navigation/OpenLink'
import styles from './VipBadge.module.css'

/** The member's VIP level with a link to its benefits; nothing without a level. */
export function VipBadge({ member, onFollow }: { member: MemberInfo | undefined; onFollow?: () => void }) {
  const t = useText()
  const label = vipLabel(member)
  if (!label) return null
  // Labels are codes such as VIP6, but a merchant may use other names.
  const level = vipNumber(member)
  const name = level ? t('member:vip', { level }) : label
  return (
    <OpenLink
      to={paths.vipBenefits()}
      className={styles.badge}
      aria-label={t('member:vipBenefits', { vip: name })}
      onClick={onFollow}
    >
      <span className={styles.chip}>{name}</span>
    </OpenLink>
  )
}
