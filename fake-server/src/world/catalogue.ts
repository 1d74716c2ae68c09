// Cache of what is read of a world's catalogue: parsed rows and whole answers.
import { LRUCache } from 'lru-cache'
import type { WorldDatabase } from './database.ts'
import { cacheStore } from './stores.ts'
import { writesOf } from './writes.ts'

/** Bytes of all worlds' cached rows and answers. */
const LIMIT = 64 * 1024 * 1024

const cache = new LRUCache<string, object>({
  maxSize: LIMIT,
  sizeCalculation: (value, key) => sizeOf(value) + key.length * 2,
})

/** Rows and answers of a world that are read often and written hardly ever: games, flags, texts. */
export interface Catalogue {
  /** What `read` returned since the last write to the world; callers share it, so they must not change it. */
  keep<T>(name: string, read: () => T): T
  /** A value that was set since the last write to the world. */
  find<T extends object>(name: string): T | undefined
  set(name: string, value: object): void
}

/** The catalogue cache of a world. Any write to the world makes all of it stale; stale values are evicted in time. */
export function catalogueOf({ $client }: WorldDatabase): Catalogue {
  const keyOf = (name: string) => `${writesOf($client).version} ${name}`
  const find = <T extends object>(name: string) => cache.get(keyOf(name)) as T | undefined
  const set = (name: string, value: object) => void cache.set(keyOf(name), value)
  return {
    find,
    set,
    keep<T>(name: string, read: () => T): T {
      const cached = find<T & object>(name)
      if (cached !== undefined) return cached
      const value = read()
      if (typeof value === 'object' && value !== null) set(name, value)
      return value
    },
  }
}

export const catalogueStore = cacheStore('catalogue', cache)

/** Estimates the memory of plain data, bytes. */
function sizeOf(value: unknown): number {
  if (typeof value === 'string') return 16 + 2 * value.length
  if (Buffer.isBuffer(value)) return value.length
  if (typeof value !== 'object' || value === null) return 8
  const parts = value instanceof Map || value instanceof Set ? [...value.values()] : Object.values(value)
  return parts.reduce((sum: number, part) => sum + 8 + sizeOf(part), 56)
}
