import { moneyText } from '@/shared/format/money'
import { useText } from '@/shared/i18n'
import { paths } from '@/shared/navigation'
import { Link } from '@/shared/navigation/Link'
import { Muted } from '@/shared/ui/Muted'
import { Progress } from '@/shared/ui/Progress'
import styles from './NextLevel.module.css'
import { useStanding } from './vip.queries.ts'

/** Progress to the next VIP level, in one line that leads to the benefits; nothing on the last level. */
export function NextLevel({ symbol }: { symbol: string }) {
  const t = useText()
  const { data } = useStanding()
  if (!data || data.nextRankName === '') return null
  const { level, totalTurnover } = data
  const remaining = Math.max(0, Math.ceil(totalTurnover.expected - totalTurnover.actual))
  const label = t('vip:standing.left', { amount: moneyText(symbol, remaining, 0), level: level + 1 })
  return (
    <Link to={paths.vipBenefits()} className={styles.next}>
      <Progress value={totalTurnover.actual} max={totalTurnover.expected} label={label} />
      <Muted as="span" aria-hidden="true">
        {label}
      </Muted>
    </Link>
  )
}
