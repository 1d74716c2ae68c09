import { useText } from '@/shared/i18n'
import { Badge } from '@/shared/ui/Badge'
import styles from './RewardDot.module.css'
import { useUnclaimedRewards } from './use-unclaimed-rewards.ts'

/** Badge with the number of claimable rewards, inline or over an icon. */
export function RewardDot({ over }: { over?: boolean }) {
  const t = useText()
  const count = useUnclaimedRewards()
  if (count === 0) return null
  return (
    <span className={over ? styles.over : styles.beside}>
      <Badge count={count} label={t('shared:toClaim')} />
    </span>
  )
}
