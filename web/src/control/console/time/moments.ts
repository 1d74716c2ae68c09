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

/** A moment in the merchants' zone, whatever zone the desk is in. */
export const momentText = (time: number) => format.format(time)
export const shortMoment = (time: number) => short.format(time)

/** The same for a field of `datetime-local`, and back; undefined for a text that is none. */
export const fieldOf = (time: number) => new Date(time + OFFSET).toISOString().slice(0, 19)
export function momentOf(field: string): number | undefined {
  const time = Date.parse(`${field}Z`) - OFFSET
  return Number.isNaN(time) ? undefined : time
}
