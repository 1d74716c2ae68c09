// Exposes an LRU cache as a store that the health of the server measures.
import type { LRUCache } from 'lru-cache'
import type { Store } from './stores.ts'

/** A cache that counts sizes, as the health of the server shows it. */
export const sizedStore = <V extends object | string>(name: string, cache: LRUCache<string, V>): Store => ({
  name,
  bytes: () => cache.calculatedSize,
  entries: () => cache.size,
  limit: cache.maxSize,
})
