import { useNow } from '@/shared/clock/use-now'
import { countdown, isoDuration } from '@/shared/format/duration'

/** How long it is until a time of the world, told to nobody each second: `role=timer` is silent. */
export function Countdown({ until, label, className }: { until: number; label?: string; className?: string }) {
  const left = until - useNow()
  return (
    <time role="timer" aria-label={label} dateTime={isoDuration(left)} dir="ltr" className={className}>
      {countdown(left)}
    </time>
  )
}
