// Registry of the tables whose reads are cached: a write to one of them invalidates the cache of its world.
import { getTableName } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'

const names = new Set<string>()

/** Registers a table whose reads are cached: each write to it increments the catalogue's edition. */
export function catalogueTable<T extends SQLiteTable>(table: T): T {
  names.add(getTableName(table))
  return table
}

export const isOfCatalogue = (table: string): boolean => names.has(table)
