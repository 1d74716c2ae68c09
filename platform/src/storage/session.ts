import type { Database as BetterSqlite } from 'better-sqlite3'
import type { TablesRelationalConfig } from 'drizzle-orm'
import { BetterSQLiteSession } from 'drizzle-orm/better-sqlite3/session'
import { SQLiteSyncDialect } from 'drizzle-orm/sqlite-core'
import type { Database } from './sqlite.ts'

export const dialect = new SQLiteSyncDialect()

/** Drizzle's session over a client: its type names all of better-sqlite3, of which it needs statements only. */
export const sessionOn = <Schema extends Record<string, unknown>, Tables extends TablesRelationalConfig>(
  client: Pick<Database, 'prepare'>,
) => new BetterSQLiteSession<Schema, Tables>(client as BetterSqlite, dialect, undefined)
