const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const two = (count: number) => String(count).padStart(2, '0')

/** A stretch of time in ms as it is counted down: `2:05`, `1:00:00`; what has begun of a second counts. */
export function countdown(ms: number): string {
  const left = Math.max(0, Math.ceil(ms / SECOND) * SECOND)
  const hours = Math.floor(left / HOUR)
  const minutes = Math.floor((left % HOUR) / MINUTE)
  const seconds = two(Math.floor((left % MINUTE) / SECOND))
  return hours > 0 ? `${hours}:${two(minutes)}:${seconds}` : `${two(minutes)}:${seconds}`
}

/** The same for machines: `PT1H5M`. */
export function isoDuration(ms: number): string {
  const left = Math.max(0, Math.ceil(ms / SECOND))
  return `PT${left}S`
}

export const isDaysAway = (ms: number): boolean => ms >= DAY
