import { MINUTE } from '@understudy/contracts/durations'

/** Rounds down to a quarter of an hour, when fixtures start. */
export const quarterHour = (at: number): number => at - (at % (15 * MINUTE))

/** Default date of factory objects: an arbitrary fixed time, because factories know no world. */
export const FACTORY_TIME = Date.UTC(2025, 0, 15, 12)
