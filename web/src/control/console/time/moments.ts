import { calendar } from '@/shared/clock/calendar'

const OFFSET = calendar().hours * 3_600_000
const format = new Intl.DateTimeFormat('en-PK', {
  timeZone: calendar().zone,
  hourCycle: 'h23',
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
})
const short = new Intl.DateTimeFormat('en-PK', {
  timeZone: calendar().zone,
  hourCycle: 'h23',
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
})

/** Formats a time in the merchants' zone, whatever the browser's zone is. */
export const momentText = (time: number) => format.format(time)
export const shortMoment = (time: number) => short.format(time)

/** Converts a time for a field of `datetime-local`, and back; an invalid text gives undefined. */
export const fieldOf = (time: number) => new Date(time + OFFSET).toISOString().slice(0, 19)
export function momentOf(field: string): number | undefined {
  const time = Date.parse(`${field}Z`) - OFFSET
  return Number.isNaN(time) ? undefined : time
}
