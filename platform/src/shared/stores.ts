// Registry of everything that holds bytes in memory, so that the sum is observable and each has its bound.
import type { LRUCache } from 'lru-cache'

/** Something that holds memory of the process within a bound. */
export interface Store {
  /** Unique name, as shown by the server's health. */
  name: string
  /** Bytes held now. */
  bytes(): number
  /** Items held now: answers, calls, listeners. */
  entries(): number
  /** Bytes it never exceeds. */
  limit: number
}

export interface StoreUse {
  name: string
  bytes: number
  limit: number
  entries: number
}

/** Registry of all bounded stores of a process. */
export class Stores {
  readonly #stores = new Map<string, Store>()

  /** Throws when the name is taken. */
  register(store: Store): void {
    if (this.#stores.has(store.name)) throw new Error(`Two stores are called ${store.name}.`)
    this.#stores.set(store.name, store)
  }

  /** The usage of each store, in the order of registration. */
  use(): StoreUse[] {
    return [...this.#stores.values()].map((store) => ({
      name: store.name,
      bytes: store.bytes(),
      limit: store.limit,
      entries: store.entries(),
    }))
  }
}

/** What a cache bounded by bytes holds. */
export const cacheStore = <V extends object | string>(name: string, cache: LRUCache<string, V>): Store => ({
  name,
  bytes: () => cache.calculatedSize,
  entries: () => cache.size,
  limit: cache.maxSize,
})
