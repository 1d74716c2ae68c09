// LRU cache of serialized responses and of parsed objects, bounded by bytes and partitioned by template and world.
import { LRUCache } from 'lru-cache'
import type { Span } from './clock.ts'
import { frozen, weightOf } from './frozen.ts'
import { sizedStore } from './sized-store.ts'
import type { Store } from './stores.ts'

/** A serialized, validated answer and its ETag. */
export interface CachedResponse {
  body: Buffer
  etag: string
  /** The version of the data it was built from; the answer is stale once that differs. */
  version?: string
  /** The interval of the world's time in which the answer is valid; absent: always. */
  span?: Span
  /** The same text in pieces, with the time-dependent numbers that are inserted between them at each call. */
  late?: { pieces: readonly string[]; numbers: readonly ((now: number) => number)[] }
}

/** Upper bound of parsed catalogue rows, bytes: those of some thirty templates. */
const OBJECTS = 64 * 1024 * 1024
const LIMIT = 64 * 1024 * 1024
/** Estimated overhead of a cached answer beside its texts, bytes. */
const OVERHEAD = 256

/** The response cache of a process (LRU), shared by all worlds and templates. */
export class ResponseStore {
  readonly #answers: LRUCache<string, CachedResponse>
  readonly objects = new LRUCache<string, object>({ maxSize: OBJECTS, sizeCalculation: weightOf })
  readonly store: Store
  readonly objectStore: Store
  #scopes = 0

  constructor(limit = LIMIT) {
    this.#answers = new LRUCache({
      maxSize: limit,
      // Keys contain search terms, at two bytes a character.
      sizeCalculation: ({ body, etag, late }, key) =>
        body.length * (late ? 2 : 1) + etag.length + key.length * 2 + OVERHEAD,
    })
    this.store = sizedStore('answers', this.#answers)
    this.objectStore = sizedStore('catalogue', this.objects)
  }

  /** A partition of the cache with keys of its own. */
  partition(): ResponseCache {
    return new ResponseCache(this)
  }

  newScope(): string {
    this.#scopes += 1
    return `${this.#scopes} `
  }

  get = (key: string): CachedResponse | undefined => this.#answers.get(key)
  keep = (key: string, answer: CachedResponse): void => void this.#answers.set(key, answer)
}

/** One partition of the response cache: the answers of a template or of a world, by key. */
export class ResponseCache {
  readonly #cache: ResponseStore
  #scope: string

  constructor(cache = new ResponseStore()) {
    this.#cache = cache
    this.#scope = cache.newScope()
  }

  get = (key: string): CachedResponse | undefined => this.#cache.get(this.#scope + key)
  keep = (key: string, answer: CachedResponse): void => this.#cache.keep(this.#scope + key, answer)

  /** Returns the cached result of `read`, deep-frozen because callers share it. */
  object<T>(name: string, read: () => T): T {
    const key = this.#scope + name
    const known = this.#cache.objects.get(key)
    if (known !== undefined) return known as T
    const made = frozen(read())
    if (typeof made === 'object' && made !== null) this.#cache.objects.set(key, made)
    return made
  }

  /** Invalidates the partition by changing its key prefix; old entries are evicted in time as least recently used. */
  forget(): void {
    this.#scope = this.#cache.newScope()
  }

  /** An empty partition of the same cache. */
  another = (): ResponseCache => this.#cache.partition()
}
