import { paths } from '@/shared/navigation'
import { Link } from '@/shared/navigation/Link'
import { Muted } from '@/shared/ui/Muted'
import { Progress } from '@/shared/ui/Progress'
import styles from './NextLevel.module.css'
import { useNextLevel } from './vip.queries.ts'

/** Progress to the next VIP level, in one line that leads to the benefits; nothing on the last level. */
export function NextLevel({ symbol }: { symbol: string }) {
  const { level } = useNextLevel(symbol)
  if (!level) return null
  return (
    <Link to={paths.vipBenefits()} className={styles.next}>
      <Progress value={level.actual} max={level.expected} label={level.label} />
      <Muted as="span" aria-hidden="true">
        {level.label}
      </Muted>
    </Link>
  )
}
