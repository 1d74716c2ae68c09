// Deep freeze, and the size of plain data, for what caches hold.
/** Freezes plain data through and through, and gives it back: what is kept for several calls must not be changed by one. */
export function frozen<T>(data: T): T {
  if (typeof data !== 'object' || data === null || Object.isFrozen(data)) return data
  for (const value of partsOf(data)) frozen(value)
  return Object.freeze(data)
}

/** What data weighs in memory, bytes, about. */
export function weightOf(data: unknown): number {
  if (typeof data === 'string') return 16 + 2 * data.length
  if (typeof data !== 'object' || data === null) return 8
  let bytes = 56
  for (const value of partsOf(data)) bytes += 8 + weightOf(value)
  return bytes
}

const partsOf = (data: object): Iterable<unknown> =>
  data instanceof Map || data instanceof Set ? data.values() : Object.values(data)
