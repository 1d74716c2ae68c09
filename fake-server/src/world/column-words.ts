// Enumerations of text columns, derived from the tables, against which rows from elsewhere are validated.
import { getTableName } from 'drizzle-orm'
import { getTableConfig, type SQLiteTable } from 'drizzle-orm/sqlite-core'

/** The words that columns of text may hold, by `table.column`. */
export type ColumnWords = Readonly<Record<string, readonly string[]>>

/** The numbers that columns may hold which stand for something, by `table.column`; no table says them. */
export type ColumnNumbers = Readonly<Record<string, readonly number[]>>

/** What the tables themselves say of it. */
export const wordsIn = (...tables: SQLiteTable[]): ColumnWords =>
  Object.fromEntries(
    tables.flatMap((table) =>
      getTableConfig(table).columns.flatMap(({ name, enumValues }) =>
        enumValues && enumValues.length > 0 ? [[`${getTableName(table)}.${name}`, enumValues]] : [],
      ),
    ),
  )
