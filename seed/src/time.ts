export const SECOND = 1_000
export const MINUTE = 60 * SECOND
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

/** Rounds down to a quarter of an hour, when fixtures start. */
export const quarterHour = (at: number): number => at - (at % (15 * MINUTE))
