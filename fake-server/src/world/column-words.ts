// What single columns may hold, against which rows from elsewhere are validated: enumerations, which the tables say themselves, and formats.
import { Address } from '@understudy/contracts'
import { getTableName } from 'drizzle-orm'
import { getTableConfig, type SQLiteTable } from 'drizzle-orm/sqlite-core'
import * as z from 'zod/mini'

/** The words that columns of text may hold, by `table.column`. */
export type ColumnWords = Readonly<Record<string, readonly string[]>>

/** The numbers that columns may hold which stand for something, by `table.column`; no table says them. */
export type ColumnNumbers = Readonly<Record<string, readonly number[]>>

/** What a column holds that an answer tells as it stands, in words and as its schema, by `table.column`. */
export type ColumnFormats = Readonly<Record<string, { readonly holds: string; readonly schema: z.core.$ZodType }>>

export const ADDRESS = { holds: 'an address of the app (/…) or of the web (https://…)', schema: Address }
export const oneOf = (words: readonly string[]) => ({ holds: `one of ${words.join(', ')}`, schema: z.enum(words) })
export const wholeBetween = (min: number, max: number) => ({
  holds: `a whole number from ${min} to ${max}`,
  schema: z.int().check(z.gte(min), z.lte(max)),
})

/** What the tables themselves say of it. */
export const wordsIn = (...tables: SQLiteTable[]): ColumnWords =>
  Object.fromEntries(
    columnsIn(tables).flatMap(({ tableColumn, enumValues }) =>
      enumValues && enumValues.length > 0 ? [[tableColumn, enumValues]] : [],
    ),
  )

/** `table.column` of what is yes or no, by the tables themselves: 1 or 0. */
export const flagsIn = (...tables: SQLiteTable[]): readonly string[] =>
  columnsIn(tables).flatMap(({ tableColumn, dataType }) => (dataType === 'boolean' ? [tableColumn] : []))

const columnsIn = (tables: readonly SQLiteTable[]) =>
  tables.flatMap((table) =>
    getTableConfig(table).columns.map(({ name, enumValues, dataType }) => ({
      tableColumn: `${getTableName(table)}.${name}`,
      enumValues,
      dataType,
    })),
  )
