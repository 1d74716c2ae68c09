/** Default date of factory objects: an arbitrary fixed time, because factories know no world. */
export const FACTORY_TIME = Date.UTC(2025, 0, 15, 12)
