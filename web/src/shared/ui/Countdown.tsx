import { useNow } from '@/shared/clock/use-now'
import { countdown, isoDuration } from '@/shared/format/duration'

/** Countdown to a time of the world; `role=timer` keeps screen readers from announcing every second. */
export function Countdown({ until, label, className }: { until: number; label?: string; className?: string }) {
  const remaining = until - useNow()
  return (
    <time role="timer" aria-label={label} dateTime={isoDuration(remaining)} dir="ltr" className={className}>
      {countdown(remaining)}
    </time>
  )
}
