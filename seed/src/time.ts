export const SECOND = 1_000
export const MINUTE = 60 * SECOND
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

/** Fixtures begin on a quarter of an hour, whatever moment a world begins. */
export const quarterHour = (at: number): number => at - (at % (15 * MINUTE))
