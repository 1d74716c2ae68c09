// Exposes an LRU cache as a store that the health of the server measures.
import type { LRUCache } from 'lru-cache'
import type { Store } from './stores.ts'

/** Adapts a size-bounded LRU cache to the `Store` interface. */
export const sizedStore = <V extends object | string>(name: string, cache: LRUCache<string, V>): Store => ({
  name,
  bytes: () => cache.calculatedSize,
  entries: () => cache.size,
  limit: cache.maxSize,
})
