/** The merchants' days begin in Karachi, five hours before those of UTC, all year round. */
const ZONE_OFFSET = 5 * 3_600_000
export const DAY = 86_400_000

export const nextMidnight = (now: number) => (Math.floor((now + ZONE_OFFSET) / DAY) + 1) * DAY - ZONE_OFFSET

/** The day of the merchants' calendar an instant falls on, `YYYY-MM-DD`. */
export const dayOf = (time: number): string => new Date(time + ZONE_OFFSET).toISOString().slice(0, 10)

/** The first instant of a day of the merchants' calendar. */
export const startOfDay = (day: string): number => Date.parse(`${day}T00:00:00Z`) - ZONE_OFFSET
