import { DAY, HOUR, MINUTE, SECOND } from '@understudy/contracts/durations'
import { LOTTERY_CALENDAR } from '@understudy/contracts/zone'

/** A draw of a game; all times epoch ms. */
export interface Issue {
  numero: string
  /** When the previous issue is drawn. */
  opensAt: number
  /** When betting closes. */
  locksAt: number
  drawAt: number
}

/** Draws at a fixed interval all day; the day's last draw is at the merchant's midnight. */
export interface FastSchedule {
  kind: 'fast'
  seconds: number
  lockSeconds: number
}

/** Draws at a fixed time on certain days. */
export interface DailySchedule {
  kind: 'daily'
  /** UTC offset of the draw's time zone in hours. */
  zone: number
  /** Minutes after midnight in that zone. */
  minute: number
  lockSeconds: number
  /** Days of the week (0 Sunday) or of the month; with neither, every day. */
  weekdays?: readonly number[]
  monthDays?: readonly number[]
}

export type Schedule = FastSchedule | DailySchedule

/** Upper bound of the search for a draw day; it covers even Fridays the 31st. */
const DAYS_BETWEEN_DRAWS = 3_000

const dayOf = (time: number, zone: number) => Math.floor((time + zone * HOUR) / DAY)
const startOf = (day: number, zone: number) => day * DAY - zone * HOUR

let lastDay: { day: number; text: string } = { day: Number.NaN, text: '' }
/** Returns `YYYYMMDD`. The last result is cached, because consecutive calls mostly ask for the same day. */
function dateText(day: number): string {
  if (lastDay.day !== day) lastDay = { day, text: new Date(day * DAY).toISOString().slice(0, 10).replaceAll('-', '') }
  return lastDay.text
}

/** Returns the first issue drawn after a time. */
export const issueAfter = (schedule: Schedule, time: number): Issue =>
  schedule.kind === 'fast' ? fastAfter(schedule, time) : dailyAfter(schedule, time)

/** Returns the last issue drawn at or before a time. */
export function issueBefore(schedule: Schedule, time: number): Issue {
  if (schedule.kind === 'fast') return fastAfter(schedule, time - schedule.seconds * SECOND)
  const { zone, minute } = schedule
  return dailyOn(schedule, drawDay(schedule, dayOf(time - minute * MINUTE, zone), -1))
}

/** Returns an issue by its number; undefined when the game has none of that number. */
export function issueNamed(schedule: Schedule, numero: string): Issue | undefined {
  const midnight = Date.UTC(Number(numero.slice(0, 4)), Number(numero.slice(4, 6)) - 1, Number(numero.slice(6, 8)))
  const day = midnight / DAY
  if (!Number.isFinite(day)) return undefined
  if (schedule.kind === 'daily') {
    const issue = isDrawDay(schedule, day) ? dailyOn(schedule, day) : undefined
    return issue?.numero === numero ? issue : undefined
  }
  const count = Number(numero.slice(8))
  const issue = fastOn(schedule, day, count)
  return count >= 1 && count <= perDay(schedule) && issue.numero === numero ? issue : undefined
}

/** Returns `count` issues, starting with `first`. */
export function issuesFrom(schedule: Schedule, first: Issue, count: number): Issue[] {
  const issues = [first]
  for (let last = first; issues.length < count; issues.push(last)) last = issueAfter(schedule, last.drawAt)
  return issues
}

/** Returns `count` issues back from `last`, the newest first. */
export function issuesBack(schedule: Schedule, last: Issue, count: number): Issue[] {
  const issues = [last]
  for (let first = last; issues.length < count; issues.push(first)) first = issueBefore(schedule, first.drawAt - 1)
  return issues
}

const perDay = ({ seconds }: FastSchedule) => DAY / (seconds * SECOND)

function fastAfter(schedule: FastSchedule, time: number): Issue {
  const day = dayOf(time, LOTTERY_CALENDAR.hours)
  const count = Math.floor((time - startOf(day, LOTTERY_CALENDAR.hours)) / (schedule.seconds * SECOND)) + 1
  return fastOn(schedule, day, count)
}

function fastOn(schedule: FastSchedule, day: number, count: number): Issue {
  const length = schedule.seconds * SECOND
  const drawAt = startOf(day, LOTTERY_CALENDAR.hours) + count * length
  const width = perDay(schedule) > 999 ? 4 : 3
  return {
    numero: `${dateText(day)}${String(count).padStart(width, '0')}`,
    opensAt: drawAt - length,
    locksAt: drawAt - schedule.lockSeconds * SECOND,
    drawAt,
  }
}

function isDrawDay({ weekdays, monthDays }: DailySchedule, day: number): boolean {
  const date = new Date(day * DAY)
  return (weekdays?.includes(date.getUTCDay()) ?? true) && (monthDays?.includes(date.getUTCDate()) ?? true)
}

/** Returns the first draw day from a day on, forwards or backwards. @throws RangeError when no draw day is near */
function drawDay(schedule: DailySchedule, from: number, step: 1 | -1): number {
  for (let days = 0; days < DAYS_BETWEEN_DRAWS; days += 1) {
    const day = from + days * step
    if (isDrawDay(schedule, day)) return day
  }
  throw new RangeError(`Nothing is drawn within ${DAYS_BETWEEN_DRAWS} days of day ${from}`)
}

function dailyAfter(schedule: DailySchedule, time: number): Issue {
  const day = dayOf(time - schedule.minute * MINUTE, schedule.zone) + 1
  return dailyOn(schedule, drawDay(schedule, day, 1))
}

function dailyOn(schedule: DailySchedule, day: number): Issue {
  const { zone, minute, lockSeconds } = schedule
  const timeOn = (date: number) => startOf(date, zone) + minute * MINUTE
  const before = drawDay(schedule, day - 1, -1)
  const drawAt = timeOn(day)
  return { numero: dateText(day), opensAt: timeOn(before), locksAt: drawAt - lockSeconds * SECOND, drawAt }
}
