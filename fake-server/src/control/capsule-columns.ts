import type { Database } from 'better-sqlite3'
import * as z from 'zod/mini'
import { FEATURES } from '../features.ts'
import type { JsonColumns } from '../world/json-columns.ts'
import { refused } from './capsule-file.ts'

/** What each column of JSON must hold. */
export const JSON_COLUMNS: JsonColumns = Object.assign({}, ...FEATURES.map(({ jsonColumns }) => jsonColumns))

/** Holds every column of JSON against what it must hold; throws a refusal that names table, column and row. */
export function checkJsonColumns(sqlite: Database): void {
  for (const [place, schema] of Object.entries(JSON_COLUMNS)) {
    const [table, column] = place.split('.')
    const rows = sqlite
      .prepare<[], { row: number; value: unknown }>(`SELECT rowid AS row, "${column}" AS value FROM "${table}"`)
      .iterate()
    for (const { row, value } of rows) {
      const wrong = wrongIn(schema, value)
      if (wrong !== undefined) throw refused(`${place} of row ${row} is not valid at ${wrong}`)
    }
  }
}

/** Where a text of JSON is not what its column must hold; undefined where it is. */
export function wrongIn(schema: z.core.$ZodType, value: unknown): string | undefined {
  const parsed = z.safeParse(schema, jsonIn(value))
  return parsed.success ? undefined : parsed.error.issues[0]?.path.join('.') || 'the top'
}

function jsonIn(text: unknown): unknown {
  try {
    return typeof text === 'string' ? JSON.parse(text) : undefined
  } catch {
    return undefined
  }
}
