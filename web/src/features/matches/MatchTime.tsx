import { now } from '@/shared/clock'
import { localDay, useDates } from '@/shared/format/dates'
import { useText } from '@/shared/i18n'
import styles from './MatchCard.module.css'

/** Start time of a match: weekday, date and HH:mm; "today" and "tomorrow" if applicable. */
export function MatchTime({ time }: { time: number }) {
  const t = useText()
  const { local } = useDates()
  const today = now()
  const near =
    localDay(time) === localDay(today)
      ? t('matches:today')
      : localDay(time) === localDay(today + 86_400_000)
        ? t('matches:tomorrow')
        : undefined
  return (
    <time dateTime={new Date(time).toISOString()} className={styles.time}>
      {near && <span className={styles.near}>{near}</span>}
      <span>{local(time, 'shortWeekday')}</span>
      <bdi dir="ltr" className={styles.clock}>
        {local(time, 'time')}
      </bdi>
    </time>
  )
}
