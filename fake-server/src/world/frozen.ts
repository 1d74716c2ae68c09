// Deep freeze, and the size of plain data, for what caches hold.
/** Deep-freezes plain data and returns it, so that no caller can change what a cache shares. */
export function frozen<T>(data: T): T {
  if (typeof data !== 'object' || data === null || Object.isFrozen(data)) return data
  for (const value of partsOf(data)) frozen(value)
  return Object.freeze(data)
}

/** Estimates the memory of plain data, bytes. */
export function weightOf(data: unknown): number {
  if (typeof data === 'string') return 16 + 2 * data.length
  if (typeof data !== 'object' || data === null) return 8
  let bytes = 56
  for (const value of partsOf(data)) bytes += 8 + weightOf(value)
  return bytes
}

const partsOf = (data: object): Iterable<unknown> =>
  data instanceof Map || data instanceof Set ? data.values() : Object.values(data)
