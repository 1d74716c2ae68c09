// Key-value store in the world's database, with the counter of its random source.
import type { WorldDatabase } from './database.ts'

/** The kernel's own rows of a world: values by key, and the random source's counter. */
export interface StateStore {
  get(key: string): unknown
  set(key: string, value: unknown): void
  /** Increases with every `set`, even one that is rolled back. */
  version: () => number
  draw: () => number
}

/** Keys of state that is never shown, and that a capsule does not include. */
export const SECRET_STATE = {
  /** What the world signs with. */
  signing: 'secret',
  /** Storage of the browser that a capsule was taken in, for who opens its link; the capsule has it beside the database. */
  storage: 'storage',
} as const

/** The keys as a list of SQL string literals. */
export const SECRET_STATE_LIST = Object.values(SECRET_STATE)
  .map((key) => `'${key}'`)
  .join(', ')

const stores = new WeakMap<WorldDatabase, StateStore>()

/** The state store of a database. Statements are prepared lazily, as creating a world needs only a few. */
export function readState(db: WorldDatabase): StateStore {
  const existing = stores.get(db)
  if (existing) return existing
  const opened = openState(db)
  stores.set(db, opened)
  return opened
}

function openState(db: WorldDatabase): StateStore {
  const sqlite = db.$client
  let version = 0
  const select = sqlite.prepare('SELECT value FROM world_state WHERE key = ?').pluck()
  const upsert = lazily(() =>
    sqlite.prepare(
      'INSERT INTO world_state (key, value) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value',
    ),
  )
  const draw = lazily(() =>
    sqlite
      .prepare(
        'INSERT INTO random_state (id, drawn) VALUES (1, 1) ON CONFLICT (id) DO UPDATE SET drawn = drawn + 1 RETURNING drawn',
      )
      .pluck(),
  )
  return {
    get(key) {
      const value = select.get(key) as string | undefined
      return value === undefined ? undefined : JSON.parse(value)
    },
    set(key, value) {
      version += 1
      upsert().run(key, JSON.stringify(value))
    },
    version: () => version,
    draw: () => draw().get() as number,
  }
}

function lazily<T>(make: () => T): () => T {
  let cached: T | undefined
  return () => {
    cached ??= make()
    return cached
  }
}
