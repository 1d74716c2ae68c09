// Read-through cache of parsed catalogue rows, keyed by the catalogue's edition and frozen because worlds share it.
import type { WorldDatabase } from './database.ts'
import { ResponseCache } from './response-cache.ts'
import { readState } from './state.ts'

/**
 * Caches parsed catalogue rows until the catalogue changes. Worlds of one template share the values while their
 * catalogue is unchanged, so they are frozen. A cached value must depend on registered catalogue tables alone.
 */
export interface Catalogue {
  /** Returns the cached result of `read`; undefined is not cached. */
  keep<T>(name: string, read: () => T): T
}

const catalogues = new WeakMap<WorldDatabase, Catalogue>()

/** Sets the cache of a world's catalogue; `answersNow` gives the cache and the current edition at each access. */
export function keepCatalogueIn(db: WorldDatabase, answersNow: () => { kept: ResponseCache; edition: number }): void {
  catalogues.set(db, {
    keep(name, read) {
      const { kept, edition } = answersNow()
      return kept.object(`${edition} ${name}`, read)
    },
  })
}

/** The catalogue cache of a world, or of a database that is still being seeded. */
export function catalogueOf(db: WorldDatabase): Catalogue {
  const known = catalogues.get(db)
  if (known) return known
  const kept = new ResponseCache()
  const { edition } = readState(db)
  keepCatalogueIn(db, () => ({ kept, edition: edition() }))
  return catalogueOf(db)
}
