import type { ProfitDay } from '@understudy/contracts/records'
import { useDates } from '@/shared/format/dates'
import { formatAmount } from '@/shared/format/money'
import { useText } from '@/shared/i18n'
import styles from './ResultChart.module.css'

interface ResultChartProps {
  /** The oldest first. */
  days: readonly ProfitDay[]
  symbol: string
}

/** The profit or loss of each day as a bar above or below nothing; the list under it says the same in figures. */
export function ResultChart({ days, symbol }: ResultChartProps) {
  const t = useText()
  const { calendar } = useDates()
  const profits = days.map(({ profit }) => profit)
  const best = Math.max(0, ...profits)
  const worst = Math.min(0, ...profits)
  const height = best - worst
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last || height === 0) return null
  const share = (amount: number) => `${(100 * amount) / height}%`
  const dayOf = ({ balanceDate }: ProfitDay) => calendar(balanceDate, 'day')
  return (
    <figure className={styles.figure}>
      <div
        className={styles.chart}
        role="img"
        aria-label={t('records:pnl.chart', { from: dayOf(first), to: dayOf(last) })}
        style={{ '--zero': share(best) }}
      >
        {days.map(({ balanceDate, profit }) => (
          <span key={balanceDate} className={styles.day}>
            {profit !== 0 && (
              <span
                className={profit > 0 ? styles.gain : styles.loss}
                style={{ insetBlockStart: share(best - Math.max(profit, 0)), blockSize: share(Math.abs(profit)) }}
              />
            )}
          </span>
        ))}
      </div>
      <figcaption className={styles.caption}>
        <span>{dayOf(first)}</span>
        <span className={styles.extremes}>
          {best > 0 && <bdi dir="ltr">{`+${symbol} ${formatAmount(best, 0)}`}</bdi>}
          {worst < 0 && <bdi dir="ltr">{`−${symbol} ${formatAmount(-worst, 0)}`}</bdi>}
        </span>
        <span>{dayOf(last)}</span>
      </figcaption>
    </figure>
  )
}
