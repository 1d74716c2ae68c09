import { useDates } from '@/shared/format/dates'
import styles from './DayBars.module.css'

interface DayBarsProps {
  /** Days, oldest first. */
  days: readonly { date: string; value: number }[]
  /** Accessible description of the chart, given the first and last day in words. */
  label: (from: string, to: string) => string
  /** Formats a value, beside the bar that is the highest or the lowest. */
  say: (value: number) => string
}

/** Bar chart of daily values above and below zero; a list nearby shows the same as text. */
export function DayBars({ days, label, say }: DayBarsProps) {
  const { calendar } = useDates()
  const values = days.map(({ value }) => value)
  const best = Math.max(0, ...values)
  const worst = Math.min(0, ...values)
  const height = best - worst
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last || height === 0) return null
  const extremes = new Set([best > 0 ? values.indexOf(best) : -1, worst < 0 ? values.indexOf(worst) : -1])
  const share = (amount: number) => `${(100 * amount) / height}%`
  const [from, to] = [calendar(first.date, 'day'), calendar(last.date, 'day')]
  return (
    <figure className={styles.figure}>
      <div className={styles.chart} role="img" aria-label={label(from, to)} style={{ '--zero': share(best) }}>
        {days.map(({ date, value }, index) => (
          <span key={date} className={styles.day}>
            {value !== 0 && (
              <span
                className={value > 0 ? styles.gain : styles.loss}
                style={{ insetBlockStart: share(best - Math.max(value, 0)), blockSize: share(Math.abs(value)) }}
              />
            )}
            {extremes.has(index) && (
              <span
                className={value > 0 ? styles.most : styles.least}
                data-towards={index < days.length / 2 ? 'end' : 'start'}
              >
                <bdi dir="ltr">{say(value)}</bdi>
              </span>
            )}
          </span>
        ))}
      </div>
      <figcaption className={styles.caption}>
        <span>{from}</span>
        <span>{to}</span>
      </figcaption>
    </figure>
  )
}
