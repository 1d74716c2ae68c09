import { winners } from '@understudy/contracts/lobby'
import { Trophy } from 'lucide-react'
import { useSettings } from '@/domain/system'
import { STALE, useApiQuery } from '@/shared/api'
import { now } from '@/shared/clock'
import { useLocale, useText } from '@/shared/i18n'
import { classes } from '@/shared/ui/classes'
import { Money } from '@/shared/ui/Money'
import { breathing, Skeleton } from '@/shared/ui/Skeleton'
import styles from './Winners.module.css'

const SHOWN = 5

/** The latest large wins, as the platform tells them: names already masked. */
export function Winners({ enabled }: { enabled: boolean }) {
  const t = useText()
  const ago = useAgo()
  const symbol = useSettings()?.currencySymbol ?? ''
  const { data } = useApiQuery(winners, { query: { limitNum: SHOWN } }, { enabled, staleTime: STALE.short })
  if (data?.length === 0) return null
  return (
    <section className={styles.card} aria-labelledby="winners">
      <h2 id="winners" className={styles.title}>
        <Trophy size={20} aria-hidden="true" />
        {t('home:winners.title')}
      </h2>
      <ol className={classes(styles.list, !data && breathing)}>
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
          Array.from({ length: SHOWN }, (_, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: places that wait for wins
            <li key={`place-${place}`} className={styles.win}>
              <Skeleton width="60%" height={16} />
            </li>
          ))}
      </ol>
    </section>
  )
}

/** How long ago, in the largest unit that says enough. */
function useAgo() {
  const locale = useLocale()
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'auto', style: 'short' })
  return (time: number) => {
    const minutes = Math.round((time - now()) / 60_000)
    if (minutes > -60) return format.format(minutes, 'minute')
    if (minutes > -1_440) return format.format(Math.round(minutes / 60), 'hour')
    return format.format(Math.round(minutes / 1_440), 'day')
  }
}
