import { winners } from '@understudy/contracts/lobby'
import { Trophy } from 'lucide-react'
import { useSettings } from '@/domain/system'
import { failedOf, STALE, useApiQuery } from '@/shared/api'
import { useAgo } from '@/shared/format/relative'
import { useText } from '@/shared/i18n'
import { FailedLine } from '@/shared/query/FailedLine'
import { Card } from '@/shared/ui/Card'
import { classes } from '@/shared/ui/classes'
import { Money } from '@/shared/ui/Money'
import { SectionTitle } from '@/shared/ui/SectionTitle'
import { breathing, Skeleton } from '@/shared/ui/Skeleton'
import styles from './Winners.module.css'

const SHOWN = 5

/** The latest large wins; the platform has masked the names. Far from the viewport it is a static placeholder. */
export function Winners({ enabled, near = true }: { enabled: boolean; near?: boolean }) {
  const t = useText()
  const ago = useAgo()
  const symbol = useSettings()?.currencySymbol ?? ''
  const query = useApiQuery(winners, { query: { limitNum: SHOWN } }, { enabled, staleTime: STALE.short })
  const data = near ? query.data : undefined
  const failed = failedOf(query)
  if (data?.length === 0) return null
  return (
    <Card as="section" className={styles.card} aria-labelledby="winners">
      <SectionTitle id="winners" className={styles.title}>
        <Trophy size={20} aria-hidden="true" />
        {t('home:winners.title')}
      </SectionTitle>
      {failed && <FailedLine error={failed.error} onRetry={failed.retry} said={t('shared:state.loadFailed')} />}
      <ol className={classes(styles.list, near && !data && breathing)}>
        {data?.map(({ vo }) => (
          <li key={`${vo.userName} ${vo.wonAt} ${vo.gameName}`} className={styles.win}>
            <span className={styles.what}>
              <bdi className={styles.game}>{vo.gameName}</bdi>
              <span className={styles.who}>
                <bdi dir="ltr">{vo.userName}</bdi> · {ago(vo.wonAt)}
              </span>
            </span>
            <Money amount={vo.winAmount} symbol={symbol} decimals={0} className={styles.amount} />
          </li>
        ))}
        {!data &&
          !failed &&
          Array.from({ length: SHOWN }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: placeholders
            <li key={`place-${index}`} className={styles.win}>
              {near && <Skeleton width="60%" height={16} />}
            </li>
          ))}
      </ol>
    </Card>
  )
}
