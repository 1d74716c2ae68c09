import { DAY, MERCHANT_ZONE_HOURS } from '@understudy/contracts/zone'

/** A draw of a game; all times epoch ms. */
export interface Issue {
  numero: string
  /** From here on the issue before it is drawn. */
  opensAt: number
  /** Betting closes. */
  locksAt: number
  drawAt: number
}

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** All day long, the first draw an interval after the merchant's midnight and the last one at the next midnight. */
export interface FastSchedule {
  kind: 'fast'
  seconds: number
  lockSeconds: number
}

/** At a time of some days. */
export interface DailySchedule {
  kind: 'daily'
  /** Hours the zone of the draw is ahead of UTC. */
  zone: number
  /** Minutes after the zone's midnight. */
  minute: number
  lockSeconds: number
  /** Of the week (0 Sunday) or of the month; neither: every day. */
  weekdays?: readonly number[]
  monthDays?: readonly number[]
}

export type Schedule = FastSchedule | DailySchedule

/** A game that draws at all does so on one of that many days, even on a Friday the 31st. */
const DAYS_BETWEEN_DRAWS = 3_000

const dayOf = (time: number, zone: number) => Math.floor((time + zone * HOUR) / DAY)
const startOf = (day: number, zone: number) => day * DAY - zone * HOUR

let lastDay: { day: number; text: string } = { day: Number.NaN, text: '' }
/** `YYYYMMDD`; nearly all who ask ask for the same day. */
function dateText(day: number): string {
  if (lastDay.day !== day) lastDay = { day, text: new Date(day * DAY).toISOString().slice(0, 10).replaceAll('-', '') }
  return lastDay.text
}

/** All draws of all games fall on multiples of this: between two of them nothing is drawn and no draw begins. */
export const DRAW_STEP = MINUTE / 2
export const drawStepOf = (time: number) => Math.floor(time / DRAW_STEP)

/** All draws and locks of all games fall on multiples of this: between two of them no order changes how it stands. */
export const LOCK_STEP = 5_000
export const lockStepOf = (time: number) => Math.floor(time / LOCK_STEP)

/** The first issue drawn after that time. */
export const issueAfter = (schedule: Schedule, time: number): Issue =>
  schedule.kind === 'fast' ? fastAfter(schedule, time) : dailyAfter(schedule, time)

/** The last issue drawn at that time or before. */
export function issueBefore(schedule: Schedule, time: number): Issue {
  if (schedule.kind === 'fast') return fastAfter(schedule, time - schedule.seconds * 1_000)
  const { zone, minute } = schedule
  return dailyOn(schedule, drawDay(schedule, dayOf(time - minute * MINUTE, zone), -1))
}

/** The issue of that name; undefined where the game has none. */
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

/** That many issues from the first one on. */
export function issuesFrom(schedule: Schedule, first: Issue, count: number): Issue[] {
  const issues = [first]
  for (let last = first; issues.length < count; issues.push(last)) last = issueAfter(schedule, last.drawAt)
  return issues
}

/** That many issues back from the last one, the newest first. */
export function issuesBack(schedule: Schedule, last: Issue, count: number): Issue[] {
  const issues = [last]
  for (let first = last; issues.length < count; issues.push(first)) first = issueBefore(schedule, first.drawAt - 1)
  return issues
}

export const perDay = ({ seconds }: FastSchedule) => DAY / (seconds * 1_000)

function fastAfter(schedule: FastSchedule, time: number): Issue {
  const day = dayOf(time, MERCHANT_ZONE_HOURS)
  const count = Math.floor((time - startOf(day, MERCHANT_ZONE_HOURS)) / (schedule.seconds * 1_000)) + 1
  return fastOn(schedule, day, count)
}

function fastOn(schedule: FastSchedule, day: number, count: number): Issue {
  const length = schedule.seconds * 1_000
  const drawAt = startOf(day, MERCHANT_ZONE_HOURS) + count * length
  const width = perDay(schedule) > 999 ? 4 : 3
  return {
    numero: `${dateText(day)}${String(count).padStart(width, '0')}`,
    opensAt: drawAt - length,
    locksAt: drawAt - schedule.lockSeconds * 1_000,
    drawAt,
  }
}

function isDrawDay({ weekdays, monthDays }: DailySchedule, day: number): boolean {
  const date = new Date(day * DAY)
  return (weekdays?.includes(date.getUTCDay()) ?? true) && (monthDays?.includes(date.getUTCDate()) ?? true)
}

/** The first day of a draw from that day on, or back; throws RangeError for a schedule, or a time, without one. */
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
  return { numero: dateText(day), opensAt: timeOn(before), locksAt: drawAt - lockSeconds * 1_000, drawAt }
}
