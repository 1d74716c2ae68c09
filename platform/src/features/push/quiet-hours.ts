import type { push } from '@understudy/contracts'
import { DAY, MINUTE } from '@understudy/contracts/durations'
import type { Calendar } from '@understudy/contracts/zone'

/** Returns when the quiet hours end that a time lies in, epoch ms; null outside of them. */
export function quietUntil({ startOfDayNumber, dayNumber }: Calendar, quiet: push.QuietHours | null, time: number) {
  if (!quiet) return null
  const { from, until } = quiet
  const midnight = startOfDayNumber(dayNumber(time))
  const minute = Math.floor((time - midnight) / MINUTE)
  const isQuiet = from < until ? from <= minute && minute < until : from <= minute || minute < until
  if (!isQuiet) return null
  const end = midnight + until * MINUTE
  return end > time ? end : end + DAY
}
