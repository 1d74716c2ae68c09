import { DAY, HOUR, MINUTE, SECOND } from '@understudy/contracts/durations'
import { twoDigits } from './digits.ts'

/** Formats a duration in ms for a countdown: `2:05`, `1:00:00`; a started second counts in full. */
export function countdown(ms: number): string {
  const remaining = Math.max(0, Math.ceil(ms / SECOND) * SECOND)
  const hours = Math.floor(remaining / HOUR)
  const minutes = Math.floor((remaining % HOUR) / MINUTE)
  const seconds = twoDigits(Math.floor((remaining % MINUTE) / SECOND))
  return hours > 0 ? `${hours}:${twoDigits(minutes)}:${seconds}` : `${twoDigits(minutes)}:${seconds}`
}

/** Formats a duration in ms as ISO 8601: `PT1H5M`. */
export function isoDuration(ms: number): string {
  const remaining = Math.max(0, Math.ceil(ms / SECOND))
  return `PT${remaining}S`
}

export const isDaysAway = (ms: number): boolean => ms >= DAY
