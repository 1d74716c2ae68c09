// Allowed values of single columns, against which imported rows are validated: enumerations from the tables, and formats.
import { Address } from '@understudy/contracts'
import { getTableName } from 'drizzle-orm'
import { getTableConfig, type SQLiteTable } from 'drizzle-orm/sqlite-core'
import * as z from 'zod/mini'

/** The allowed values of text columns, by `table.column`. */
export type ColumnWords = Readonly<Record<string, readonly string[]>>

/** The allowed values of number columns that are codes, by `table.column`; the tables do not declare these. */
export type ColumnNumbers = Readonly<Record<string, readonly number[]>>

/** Formats of columns that replies contain unchanged, in words and as a schema, by `table.column`. */
export type ColumnFormats = Readonly<Record<string, { readonly holds: string; readonly schema: z.core.$ZodType }>>

export const ADDRESS = { holds: 'an address of the app (/…) or of the web (https://…)', schema: Address }
export const oneOf = (words: readonly string[]) => ({ holds: `one of ${words.join(', ')}`, schema: z.enum(words) })
export const wholeBetween = (min: number, max: number) => ({
  holds: `a whole number from ${min} to ${max}`,
  schema: z.int().check(z.gte(min), z.lte(max)),
})

/** An amount of money in ten-thousandths, up to what a number holds to the last digit. */
export const MONEY = wholeBetween(0, 9_000_000_000_000_000)
/** The code of a vendor, as addresses and pictures name it. */
export const VENDOR_CODE = {
  holds: 'a code of 2 to 16 capitals, digits and underscores',
  schema: z.string().check(z.regex(/^[A-Z0-9_]{2,16}$/)),
}

/** The enumerations that tables declare. */
export const wordsIn = (...tables: SQLiteTable[]): ColumnWords =>
  Object.fromEntries(
    columnsIn(tables).flatMap(({ tableColumn, enumValues }) =>
      enumValues && enumValues.length > 0 ? [[tableColumn, enumValues]] : [],
    ),
  )

/** The boolean columns (1 or 0) that tables declare, as `table.column`. */
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
