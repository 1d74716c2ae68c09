// Cache of what is read of a world's catalogue: parsed rows and whole answers.
import { getTableName } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import { LRUCache } from 'lru-cache'
import { cacheStore } from '../shared/stores.ts'
import type { WorldDatabase } from './database.ts'
import { writesOf } from './writes.ts'

/** Bytes of all worlds' cached rows and answers. */
const LIMIT = 64 * 1024 * 1024

const cache = new LRUCache<string, object>({
  maxSize: LIMIT,
  sizeCalculation: (value, key) => sizeOf(value) + key.length * 2,
})

/** Rows and answers of a world that are read often and written hardly ever: games, flags, texts. */
export interface Catalogue {
  /** What `read` returned since the last write to the tables it reads; callers share it, so they must not change it. */
  keep<T>(tables: readonly SQLiteTable[], name: string, read: () => T): T
  /** The answer that was kept since the last write to the world, and a function that keeps one of this moment's content. */
  answer<T extends object>(name: string): { known: T | undefined; keep: (answer: T) => void }
}

/** The catalogue cache of a world. What a write makes stale is never found again, and evicted in time. */
export function catalogueOf({ $client }: WorldDatabase): Catalogue {
  const writes = writesOf($client)
  return {
    answer(name) {
      const key = `${writes.version} ${name}`
      return { known: cache.get(key) as never, keep: (answer) => void cache.set(key, answer) }
    },
    keep<T>(tables: readonly SQLiteTable[], name: string, read: () => T): T {
      const key = `${writes.versionOf(tables.map(getTableName))} ${name}`
      const cached = cache.get(key)
      if (cached !== undefined) return cached as T
      const value = read()
      if (typeof value === 'object' && value !== null) cache.set(key, value)
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
