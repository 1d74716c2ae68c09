// Read-through cache of parsed catalogue rows, keyed by the catalogue's edition and frozen because worlds share it.
import type { WorldDatabase } from './database.ts'
import { ResponseCache } from './response-cache.ts'
import { readState } from './state.ts'

/**
 * What was read of the catalogue, parsed and kept until the catalogue changes. Worlds of a template whose catalogue is
 * untouched share it, so it is frozen. What is kept must follow from tables alone that say they are of the catalogue.
 */
export interface Catalogue {
  /** What `read` gives, from memory where it was read before; undefined is not kept. */
  keep<T>(name: string, read: () => T): T
}

const catalogues = new WeakMap<WorldDatabase, Catalogue>()

/** Says where things of the catalogue of a world are kept, and which edition of it there is; asked each time. */
export function keepCatalogueIn(db: WorldDatabase, answersNow: () => { kept: ResponseCache; edition: number }): void {
  catalogues.set(db, {
    keep(name, read) {
      const { kept, edition } = answersNow()
      return kept.object(`${edition} ${name}`, read)
    },
  })
}

/** The catalogue of a world, or of a database that is only being filled. */
export function catalogueOf(db: WorldDatabase): Catalogue {
  const known = catalogues.get(db)
  if (known) return known
  const kept = new ResponseCache()
  const { edition } = readState(db)
  keepCatalogueIn(db, () => ({ kept, edition: edition() }))
  return catalogueOf(db)
}
