import type { ReplyOf } from '@understudy/contracts/endpoint'
import type { nearIssues } from '@understudy/contracts/lottery'
import { useNow } from '@/shared/clock/use-now'
import { useDates } from '@/shared/format/dates'
import { countdown, isDaysAway, isoDuration } from '@/shared/format/duration'
import { useText } from '@/shared/i18n'
import styles from './TimeLeft.module.css'

/** Countdown until betting on the current issue closes, then until its draw. */
export function TimeLeft({ near }: { near: ReplyOf<typeof nearIssues> }) {
  const t = useText()
  const time = useNow()
  const { merchant } = useDates()
  const { drawTime, lockTime, isSale } = near.currentNumero
  const closes = drawTime - lockTime * 1_000
  const open = isSale && time < closes
  const remaining = (open ? closes : drawTime) - time
  const far = isDaysAway(remaining)
  const what = remaining <= 0 ? 'drawing' : far ? 'closesOn' : open ? 'closesIn' : 'drawIn'
  return (
    <p className={styles.clock} data-urgent={open && remaining <= 10_000}>
      <span>{t(`lotto:issue.${what}`)}</span>
      {far ? (
        <time dateTime={new Date(closes).toISOString()} className={styles.day}>
          {merchant(closes, 'longWeekdayTime')}
        </time>
      ) : (
        <time role="timer" dateTime={isoDuration(remaining)} dir="ltr" className={styles.digits}>
          {countdown(remaining)}
        </time>
      )}
    </p>
  )
}
