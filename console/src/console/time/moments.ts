import { calendar } from '@/shared/clock/calendar'

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
