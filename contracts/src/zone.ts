/** The merchants' calendar: their days begin in Karachi, so many hours before those of UTC, all year round. */
export const MERCHANT_ZONE_HOURS = 5
export const MERCHANT_ZONE = 'Asia/Karachi'

export const DAY = 86_400_000
const OFFSET = MERCHANT_ZONE_HOURS * 3_600_000

/** The day of the merchants' calendar an instant falls on, `YYYY-MM-DD`. */
export const merchantDay = (time: number): string => new Date(time + OFFSET).toISOString().slice(0, 10)

/** The first instant of a day of the merchants' calendar; NaN for a text that is none. */
export const startOfDay = (day: string): number => Date.parse(`${day}T00:00:00Z`) - OFFSET

/** The next beginning of a day of the merchants' calendar after an instant. */
export const nextMidnight = (now: number): number => startOfDay(merchantDay(now)) + DAY

/** The same day as a number: the next day's is one more. */
export const dayNumber = (time: number): number => Math.floor((time + OFFSET) / DAY)

/** The first instant of a day by its number. */
export const startOfDayNumber = (day: number): number => day * DAY - OFFSET
