import { now } from '@/shared/clock'
import { useLocale, useText } from '@/shared/i18n'
import styles from './MatchCard.module.css'

const dayOf = (time: number) => new Date(time).toDateString()

/** The start: the day by weekday and month, and HH:mm; today and tomorrow are said so. */
export function MatchTime({ time }: { time: number }) {
  const t = useText()
  const locale = useLocale()
  const day = new Intl.DateTimeFormat(locale, { weekday: 'short', day: 'numeric', month: 'long' }).format(time)
  const clock = new Intl.DateTimeFormat('en', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(time)
  const today = now()
  const near =
    dayOf(time) === dayOf(today)
      ? t('matches:today')
      : dayOf(time) === dayOf(today + 86_400_000)
        ? t('matches:tomorrow')
        : undefined
  return (
    <time dateTime={new Date(time).toISOString()} className={styles.time}>
      {near && <span className={styles.near}>{near}</span>}
      <span>{day}</span>
      <bdi dir="ltr" className={styles.clock}>
        {clock}
      </bdi>
    </time>
  )
}
