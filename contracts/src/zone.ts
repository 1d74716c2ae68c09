import { DAY, HOUR } from './durations.ts'

/** Time zones of merchants, with their hours ahead of UTC: those without daylight saving, so that each day has 24 hours. */
export const MERCHANT_ZONES = {
  'Africa/Lagos': 1,
  'Africa/Johannesburg': 2,
  'Africa/Nairobi': 3,
  'Asia/Riyadh': 3,
  'Asia/Dubai': 4,
  'Asia/Karachi': 5,
  'Asia/Tashkent': 5,
  'Asia/Dhaka': 6,
  'Asia/Ho_Chi_Minh': 7,
  'Asia/Bangkok': 7,
  'Asia/Manila': 8,
  'Asia/Tokyo': 9,
} as const
export type MerchantZone = keyof typeof MERCHANT_ZONES
export const MERCHANT_ZONE_NAMES = Object.keys(MERCHANT_ZONES) as MerchantZone[]

/** Days of a time zone; instants are epoch ms. */
export interface Calendar {
  readonly zone: MerchantZone
  /** Hours ahead of UTC. */
  readonly hours: number
  /** The day of an instant, `YYYY-MM-DD`. */
  dayOf(time: number): string
  /** The first instant of a day; NaN for an invalid text. */
  startOfDay(day: string): number
  /** The start of the day after an instant. */
  nextMidnight(time: number): number
  /** The number of an instant's day; consecutive days have consecutive numbers. */
  dayNumber(time: number): number
  /** The first instant of a day by its number. */
  startOfDayNumber(day: number): number
}

const calendars = new Map<MerchantZone, Calendar>()

/** Returns the calendar of a time zone. */
export function calendarOf(zone: MerchantZone): Calendar {
  const existing = calendars.get(zone)
  if (existing) return existing
  const hours = MERCHANT_ZONES[zone]
  const offset = hours * HOUR
  const dayNumber = (time: number) => Math.floor((time + offset) / DAY)
  const startOfDayNumber = (day: number) => day * DAY - offset
  const calendar: Calendar = {
    zone,
    hours,
    dayOf: (time) => new Date(time + offset).toISOString().slice(0, 10),
    startOfDay: (day) => Date.parse(`${day}T00:00:00Z`) - offset,
    nextMidnight: (time) => startOfDayNumber(dayNumber(time) + 1),
    dayNumber,
    startOfDayNumber,
  }
  calendars.set(zone, calendar)
  return calendar
}

/** The calendar of the lottery, whose draws are the same for all merchants. */
export const LOTTERY_CALENDAR = calendarOf('Asia/Karachi')
