// What columns hold, against which imported rows and rows edited by hand are validated.
import { Address, PACK_LANGUAGES } from '@understudy/contracts'
import { getTableColumns, getTableName } from 'drizzle-orm'
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'
import * as z from 'zod/mini'
import { isBounded } from '../shared/bounded-pattern.ts'

/** What a column holds besides null, in words and as a schema. */
export interface ColumnRule {
  readonly holds: string
  readonly schema: z.core.$ZodType
  /** The schema is of the JSON that the column's text encodes. */
  readonly isJson?: boolean
}

/** Rules by `table.column`. */
export type ColumnRules = Readonly<Record<string, ColumnRule>>

/** Rules of a table's columns: enumerations and booleans are in the table itself, the others are given by their properties. */
export function rulesOf<T extends SQLiteTable>(
  table: T,
  given: { readonly [Property in keyof T['$inferSelect']]?: ColumnRule } = {},
): ColumnRules {
  const rules: Partial<Record<string, ColumnRule>> = given
  return Object.fromEntries(
    Object.entries(getTableColumns(table)).flatMap(([property, column]) => {
      const rule = rules[property] ?? declaredRule(column)
      return rule ? [[`${getTableName(table)}.${column.name}`, rule]] : []
    }),
  )
}

function declaredRule({ dataType, enumValues }: SQLiteColumn): ColumnRule | undefined {
  if (dataType === 'boolean') return oneOf([0, 1])
  return enumValues && enumValues.length > 0 ? oneOf(enumValues) : undefined
}

export const oneOf = (values: readonly (string | number)[]): ColumnRule => ({
  holds: `one of ${values.map((value) => (value === '' ? '(empty)' : value)).join(', ')}`,
  schema: z.literal([...values]),
})

export const wholeBetween = (min: number, max: number): ColumnRule => ({
  holds: `a whole number from ${min} to ${max}`,
  schema: z.int().check(z.gte(min), z.lte(max)),
})

export const jsonOf = (schema: z.core.$ZodType): ColumnRule => ({ holds: 'JSON', schema, isJson: true })

export const ADDRESS: ColumnRule = { holds: 'an address of the app (/…) or of the web (https://…)', schema: Address }

/** An amount of money in ten-thousandths, up to what a number holds to the last digit. */
export const MONEY = wholeBetween(0, 9_000_000_000_000_000)

/** The code of a vendor, as addresses and pictures name it. */
export const VENDOR_CODE: ColumnRule = {
  holds: 'a code of 2 to 16 capitals, digits and underscores',
  schema: z.string().check(z.regex(/^[A-Z0-9_]{2,16}$/)),
}

/** Texts by language, each short enough to be parsed in milliseconds however its elements are nested. */
export const Texts = z.record(z.enum(PACK_LANGUAGES), z.string().check(z.maxLength(20_000)))
export const TEXTS = jsonOf(Texts)

/** A regular expression without exponential backtracking. */
export const Pattern = z.string().check(
  z.maxLength(200),
  z.refine((text) => text === '*' || isBounded(text), { error: 'pattern' }),
)
