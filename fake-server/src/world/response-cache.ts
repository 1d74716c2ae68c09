// LRU cache of serialized responses and of parsed objects, bounded by bytes and partitioned by template and world.
import { LRUCache } from 'lru-cache'
import type { Span } from './clock.ts'
import { frozen, weightOf } from './frozen.ts'
import { sizedStore } from './sized-store.ts'
import type { Store } from './stores.ts'

/** A serialized, checked answer and the tag a client can ask again with. */
export interface CachedResponse {
  body: Buffer
  etag: string
  /** What it was built of, where it holds for that alone. */
  version?: string
  /** The stretch of the world's time that it holds in, where it does not hold in all of it. */
  span?: Span
  /** The same text in pieces, where numbers that go with the time belong between them. */
  late?: { pieces: readonly string[]; numbers: readonly ((now: number) => number)[] }
}

/** Rows and lists of rows of the catalogue that are kept parsed, bytes: those of some thirty templates. */
const OBJECTS = 64 * 1024 * 1024
const LIMIT = 64 * 1024 * 1024
/** What keeping an answer costs beside its texts, bytes. */
const OVERHEAD = 256

/** The cached answers of a process, all worlds and templates together; the least recently used leave first. */
export class ResponseStore {
  readonly #answers: LRUCache<string, CachedResponse>
  readonly objects = new LRUCache<string, object>({ maxSize: OBJECTS, sizeCalculation: weightOf })
  readonly store: Store
  readonly objectStore: Store
  #scopes = 0

  constructor(limit = LIMIT) {
    this.#answers = new LRUCache({
      maxSize: limit,
      // A key holds what was searched for, at two bytes a character.
      sizeCalculation: ({ body, etag, late }, key) =>
        body.length * (late ? 2 : 1) + etag.length + key.length * 2 + OVERHEAD,
    })
    this.store = sizedStore('answers', this.#answers)
    this.objectStore = sizedStore('catalogue', this.objects)
  }

  /** A partition of the cache: its keys meet those of no other one. */
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

/** The answers of one template or world by key. */
export class ResponseCache {
  readonly #cache: ResponseStore
  #scope: string

  constructor(cache = new ResponseStore()) {
    this.#cache = cache
    this.#scope = cache.newScope()
  }

  get = (key: string): CachedResponse | undefined => this.#cache.get(this.#scope + key)
  keep = (key: string, answer: CachedResponse): void => this.#cache.keep(this.#scope + key, answer)

  /** What `read` gives, frozen, as it may be shared; from memory where it was read before. */
  object<T>(name: string, read: () => T): T {
    const key = this.#scope + name
    const known = this.#cache.objects.get(key)
    if (known !== undefined) return known as T
    const made = frozen(read())
    if (typeof made === 'object' && made !== null) this.#cache.objects.set(key, made)
    return made
  }

  /** What was kept is found no more, and leaves the cache as the least recently used. */
  forget(): void {
    this.#scope = this.#cache.newScope()
  }

  /** An empty partition of the same cache. */
  another = (): ResponseCache => this.#cache.partition()
}
