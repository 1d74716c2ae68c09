import { FEATURES } from '../platform/features.ts'
import { type ColumnRules, rulesOf } from '../storage/column-rules.ts'
import { outbox } from '../storage/world.table.ts'

/** What the columns of all tables hold, where the schema alone does not say. */
export const COLUMN_RULES: ColumnRules = Object.assign({}, rulesOf(outbox), ...FEATURES.map(({ columns }) => columns))
